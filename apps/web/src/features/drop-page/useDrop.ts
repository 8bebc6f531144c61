import { useMemo } from 'react'
import type { Hex } from '@slotdrop/drops'
import type { FoundDrop } from '../../workers/dropProtocol.ts'
import { createLiveValue } from '../../workers/liveValue.ts'
import type { DropClient } from '../../workers/useDropClient.ts'
import { useLiveValue } from '../../workers/useLiveValue.ts'

/** The public half of a drop: what its files tell, checked. */
export type DropState =
  /** `done`: the share of its files that was read, from 0 to 1. */
  { readonly status: 'loading'; readonly done: number } | FoundDrop

const begun: DropState = { status: 'loading', done: 0 }

function liveDrop(client: DropClient | undefined, dropId: Hex | undefined) {
  return createLiveValue<DropState>(begun, (set) => {
    if (!client || dropId === undefined) return
    client
      .ask('drop', dropId, (done) => set(() => ({ status: 'loading', done })))
      .catch((): FoundDrop => ({ status: 'failed', problem: 'unreachable' }))
      .then((found) => set(() => found))
  })
}

/** The drop of an address of this site. */
export function useDrop(client: DropClient | undefined, dropId: Hex | undefined): DropState {
  return useLiveValue(useMemo(() => liveDrop(client, dropId), [client, dropId]))
}
