import { beforeEach, expect, test } from 'vitest'
import { changeRecord, readRecord } from './localRecord.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

beforeEach(() => kept.clear())

test('a field is written without the others, and what another tab wrote since stays', () => {
  changeRecord('a', { theme: 'dark' }, storage)
  kept.set('a', '{"theme":"dark","numbers":"de-DE"}')
  expect(changeRecord('a', { theme: undefined, locale: 'de' }, storage)).toBe(true)
  expect(readRecord('a', storage)).toEqual({ numbers: 'de-DE', locale: 'de' })
})

test.each(['no json', '7', 'null', '"text"'])('%s counts as no record, and is replaced', (text) => {
  kept.set('a', text)
  expect(readRecord('a', storage)).toEqual({})
  changeRecord('a', { theme: 'dark' }, storage)
  expect(readRecord('a', storage)).toEqual({ theme: 'dark' })
})

test('storage that is full or switched off keeps nothing, and says so', () => {
  const full = {
    ...storage,
    setItem() {
      throw new DOMException('', 'QuotaExceededError')
    },
  }
  expect(changeRecord('a', { theme: 'dark' }, full)).toBe(false)
})
