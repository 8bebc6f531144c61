import { useSyncExternalStore } from 'react'
import type { RuntimeConfig } from '@slotdrop/config'
import { createLiveValue } from '../workers/liveValue.ts'
import { fetchRuntimeConfig } from '../chain/runtimeConfig.ts'

/** What the server said about this deployment, as far as it has. */
export type RuntimeConfigState =
  | { readonly status: 'asking' | 'failed'; readonly config: null }
  | { readonly status: 'known'; readonly config: RuntimeConfig }

const asking: RuntimeConfigState = { status: 'asking', config: null }

// One for the page: a component that comes later has the configuration in its first frame.
const live = createLiveValue<RuntimeConfigState>(asking, (set) => {
  set((before) => (before.status === 'known' ? before : asking))
  fetchRuntimeConfig().then(
    (config) => set(() => ({ status: 'known', config })),
    () => set(() => ({ status: 'failed', config: null })),
  )
})

/** What the server says about this deployment; `refresh` asks once more after a failure. */
export function useRuntimeConfig(): RuntimeConfigState & { readonly refresh: () => void } {
  // Prerendered pages have none, and are hydrated as they were rendered.
  const state = useSyncExternalStore(live.subscribe, live.getSnapshot, () => asking)
  return { ...state, refresh: live.refresh }
}
