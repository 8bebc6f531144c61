import { useMemo } from 'react'
import type { Hex } from '@slotdrop/drops'
import { createLiveValue } from '../../workers/liveValue.ts'
import type { DropClient } from '../../workers/useDropClient.ts'
import { useLiveValue } from '../../workers/useLiveValue.ts'

function liveGasPrice(client: DropClient, dropId: Hex) {
  return createLiveValue<bigint | undefined>(undefined, (set) => {
    client.ask('gasPrice', dropId).then(
      (wei) => set(() => wei),
      // Then no fee is shown.
      () => undefined,
    )
  })
}

/** Wei a unit of gas on the network of a drop; undefined while unknown. */
export function useGasPrice(client: DropClient, dropId: Hex): bigint | undefined {
  return useLiveValue(useMemo(() => liveGasPrice(client, dropId), [client, dropId]))
}
