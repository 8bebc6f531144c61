import { expect, test } from 'vitest'
import { characterName, findUnusualCharacter, findUnusualSpace } from './unusualCharacters.ts'

test.each([
  ['100\u200b', 'ZERO WIDTH SPACE (U+200B)', '100'],
  ['1\u00ad00', 'SOFT HYPHEN (U+00AD)', '100'],
  ['\u202a100\u202c', 'LEFT-TO-RIGHT EMBEDDING (U+202A)', '100'],
  ['\u2066100\u2069', 'LEFT-TO-RIGHT ISOLATE (U+2066)', '100'],
  ['10\ufeff0', 'ZERO WIDTH NO-BREAK SPACE (U+FEFF)', '100'],
  ['100\u0007', 'U+0007', '100'],
  ['１００．５', 'FULLWIDTH DIGIT ONE (U+FF11)', '100.5'],
  ['٣٠', 'ARABIC-INDIC DIGIT THREE (U+0663)', '30'],
  ['९', 'DEVANAGARI DIGIT NINE (U+096F)', '9'],
  ['𝟗', 'U+1D7D7', '9'],
])('“%s” holds %s and reads %s without it', (text, character, plain) => {
  expect(findUnusualCharacter(text)).toEqual({ character, plain })
})

test('a text that is shown in reverse order has no plain form', () => {
  expect(findUnusualCharacter('\u202e001')).toEqual({ character: 'RIGHT-TO-LEFT OVERRIDE (U+202E)', plain: undefined })
})

test.each(['1,000.50', '1’000', '1\u202f000', '−5', '€5', 'Ada', '张', ''])('“%s” holds nothing unusual', (text) => {
  expect(findUnusualCharacter(text)).toBeUndefined()
})

test('spaces other than the usual one are found by name', () => {
  expect(findUnusualSpace('10\u00a00')).toEqual({ character: 'NO-BREAK SPACE (U+00A0)', plain: '100' })
  expect(findUnusualSpace('10 0')).toBeUndefined()
  expect(characterName('\u2009')).toBe('THIN SPACE (U+2009)')
})
