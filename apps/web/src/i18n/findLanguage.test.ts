import { expect, test } from 'vitest'
import { findLanguage, findNumbers } from './findLanguage.ts'

test.each([
  [['de-AT', 'en'], 'de'],
  [['en-IE', 'de'], 'en'],
  [['fr-FR', 'de-DE', 'en'], 'de'],
  [['es-419', 'en'], 'es'],
  [['zh-Hans-SG'], 'zh-CN'],
  [['zh'], 'zh-CN'],
  [['zh-TW', 'de'], 'de'],
  [['pt-BR', 'ja'], 'en'],
  [['C', 'en-US@posix', 'de'], 'en'],
  [[], 'en'],
])('of a browser that wants %j the pages speak %s', (tags, language) => {
  expect(findLanguage(tags)).toBe(language)
})

test('numbers are written as the browser’s own region does', () => {
  expect(findNumbers(['en', 'es-MX', 'es'], 'es', 'es-ES')).toBe('es-MX')
  expect(findNumbers(['en'], 'de', 'de-DE')).toBe('de-DE')
})
