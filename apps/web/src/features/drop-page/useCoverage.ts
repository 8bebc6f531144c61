import { useMemo } from 'react'
import type { Hex } from '@slotdrop/drops'
import type { Claiming, Coverage } from '../../workers/dropProtocol.ts'
import { createLiveValue } from '../../workers/liveValue.ts'
import type { DropClient } from '../../workers/useDropClient.ts'
import { useLiveValue } from '../../workers/useLiveValue.ts'

function liveCoverage(client: DropClient, dropId: Hex, isWanted: boolean) {
  return createLiveValue<Coverage | undefined>(undefined, (set) => {
    if (!isWanted) return
    client.ask('coverage', dropId).then(
      (coverage) => set(() => coverage),
      // Then nothing is said of it.
      () => undefined,
    )
  })
}

/** What is still to be claimed of a drop that recipients claim, and how much of that is covered; undefined while that is not known. */
export function useCoverage(client: DropClient, dropId: Hex, claiming: Claiming | undefined): Coverage | undefined {
  const isWanted = claiming === 'open' || claiming === 'not-open-yet'
  return useLiveValue(useMemo(() => liveCoverage(client, dropId, isWanted), [client, dropId, isWanted]))
}
