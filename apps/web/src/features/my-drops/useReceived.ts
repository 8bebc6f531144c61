import { useEffect, useState } from 'react'
import type { Address, Hex } from '@slotdrop/drops'
import { messageOf } from '../../server-data/errorText.ts'
import type { DropClient } from '../../workers/useDropClient.ts'
import type { Received } from '../../workers/dropProtocol.ts'
import { fetchDropIds } from './fetchDropIds.ts'

/** What was found for an address, drop after drop. */
export type ReceivedState = {
  readonly status: 'idle' | 'reading' | 'done' | 'failed'
  readonly found: readonly Received[]
  /** Drops that list the address, and how many of them were read. */
  readonly total: number
  readonly read: number
  /** Drops whose files could not be fetched, or do not fit their id. */
  readonly unreadable: readonly Hex[]
  readonly problem: string | undefined
}

const empty: ReceivedState = { status: 'idle', found: [], total: 0, read: 0, unreadable: [], problem: undefined }
const atOnce = 4

/** Reads what an address got, gets and may claim, over all drops that the server knows. */
export function useReceived(client: DropClient | undefined, account: Address | undefined): ReceivedState {
  const [state, setState] = useState<ReceivedState>(empty)
  useEffect(() => {
    if (!client || account === undefined) return
    const abort = new AbortController()
    const set = (change: (before: ReceivedState) => ReceivedState) => {
      if (!abort.signal.aborted) setState(change)
    }
    const read = async () => {
      set(() => ({ ...empty, status: 'reading' }))
      const ids = await fetchDropIds(account, abort.signal)
      set((before) => ({ ...before, total: ids.length }))
      const queue = [...ids]
      const work = async () => {
        for (let id = queue.shift(); id !== undefined && !abort.signal.aborted; id = queue.shift()) {
          const dropId = id
          // oxlint-disable-next-line no-await-in-loop -- some at once, not all
          const rows = await client.ask('received', { dropId, account })
          set((before) => ({
            ...before,
            read: before.read + 1,
            found: [...before.found, ...(rows ?? [])],
            unreadable: rows ? before.unreadable : [...before.unreadable, dropId],
          }))
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      set((before) => ({ ...before, status: 'done' }))
    }
    read().catch((error: unknown) => set((before) => ({ ...before, status: 'failed', problem: messageOf(error) })))
    return () => abort.abort()
  }, [client, account])
  return state
}
