// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { typedList } from './typedList.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a list that is typed is there again, for its draft alone, until it is emptied', () => {
  typedList.set('one', '0x1,2')
  typedList.set('two', '0x3,4')
  expect([typedList.get('one'), typedList.get('two'), typedList.get('three')]).toEqual(['0x1,2', '0x3,4', ''])
  typedList.set('one', '')
  expect([typedList.get('one'), typedList.get('two')]).toEqual(['', '0x3,4'])
})

test('a text that is too long leaves no shorter one behind', () => {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => texts.delete(key),
    setItem(key: string, text: string) {
      if (text.length > 5) throw new DOMException('full', 'QuotaExceededError')
      texts.set(key, text)
    },
  })
  typedList.set('one', 'short')
  expect(typedList.get('one')).toBe('short')
  typedList.set('one', 'longer')
  expect(typedList.get('one')).toBe('')
})

test('a browser that keeps nothing has no text', () => {
  vi.stubGlobal('localStorage', undefined)
  typedList.set('one', 'short')
  expect(typedList.get('one')).toBe('')
})
