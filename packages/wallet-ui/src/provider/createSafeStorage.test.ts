import { expect, test } from 'vitest'
import { createSafeStorage } from './createSafeStorage.ts'

test('values go to the browser and come back from it', () => {
  const browser = new Map<string, string>()
  const storage = createSafeStorage(() => ({
    getItem: (key) => browser.get(key) ?? null,
    setItem: (key, value) => void browser.set(key, value),
    removeItem: (key) => void browser.delete(key),
  }))
  storage.setItem('a', '1')
  expect(browser.get('a')).toBe('1')
  expect(storage.getItem('a')).toBe('1')
  storage.removeItem('a')
  expect(storage.getItem('a')).toBeNull()
})

test('a storage that may not even be looked at is replaced by memory', { tags: ['R13'] }, () => {
  const storage = createSafeStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  storage.setItem('a', '1')
  expect(storage.getItem('a')).toBe('1')
  storage.removeItem('a')
  expect(storage.getItem('a')).toBeNull()
})

test('a full storage keeps the newest value in memory, not the old one in the browser', { tags: ['R13'] }, () => {
  let isFull = false
  const browser = new Map<string, string>()
  const storage = createSafeStorage(() => ({
    getItem: (key) => browser.get(key) ?? null,
    setItem: (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      browser.set(key, value)
    },
    removeItem: (key) => void browser.delete(key),
  }))
  storage.setItem('a', 'old')
  isFull = true
  storage.setItem('a', 'new')
  expect(storage.getItem('a')).toBe('new')
  isFull = false
  storage.setItem('a', 'newest')
  expect(browser.get('a')).toBe('newest')
})

test('where there is no storage at all, nothing is thrown', () => {
  const storage = createSafeStorage(() => undefined)
  expect(storage.getItem('a')).toBeNull()
  storage.setItem('a', '1')
  expect(storage.getItem('a')).toBe('1')
})
