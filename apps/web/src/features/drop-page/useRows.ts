import { startTransition, useCallback, useEffect, useState } from 'react'
import type { Address, Hex } from '@slotdrop/drops'
import type { DropClient } from '../../workers/useDropClient.ts'
import type { FoundRows } from '../../workers/dropProtocol.ts'

/** What an address has in a drop, as far as it is known. */
export type RowsState = { readonly status: 'looking' } | FoundRows

const looking: RowsState = { status: 'looking' }

/** The rows of an address, proven, and what the chain says of them. `refresh` asks anew. */
export function useRows(
  client: DropClient | undefined,
  dropId: Hex | undefined,
  account: Address | undefined,
): { state: RowsState; refresh: () => void } {
  const [state, setState] = useState<RowsState>(looking)
  const [refreshed, setRefreshed] = useState(0)
  useEffect(() => {
    if (!client || dropId === undefined || account === undefined) return
    let isCurrent = true
    client
      .ask('rows', { dropId, account })
      .catch((): RowsState => ({ status: 'files-missing' }))
      .then((found) => isCurrent && startTransition(() => setState(found)))
    return () => {
      isCurrent = false
    }
  }, [client, dropId, account, refreshed])
  // Another address: what was known of the former one is gone at once.
  useEffect(() => setState(looking), [account])
  return { state, refresh: useCallback(() => setRefreshed((count) => count + 1), []) }
}
