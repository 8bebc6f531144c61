import { useMemo } from 'react'
import type { Address, Hex } from '@slotdrop/drops'
import { createLiveValue } from '../../workers/liveValue.ts'
import type { DropClient } from '../../workers/useDropClient.ts'
import { useLiveValue } from '../../workers/useLiveValue.ts'

function liveService(client: DropClient, dropId: Hex) {
  return createLiveValue<Address | undefined>(undefined, (set) => {
    client.ask('sendingService', dropId).then(
      (account) => set(() => account),
      // Then nothing is said of it.
      () => undefined,
    )
  })
}

/** The account with which the sender service of this site sends a drop; undefined where it does not, or nobody has said so yet. */
export function useSendingService(client: DropClient, dropId: Hex): Address | undefined {
  return useLiveValue(useMemo(() => liveService(client, dropId), [client, dropId]))
}
