import { BaseError, HttpRequestError, TimeoutError, WebSocketRequestError, type Client } from 'viem'
import { getBlock, getBlockNumber } from 'viem/actions'

/** When what was mined on a chain can no longer be reorganised away. */
export type Finality = {
  /** Final once its block is at or below the node's `finalized` block, where the node has that tag. */
  readonly hasFinalizedTag: boolean
  /** Final after this many confirmations where the node cannot name its `finalized` block. */
  readonly finalConfirmations: number
}

/** For a chain of which nothing is known. */
export const cautiousFinality: Finality = { hasFinalizedTag: true, finalConfirmations: 64 }

/** The end of the chain as one node saw it at the start of a round. */
export type ChainHead = {
  readonly latest: bigint
  /** Whether a block is final. Asks for the `finalized` block on first use. */
  readonly isFinal: (blockNumber: bigint) => Promise<boolean>
  /** The highest final block. */
  readonly getFinalized: () => Promise<bigint>
}

/** Reads the head. Read it before any receipt: counted the other way round, a receipt may have too many confirmations. */
export async function fetchChainHead(client: Client, finality: Finality): Promise<ChainHead> {
  const latest = await getBlockNumber(client, { cacheTime: 0 })
  const byCount = latest - BigInt(finality.finalConfirmations) + 1n
  let finalized: Promise<bigint> | undefined
  const getFinalized = () =>
    (finalized ??= finality.hasFinalizedTag ? readFinalized(client, byCount) : Promise.resolve(byCount))
  return { latest, getFinalized, isFinal: async (blockNumber) => blockNumber <= (await getFinalized()) }
}

async function readFinalized(client: Client, byCount: bigint): Promise<bigint> {
  try {
    return (await getBlock(client, { blockTag: 'finalized' })).number
  } catch (error) {
    if (isUnreachable(error)) throw error
    return byCount
  }
}

/** Whether an error says that no answer came, rather than a negative one. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof BaseError)) return true
  return (
    error.walk(
      (cause) =>
        cause instanceof HttpRequestError || cause instanceof TimeoutError || cause instanceof WebSocketRequestError,
    ) !== null
  )
}
