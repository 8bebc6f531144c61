import { slotDistributorAbi } from '@slotdrop/contracts'
import type { ChainClient } from '@slotdrop/delivery'
import type { Address, Hex } from '@slotdrop/drops'
import { decodeFunctionResult, encodeFunctionData } from 'viem'
import { isSilence } from './isSilence.ts'

/** A drop on a chain, by what is known of it even without its list. */
export type DropPlace = { readonly dropId: Hex; readonly distributor: Address }

/** First block in which a condition holds. */
export type FirstBlock =
  /** It does not hold before this block. */
  | { readonly kind: 'found'; readonly block: bigint }
  /** It does not hold now. */
  | { readonly kind: 'nothing' }
  /** Somewhere before the oldest state that the node keeps. */
  | { readonly kind: 'unkept' }

/** Words that are looked at in one call: a drop is sent from its first slots on. */
const wordsRead = 1000n
/** Blocks that are stepped back at first, and how much more each time. */
const firstStep = 64n
const growth = 4n

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
 * Finds the first block from which on something holds, by the chain's state in the past: back from the newest block in growing steps, as far
 * as the node keeps states, then halving.
 *
 * @param isTrueAt undefined where the node does not keep the state of that block
 */
async function findFirstBlockWhere(
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
 * Finds the block in which a drop was registered, cancelled or first paid from.
 *
 * @throws what the client throws when the node does not answer
 */
export function findFirstBlock(client: ChainClient, place: DropPlace): Promise<FirstBlock> {
  return findFirstBlockWhere(client, (block) => isKnownAt(client, place, block))
}

/**
 * Finds the block in which a contract was deployed.
 *
 * @throws what the client throws when the node does not answer
 */
export function findDeploymentBlock(client: ChainClient, address: Address): Promise<FirstBlock> {
  return findFirstBlockWhere(client, async (blockNumber) => {
    try {
      return (await client.getCode({ address, blockNumber })) !== undefined
    } catch (error) {
      if (isSilence(error)) throw error
      return undefined
    }
  })
}
