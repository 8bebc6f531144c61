import { slotDistributorAbi } from '@slotdrop/contracts'
import type { ChainClient } from '../ports.ts'
import type { ClaimableDrop } from './ClaimableDrop.ts'

/** Whether two nodes tell the same of a drop. */
export type NodeAgreement = 'agree' | 'disagree' | 'unknown'

function fetchWordsAt(client: ChainClient, drop: ClaimableDrop, slots: readonly number[], blockNumber: bigint) {
  return Promise.all(
    slots.map(async (slot) => {
      const [word = 0n] = await client.readContract({
        abi: slotDistributorAbi,
        address: drop.terms.distributor,
        functionName: 'settled',
        args: [drop.dropId, BigInt(slot), 1n],
        blockNumber,
      })
      return word
    }),
  )
}

/**
 * Asks a second node for the same words at the same block, as one node alone could lie. `unknown` where one of them does not
 * answer, or does not know the block yet.
 */
export async function compareNodes({
  first,
  second,
  drop,
  slots,
}: {
  readonly first: ChainClient
  readonly second: ChainClient
  readonly drop: ClaimableDrop
  readonly slots: readonly number[]
}): Promise<NodeAgreement> {
  try {
    const [here, there, chainId] = await Promise.all([
      first.getBlockNumber({ cacheTime: 0 }),
      second.getBlockNumber({ cacheTime: 0 }),
      second.getChainId(),
    ])
    if (chainId !== drop.terms.chainId) return 'disagree'
    const block = here < there ? here : there
    const [ours, theirs] = await Promise.all([
      fetchWordsAt(first, drop, slots, block),
      fetchWordsAt(second, drop, slots, block),
    ])
    return ours.every((word, place) => word === theirs[place]) ? 'agree' : 'disagree'
  } catch {
    return 'unknown'
  }
}
