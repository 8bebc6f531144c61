import type { RuntimeConfig } from '@slotdrop/config'
import { fetchRowsOnChain } from '@slotdrop/delivery'
import { type Address, findInShards, type Hex, type ProvenRow, type ShardIndex } from '@slotdrop/drops'
import { isKnownToken } from '../../chain/knownTokens.ts'
import type { Received } from '../dropProtocol.ts'
import { createChainClients } from './chainClients.ts'
import { fetchIndex, fetchShard } from './dropFiles.ts'
import { fetchClaimFees, fetchPaidAt } from './fetchPayment.ts'
import { showHistory } from './showHistory.ts'

async function fetchList(dropId: Hex, account: Address): Promise<[ShardIndex, ProvenRow[]] | undefined> {
  try {
    const index = await fetchIndex(dropId)
    return [index, await findInShards({ index, account, load: (name) => fetchShard(dropId, name) })]
  } catch {
    return undefined
  }
}

/** Everything that one drop holds for an address; undefined where its files can't be fetched or do not fit its id. */
export async function fetchReceived(
  config: RuntimeConfig,
  dropId: Hex,
  account: Address,
): Promise<readonly Received[] | undefined> {
  const list = await fetchList(dropId, account)
  if (!list) return undefined
  const [index, rows] = list
  const clients = createChainClients(config, index.terms.chainId)
  const facts = {
    index,
    chainName: clients?.chainName ?? `Chain ${index.terms.chainId}`,
    isKnownToken: isKnownToken(config, index.terms),
  }
  const unknown = () =>
    rows.map((row): Received => ({
      ...facts,
      row,
      status: undefined,
      operator: undefined,
      history: { kind: 'nothing' },
      paidAt: undefined,
      claimFee: undefined,
    }))
  if (!clients || rows.length === 0) return unknown()
  try {
    const { claims, histories } = await fetchRowsOnChain({ client: clients.first, drop: index, rows })
    const [fees, moments] = await Promise.all([
      fetchClaimFees(clients.first, histories, account),
      Promise.all(histories.map((history) => fetchPaidAt(clients.first, history))),
    ])
    return rows.map((row, place) => ({
      ...facts,
      row,
      status: claims.statuses[place],
      operator: claims.operator,
      history: showHistory(histories[place] ?? { kind: 'nothing' }),
      paidAt: moments[place],
      claimFee: fees[place],
    }))
  } catch {
    return unknown()
  }
}
