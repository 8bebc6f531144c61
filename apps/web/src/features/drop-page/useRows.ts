import { useMemo } from 'react'
import type { Address, Hex } from '@slotdrop/drops'
import type { FoundRows } from '../../workers/dropProtocol.ts'
import { createLiveValue, type LiveValue } from '../../workers/liveValue.ts'
import type { DropClient } from '../../workers/useDropClient.ts'

/** What an address has in a drop, as far as it is known. */
export type RowsState = { readonly status: 'looking' } | FoundRows

/** Follows what an address has in a drop. */
export type LiveRows = LiveValue<RowsState>

const looking: RowsState = { status: 'looking' }

function liveRows(client: DropClient | undefined, dropId: Hex | undefined, account: Address | undefined) {
  return createLiveValue<RowsState>(looking, (set) => {
    if (!client || dropId === undefined || account === undefined) return
    client
      .ask('rows', { dropId, account })
      .catch((): RowsState => ({ status: 'files-missing' }))
      .then((found) => set(() => found))
  })
}

/** The rows of an address, proven, and what the chain says of them. */
export function useRows(
  client: DropClient | undefined,
  dropId: Hex | undefined,
  account: Address | undefined,
): LiveRows {
  return useMemo(() => liveRows(client, dropId, account), [client, dropId, account])
}
