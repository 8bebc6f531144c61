import { useState } from 'react'
import type { RuntimeConfig } from '@slotdrop/config'
import { createLiveValue } from '../workers/liveValue.ts'
import { useLiveValue } from '../workers/useLiveValue.ts'
import { fetchRuntimeConfig } from '../chain/runtimeConfig.ts'

/** What the server said about this deployment, as far as it has. */
export type RuntimeConfigState =
  | { readonly status: 'asking' | 'failed'; readonly config: null }
  | { readonly status: 'known'; readonly config: RuntimeConfig }

const asking: RuntimeConfigState = { status: 'asking', config: null }

function liveRuntimeConfig() {
  return createLiveValue<RuntimeConfigState>(asking, (set) => {
    set(() => asking)
    fetchRuntimeConfig().then(
      (config) => set(() => ({ status: 'known', config })),
      () => set(() => ({ status: 'failed', config: null })),
    )
  })
}

/** What the server says about this deployment; `refresh` asks once more after a failure. */
export function useRuntimeConfig(): RuntimeConfigState & { readonly refresh: () => void } {
  const [live] = useState(liveRuntimeConfig)
  return { ...useLiveValue(live), refresh: live.refresh }
}
