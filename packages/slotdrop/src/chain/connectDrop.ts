import { fetchDeployment } from '@slotdrop/delivery'
import type { DropTerms } from '@slotdrop/drops'
import { sentence } from '@slotdrop/messages'
import type { Arguments } from '../arguments/parseArguments.ts'
import { UsageError } from '../errors.ts'
import * as messages from '../messages.generated.ts'
import { connectNodes, type Nodes } from './connectNodes.ts'

/**
 * Connects to the nodes of a drop's chain, where its contract has to be.
 *
 * @param chainId undefined: that of the first node
 * @throws what `connectNodes` throws; UsageError where nothing is deployed at the contract's address
 */
export async function connectDrop(
  given: Arguments,
  { chainId, distributor }: Pick<DropTerms, 'distributor'> & { readonly chainId: number | undefined },
): Promise<Nodes> {
  const nodes = await connectNodes(given, chainId)
  if ((await fetchDeployment(nodes.client, distributor)) === 'absent')
    throw new UsageError(sentence(messages.contractAbsent, { chain: nodes.client.chain?.name ?? `${nodes.chainId}` }))
  return nodes
}
