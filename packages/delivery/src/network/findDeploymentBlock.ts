import type { Address } from '@slotdrop/drops'
import type { ChainClient } from '../ports.ts'
import { isSilence } from './isSilence.ts'

/** First block in which a condition holds. */
export type FirstBlock =
  /** It does not hold before this block. */
  | { readonly kind: 'found'; readonly block: bigint }
  /** It does not hold now. */
  | { readonly kind: 'nothing' }
  /** Somewhere before the oldest state that the node keeps. */
  | { readonly kind: 'unkept' }

/** Blocks that are stepped back at first, and how much more each time. */
const firstStep = 64n
const growth = 4n

/**
 * Finds the first block from which on something holds, by the chain's state in the past: back from the newest block in growing steps, as far
 * as the node keeps states, then halving.
 *
 * @param isTrueAt undefined if the node does not keep the state of that block
 */
export async function findFirstBlockWhere(
  client: ChainClient,
  isTrueAt: (block: bigint) => Promise<boolean | undefined>,
): Promise<FirstBlock> {
  let known = await client.getBlockNumber({ cacheTime: 0 })
  if (!(await isTrueAt(known))) return { kind: 'nothing' }
  let unknown = -1n
  for (let step = firstStep; known > 0n; step *= growth) {
    const block = known > step ? known - step : 0n
    // oxlint-disable-next-line no-await-in-loop -- where to look next depends on the answer
    const isTrue = await isTrueAt(block)
    if (isTrue === undefined) return { kind: 'unkept' }
    if (!isTrue) {
      unknown = block
      break
    }
    known = block
  }
  while (known - unknown > 1n) {
    const block = (known + unknown) / 2n
    // oxlint-disable-next-line no-await-in-loop -- where to look next depends on the answer
    const isTrue = await isTrueAt(block)
    if (isTrue === undefined) return { kind: 'unkept' }
    if (isTrue) known = block
    else unknown = block
  }
  return { kind: 'found', block: known }
}

/**
 * Finds the block in which a contract was deployed.
 *
 * @throws what the client throws when the node does not answer; the reason of `signal` when it is aborted
 */
export function findDeploymentBlock(client: ChainClient, address: Address, signal?: AbortSignal): Promise<FirstBlock> {
  return findFirstBlockWhere(client, async (blockNumber) => {
    signal?.throwIfAborted()
    try {
      return (await client.getCode({ address, blockNumber })) !== undefined
    } catch (error) {
      if (isSilence(error)) throw error
      return undefined
    }
  })
}
