import { useMemo } from 'react'
import type { Hex } from '@slotdrop/drops'
import type { Claiming } from '../../workers/dropProtocol.ts'
import { createLiveValue } from '../../workers/liveValue.ts'
import type { DropClient } from '../../workers/useDropClient.ts'
import { useLiveValue } from '../../workers/useLiveValue.ts'

function liveClaiming(client: DropClient, dropId: Hex) {
  return createLiveValue<Claiming | undefined>(undefined, (set) => {
    client.ask('claiming', dropId).then(
      (claiming) => set(() => claiming),
      // Then nothing is said of it.
      () => undefined,
    )
  })
}

/** Whether recipients of a drop may claim; undefined while the chain has not said so. */
export function useClaiming(client: DropClient, dropId: Hex): Claiming | undefined {
  return useLiveValue(useMemo(() => liveClaiming(client, dropId), [client, dropId]))
}
