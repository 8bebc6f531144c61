import { expect, test, vi } from 'vitest'
import { createBrowserStorage, type StorageWindow } from './storage.ts'

type Listener = (event: StorageEvent) => void

function createWindow() {
  const listeners = new Set<Listener>()
  const items = new Map<string, string>()
  const window: StorageWindow = {
    localStorage: { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) },
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  }
  return {
    window,
    items,
    fire: (key: string | null) => listeners.forEach((listener) => listener({ key } as StorageEvent)),
  }
}

test('reads and writes the local storage', () => {
  const { window, items } = createWindow()
  const storage = createBrowserStorage(window)
  storage.setItem('a', '1')
  expect(storage.getItem('a')).toBe('1')
  expect(items.get('a')).toBe('1')
})

test('tells of other tabs until the end of it', () => {
  const { window, fire } = createWindow()
  const listener = vi.fn<(key: string | null) => void>()
  const stop = createBrowserStorage(window).subscribe?.(listener)
  fire('a')
  fire(null)
  stop?.()
  fire('b')
  expect(listener.mock.calls).toEqual([['a'], [null]])
})

test('a browser whose storage is switched off throws on use, not on creation', { tags: ['R13'] }, () => {
  const window = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  }
  const storage = createBrowserStorage(window)
  expect(() => storage.getItem('a')).toThrow('denied')
})
