import { slotDistributorAbi } from '@slotdrop/contracts'
import { type ChainClient, findFirstBlockWhere, type FirstBlock, isSilence } from '@slotdrop/delivery'
import type { Address, Hex } from '@slotdrop/drops'
import { decodeFunctionResult, encodeFunctionData } from 'viem'

/** A drop on a chain, by what is known of it even without its list. */
export type DropPlace = { readonly dropId: Hex; readonly distributor: Address }

/** Words that are looked at in one call: a drop is sent from its first slots on. */
const wordsRead = 1000n

async function callAt(client: ChainClient, to: Address, data: Hex, blockNumber: bigint): Promise<Hex | undefined> {
  const { data: answer } = await client.call({ to, data, blockNumber })
  return answer
}

/**
 * Whether a drop had left a trace by the end of a block: once it has, it keeps it. Undefined where the node does not keep the state of that block.
 *
 * @throws what the client throws when the node does not answer
 */
async function isKnownAt(
  client: ChainClient,
  { dropId, distributor }: DropPlace,
  blockNumber: bigint,
): Promise<boolean | undefined> {
  const abi = slotDistributorAbi
  const call = (data: Hex) => callAt(client, distributor, data, blockNumber)
  try {
    const [state, settled] = await Promise.all([
      call(encodeFunctionData({ abi, functionName: 'stateOf', args: [dropId] })),
      call(encodeFunctionData({ abi, functionName: 'settled', args: [dropId, 0n, wordsRead] })),
    ])
    // No distributor yet.
    if (state === undefined || settled === undefined) return false
    const [status] = decodeFunctionResult({ abi, functionName: 'stateOf', data: state })
    const words = decodeFunctionResult({ abi, functionName: 'settled', data: settled })
    return status !== 0 || words.some((word) => word !== 0n)
  } catch (error) {
    if (isSilence(error)) throw error
    return undefined
  }
}

/**
 * Finds the block in which a drop was registered, cancelled or first paid from.
 *
 * @throws what the client throws when the node does not answer
 */
export function findFirstBlock(client: ChainClient, place: DropPlace): Promise<FirstBlock> {
  return findFirstBlockWhere(client, (block) => isKnownAt(client, place, block))
}
