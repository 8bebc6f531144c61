/** A value that is asked for while somebody looks at it: a store as `useSyncExternalStore` takes one. */
export type LiveValue<T> = {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => T
  /** Asks anew; what is known stays until the answer. */
  readonly refresh: () => void
}

/**
 * Asks when the first listener comes, and heeds no answer after the last has left.
 *
 * @param ask hands states on as they come; `signal` is aborted when nobody listens any more, or when it is asked anew
 */
export function createLiveValue<T>(
  initial: T,
  ask: (set: (change: (before: T) => T) => void, signal: AbortSignal) => void,
): LiveValue<T> {
  let value = initial
  let asked: AbortController | undefined
  const listeners = new Set<() => void>()
  const start = () => {
    asked?.abort()
    const { signal } = (asked = new AbortController())
    ask((change) => {
      if (signal.aborted) return
      value = change(value)
      for (const listener of listeners) listener()
    }, signal)
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      if (!asked) start()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        asked?.abort()
        asked = undefined
      }
    },
    getSnapshot: () => value,
    refresh() {
      if (asked) start()
    },
  }
}
