import { useSyncExternalStore } from 'react'

function subscribe() {
  return () => undefined
}

/**
 * Whether the page's scripts hear what is pressed. Fields that keep what is chosen rest until then: the page comes with them drawn, and
 * a choice that nobody hears would look kept and be lost.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
