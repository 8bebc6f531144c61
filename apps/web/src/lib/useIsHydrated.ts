import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * Whether the page's scripts hear what is pressed. Fields that keep what is chosen rest until then: the page comes with them drawn, and
 * a choice that nobody hears would look kept and be lost.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
