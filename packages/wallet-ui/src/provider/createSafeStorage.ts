/** What of a `Storage` is used. */
export type TextStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * A storage that never throws. Where the browser's refuses (private mode, blocked site data, no space left),
 * values live in memory until the page goes.
 *
 * @param getStorage the browser's storage; may throw or give nothing
 */
export function createSafeStorage(getStorage: () => TextStorage | undefined): TextStorage {
  const memory = new Map<string, string>()

  function attempt<T>(action: (storage: TextStorage) => T): { value: T } | undefined {
    try {
      const storage = getStorage()
      return storage && { value: action(storage) }
    } catch {
      return undefined
    }
  }

  return {
    getItem(key) {
      return memory.get(key) ?? attempt((storage) => storage.getItem(key))?.value ?? null
    },
    setItem(key, value) {
      if (attempt((storage) => storage.setItem(key, value))) memory.delete(key)
      else memory.set(key, value)
    },
    removeItem(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}
