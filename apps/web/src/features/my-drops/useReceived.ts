import { useMemo } from 'react'
import type { Address, Hex } from '@slotdrop/drops'
import type { Sentence } from '@slotdrop/messages'
import { saidOf } from '../../workers/saidOf.ts'
import type { Received } from '../../workers/dropProtocol.ts'
import { createLiveValue } from '../../workers/liveValue.ts'
import type { DropClient } from '../../workers/useDropClient.ts'
import { useLiveValue } from '../../workers/useLiveValue.ts'
import { askServer } from '../../server-data/askServer.ts'
import { receivedQuery } from './receivedQuery.ts'

type Page = {
  readonly allocations: {
    readonly edges: readonly { readonly node: { readonly drop: { readonly id: Hex } } }[]
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  }
}

/**
 * Ids of the public drops that list an address, newest first, as the server knows them. Only ids: what they hold is fetched and
 * proven here. Asked without a data client, as this page has none.
 *
 * @throws ServerError
 */
async function fetchDropIds(account: Address, signal: AbortSignal): Promise<Hex[]> {
  const ids = new Set<Hex>()
  let after: string | null = null
  for (;;) {
    const operation = { query: receivedQuery, operationName: 'Received', variables: { account, after } }
    // Each id is held against the drop's files before anything is shown.
    // oxlint-disable-next-line no-await-in-loop -- a cursor leads to the next page
    const page: Page = await askServer<Page>(operation, signal)
    for (const { node } of page.allocations.edges) ids.add(node.drop.id)
    const { hasNextPage, endCursor }: Page['allocations']['pageInfo'] = page.allocations.pageInfo
    // A cursor that leads nowhere new would lead in a circle.
    if (!hasNextPage || endCursor === null || endCursor === after) break
    after = endCursor
  }
  return [...ids]
}

/** What was found for an address, drop after drop. */
export type ReceivedState = {
  readonly status: 'idle' | 'reading' | 'done' | 'failed'
  readonly found: readonly Received[]
  /** Drops that list the address, and how many of them were read. */
  readonly total: number
  readonly read: number
  /** Drops whose files could not be fetched, or do not fit their id. */
  readonly unreadable: readonly Hex[]
  readonly problem: Sentence | string | undefined
}

const empty: ReceivedState = { status: 'idle', found: [], total: 0, read: 0, unreadable: [], problem: undefined }
const maxAtOnce = 4

function liveReceived(client: DropClient | undefined, account: Address | undefined) {
  return createLiveValue(empty, (set, signal) => {
    if (!client || account === undefined) return
    const readOne = async (dropId: Hex) => {
      const rows = await client.ask('received', { dropId, account })
      set((before) => ({
        ...before,
        read: before.read + 1,
        found: [...before.found, ...(rows ?? [])],
        unreadable: rows ? before.unreadable : [...before.unreadable, dropId],
      }))
    }
    const readAll = async () => {
      set(() => ({ ...empty, status: 'reading' }))
      const queue = await fetchDropIds(account, signal)
      set((before) => ({ ...before, total: queue.length }))
      const work = async () => {
        for (let id = queue.shift(); id !== undefined && !signal.aborted; id = queue.shift())
          // oxlint-disable-next-line no-await-in-loop -- some at once, not all
          await readOne(id)
      }
      await Promise.all(Array.from({ length: maxAtOnce }, work))
      set((before) => ({ ...before, status: 'done' }))
    }
    readAll().catch((error: unknown) => set((before) => ({ ...before, status: 'failed', problem: saidOf(error) })))
  })
}

/** What an address got, gets and may claim, over all drops that the server knows. */
export function useReceived(client: DropClient | undefined, account: Address | undefined): ReceivedState {
  return useLiveValue(useMemo(() => liveReceived(client, account), [client, account]))
}
