/** Local storage, where this browser has one: in some private windows asking for it throws. */
export function localStorageOf(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** A text that local storage has under a key, as a store for `useSyncExternalStore`. */
export function createLocalText(key: string) {
  const listeners = new Set<() => void>()
  return {
    /** Null where there is none, or this browser keeps nothing. */
    read(): string | null {
      try {
        return localStorageOf()?.getItem(key) ?? null
      } catch {
        return null
      }
    },
    /** Calls the subscribers of this tab; those of others hear of a change by the browser's own event. */
    notify(): void {
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      globalThis.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        globalThis.removeEventListener('storage', listener)
      }
    },
  }
}
