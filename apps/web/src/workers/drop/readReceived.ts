import type { RuntimeConfig } from '@slotdrop/config'
import { readClaims, readRowHistory, type RowHistory } from '@slotdrop/delivery'
import { type Address, findInShards, type Hex, type ProvenRow, type ShardIndex } from '@slotdrop/drops'
import { isKnownToken } from '../../lib/knownTokens.ts'
import type { Received } from '../dropProtocol.ts'
import { createChainClients } from './chainClients.ts'
import { fetchIndex, fetchShard } from './dropFiles.ts'
import { readHistoryStart } from './readHistoryStart.ts'

const none: RowHistory = { kind: 'nothing' }

const readList = async (dropId: Hex, account: Address): Promise<[ShardIndex, ProvenRow[]] | undefined> => {
  try {
    const index = await fetchIndex(dropId)
    return [index, await findInShards({ index, account, load: (name) => fetchShard(dropId, name) })]
  } catch {
    return undefined
  }
}

/** Everything that one drop holds for an address; undefined where its files can't be fetched or do not fit its id. */
export const readReceived = async (
  config: RuntimeConfig,
  dropId: Hex,
  account: Address,
): Promise<readonly Received[] | undefined> => {
  const read = await readList(dropId, account)
  if (!read) return undefined
  const [index, rows] = read
  const clients = createChainClients(config, index.terms.chainId)
  const facts = {
    index,
    chainName: clients?.chainName ?? `Chain ${index.terms.chainId}`,
    isKnownToken: isKnownToken(config, index.terms.chainId, index.terms.token),
  }
  const unknown = () => rows.map((row): Received => ({ ...facts, row, standing: undefined, history: none }))
  if (!clients) return unknown()
  const { first: client } = clients
  try {
    const [{ standings }, fromBlock] = await Promise.all([
      readClaims({ client, drop: index, rows }),
      readHistoryStart(client),
    ])
    return await Promise.all(
      rows.map(async (row, place): Promise<Received> => ({
        ...facts,
        row,
        standing: standings[place],
        history: await readRowHistory({ client, drop: index, row, fromBlock }),
      })),
    )
  } catch {
    return unknown()
  }
}
