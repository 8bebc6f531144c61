import type { RuntimeConfig } from '@slotdrop/config'
import { readClaims, readRowHistory, type RowHistory, type RowStanding } from '@slotdrop/delivery'
import { type Address, findInShards, type Hex, type ProvenRow, type ShardIndex } from '@slotdrop/drops'
import { createChainClients, fetchIndex, fetchShard } from '../recipient/lookup.ts'

/** One row of an address, proven, and what the chain says of it. */
export interface Received {
  readonly index: ShardIndex
  readonly row: ProvenRow
  readonly chainName: string
  /** Undefined while the drop's network does not answer. */
  readonly standing: RowStanding | undefined
  readonly history: RowHistory
}

/** Which of the page's parts a row belongs to. */
export type ReceivedGroup = 'claimable' | 'waiting' | 'undeliverable' | 'received' | 'unknown'

export const groupOf = ({ standing, history }: Received): ReceivedGroup => {
  if (!standing) return 'unknown'
  switch (standing.kind) {
    case 'paid':
      return 'received'
    case 'claimable':
      return 'claimable'
    case 'waiting':
    case 'waiting-for-coins':
      return history.kind === 'failed' ? 'undeliverable' : 'waiting'
    case 'not-open-yet':
      return 'waiting'
    case 'closed':
    case 'cancelled':
    case 'unfunded':
    case 'refused':
      return 'undeliverable'
  }
}

const historyBlocks = 200_000n
const none: RowHistory = { kind: 'nothing' }

/** Everything that one drop holds for an address. A drop whose files do not fit its id holds nothing. */
export const readReceived = async (config: RuntimeConfig, dropId: Hex, account: Address): Promise<Received[]> => {
  const index = await fetchIndex(dropId)
  const rows = await findInShards({ index, account, load: (name) => fetchShard(dropId, name) })
  const clients = createChainClients(config, index.terms.chainId)
  const chainName = clients?.chainName ?? `Chain ${index.terms.chainId}`
  const unknown = () => rows.map((row): Received => ({ index, row, chainName, standing: undefined, history: none }))
  if (!clients) return unknown()
  try {
    const [{ standings }, latest] = await Promise.all([
      readClaims({ client: clients.first, drop: index, rows }),
      clients.first.getBlockNumber(),
    ])
    const fromBlock = latest > historyBlocks ? latest - historyBlocks : 0n
    return await Promise.all(
      rows.map(async (row, place): Promise<Received> => ({
        index,
        row,
        chainName,
        standing: standings[place],
        history: await readRowHistory({ client: clients.first, drop: index, row, fromBlock }),
      })),
    )
  } catch {
    return unknown()
  }
}
