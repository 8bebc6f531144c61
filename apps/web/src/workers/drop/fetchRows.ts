import { compareNodes, fetchRowsOnChain } from '@slotdrop/delivery'
import { type Address, findInShards, type ProvenRow, type ShardIndex } from '@slotdrop/drops'
import type { FoundRows } from '../dropProtocol.ts'
import type { ChainClients } from './chainClients.ts'
import { DropFilesError, fetchShard } from './dropFiles.ts'
import { fetchPaidAt } from './fetchPayment.ts'
import { saidOf } from '../saidOf.ts'
import { showHistory } from './showHistory.ts'

async function find(index: ShardIndex, account: Address): Promise<FoundRows | readonly ProvenRow[]> {
  try {
    const rows = await findInShards({ index, account, load: (name) => fetchShard(index.dropId, name) })
    return rows.length === 0 ? { status: 'not-listed' } : rows
  } catch (error) {
    if (error instanceof DropFilesError) return { status: 'files-missing' }
    return { status: 'tampered', reason: saidOf(error) }
  }
}

/** Finds and proves the rows of an address, and asks the chain, at two nodes where there are two, what became of them. */
export async function fetchRows({
  index,
  clients,
  account,
}: {
  readonly index: ShardIndex
  readonly clients: ChainClients
  readonly account: Address
}): Promise<FoundRows> {
  const rows = await find(index, account)
  if ('status' in rows) return rows
  try {
    const { first: client, second } = clients
    const slots = [...new Set(rows.map(({ slot }) => slot))]
    const [{ claims, histories }, agreement] = await Promise.all([
      fetchRowsOnChain({ client, drop: index, rows }),
      second ? compareNodes({ first: client, second, drop: index, slots }) : ('unknown' as const),
    ])
    const stories = await Promise.all(
      histories.map(async (history) => ({
        history: showHistory(history),
        explorerUrl: 'transaction' in history ? clients.explorerUrl(history.transaction) : undefined,
        paidAt: await fetchPaidAt(client, history),
      })),
    )
    return { status: 'known', rows, claims, stories, agreement }
  } catch (error) {
    return { status: 'chain-down', rows, reason: saidOf(error) }
  }
}
