import type { ChainClient } from '@slotdrop/delivery'

/** Blocks of the past in which the transaction of a row is looked for. */
const depth = 200_000n

/** First block in which a row's transaction is looked for. */
export const readHistoryStart = async (client: ChainClient): Promise<bigint> => {
  const latest = await client.getBlockNumber()
  return latest > depth ? latest - depth : 0n
}
