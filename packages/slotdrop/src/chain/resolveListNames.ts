import { createNameResolver } from '@slotdrop/delivery'
import { type RecipientList, resolveNames } from '@slotdrop/drops'
import type { Arguments } from '../arguments/parseArguments.ts'
import { connectNodes } from './connectNodes.ts'

/** ENS names are registered on Ethereum, whatever chain the drop is on. */
const ensChainId = 1

/**
 * Looks up the ENS names of a list through the node of `--resolve`. Each address still has to be accepted.
 *
 * @throws RpcOnOtherChainError for a node of another chain; what the node throws when it does not answer
 */
export async function resolveListNames(list: RecipientList, given: Arguments): Promise<RecipientList> {
  if (given.texts('resolve').length === 0 || list.names().length === 0) return list
  const { client } = await connectNodes(given, ensChainId, 'resolve')
  const names = await resolveNames(list, {
    resolver: createNameResolver(client),
    blockNumber: await client.getBlockNumber(),
  })
  return names ? list.with(names) : list
}
