/** Where the history is kept. Every function may throw; the store then goes on in memory. */
export type TxStorage = {
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
  /** Tells when somebody else (another tab) changed `key`, or everything (`null`). */
  readonly subscribe?: ((listener: (key: string | null) => void) => () => void) | undefined
}

/** What `createBrowserStorage` needs of a window. */
export type StorageWindow = {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>
  readonly addEventListener: (type: 'storage', listener: (event: StorageEvent) => void) => void
  readonly removeEventListener: (type: 'storage', listener: (event: StorageEvent) => void) => void
}

/** A browser's local storage, shared by its tabs, from its `window`. */
export function createBrowserStorage(window: StorageWindow): TxStorage {
  return {
    // Read on each use: the mere property throws where storage is switched off.
    getItem: (key) => window.localStorage.getItem(key),
    setItem: (key, value) => window.localStorage.setItem(key, value),
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => listener(event.key)
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}

/** Storage that lasts as long as the process: for servers and tests. Stores that share one agree like tabs do. */
export function createMemoryStorage(initial: Readonly<Record<string, string>> = {}): TxStorage {
  const items = new Map(Object.entries(initial))
  const listeners = new Set<(key: string | null) => void>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value)
      for (const listener of listeners) listener(key)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
