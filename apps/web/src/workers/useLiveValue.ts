import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import type { LiveValue } from './liveValue.ts'

/**
 * A live value as it is now. Its changes are drawn in slices: a phone goes on answering its user meanwhile. Another live value is shown
 * at once: what was known of the one before is never drawn for it.
 */
export function useLiveValue<T>(live: LiveValue<T>): T {
  const value = useSyncExternalStore(live.subscribe, live.getSnapshot, live.getSnapshot)
  const shown = useDeferredValue(useMemo(() => ({ live, value }), [live, value]))
  return shown.live === live ? shown.value : value
}
