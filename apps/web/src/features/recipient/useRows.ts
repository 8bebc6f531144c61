import { startTransition, useCallback, useEffect, useState } from 'react'
import {
  type Claims,
  compareNodes,
  type NodeAgreement,
  readClaims,
  readRowHistory,
  type RowHistory,
} from '@slotdrop/delivery'
import { type Address, findInShards, type ProvenRow, type ShardIndex } from '@slotdrop/drops'
import type { ChainClients } from './chainClients.ts'
import { DropFilesError, fetchShard } from './dropFiles.ts'

/** Blocks of the past in which the transaction of a row is looked for. */
const historyBlocks = 200_000n

/** What an address has in a drop, as far as it is known. */
export type RowsState =
  | { readonly status: 'looking' }
  | { readonly status: 'not-listed' }
  /** The files say something that the root on chain contradicts. */
  | { readonly status: 'tampered'; readonly reason: string }
  | { readonly status: 'files-missing' }
  /** Proven to be listed; the chain could not be asked. */
  | { readonly status: 'chain-down'; readonly rows: readonly ProvenRow[]; readonly reason: string }
  | {
      readonly status: 'known'
      readonly rows: readonly ProvenRow[]
      readonly claims: Claims
      readonly histories: readonly RowHistory[]
      readonly agreement: NodeAgreement
    }

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const find = async (index: ShardIndex, account: Address): Promise<RowsState | readonly ProvenRow[]> => {
  try {
    const rows = await findInShards({ index, account, load: (name) => fetchShard(index.dropId, name) })
    return rows.length === 0 ? { status: 'not-listed' } : rows
  } catch (error) {
    if (error instanceof DropFilesError) return { status: 'files-missing' }
    return { status: 'tampered', reason: messageOf(error) }
  }
}

/** Finds, proves and asks the chain for the rows of an address. `refresh` asks the chain anew. */
export const useRows = (
  index: ShardIndex,
  clients: ChainClients,
  account: Address | undefined,
  caller: Address | undefined,
): { state: RowsState; refresh: () => void } => {
  const [state, setState] = useState<RowsState>({ status: 'looking' })
  const [refreshed, setRefreshed] = useState(0)
  useEffect(() => {
    if (account === undefined) return
    let isCurrent = true
    const look = async (): Promise<RowsState> => {
      const rows = await find(index, account)
      if ('status' in rows) return rows
      try {
        const { first: client, second } = clients
        const slots = [...new Set(rows.map(({ slot }) => slot))]
        const [claims, agreement, latest] = await Promise.all([
          readClaims({ client, drop: index, rows, caller }),
          second ? compareNodes({ first: client, second, drop: index, slots }) : ('unknown' as const),
          client.getBlockNumber(),
        ])
        const fromBlock = latest > historyBlocks ? latest - historyBlocks : 0n
        const histories = await Promise.all(rows.map((row) => readRowHistory({ client, drop: index, row, fromBlock })))
        return { status: 'known', rows, claims, histories, agreement }
      } catch (error) {
        return { status: 'chain-down', rows, reason: messageOf(error) }
      }
    }
    void look().then((found) => isCurrent && startTransition(() => setState(found)))
    return () => {
      isCurrent = false
    }
  }, [index, clients, account, caller, refreshed])
  // Another address: what was known of the former one is gone at once.
  useEffect(() => setState({ status: 'looking' }), [account])
  return { state, refresh: useCallback(() => setRefreshed((count) => count + 1), []) }
}
