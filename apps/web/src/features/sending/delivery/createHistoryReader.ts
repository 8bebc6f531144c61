import { type ChainClient, fetchHistory, fetchWords, type SlotTransaction } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'

/** Blocks of the past in which payments sent from elsewhere are looked for; fewer, where the drop was registered among them. */
const historyBlocks = 200_000n
/** Newest blocks that are read again: a reorganisation may have moved what was in them. */
const reorgBlocks = 64n

/** Reads the logs of a drop, each time only what is new since the last. */
export type HistoryReader = {
  /**
   * Every transaction known so far, oldest first. Where the logs can't be read it is what was known before, as the same array: the words of
   * the slots tell the truth without them. A reading that is given up changes nothing.
   */
  read(signal?: AbortSignal): Promise<readonly SlotTransaction[]>
}

function keyOf({ hash, slot }: SlotTransaction) {
  return `${hash}/${slot}`
}

export function createHistoryReader({
  client,
  manifest,
}: {
  readonly client: ChainClient
  readonly manifest: Manifest
}): HistoryReader {
  let known: readonly SlotTransaction[] = []
  let lastTip: bigint | undefined
  return {
    async read(signal) {
      try {
        // With the words the first reading ends at the drop's registration.
        const [toBlock, words] = await Promise.all([
          client.getBlockNumber({ cacheTime: 0 }),
          lastTip === undefined ? fetchWords({ client, manifest }) : undefined,
        ])
        const past = lastTip === undefined ? historyBlocks : toBlock - lastTip + reorgBlocks
        const fromBlock = toBlock > past ? toBlock - past : 0n
        const found = await fetchHistory({ client, manifest, fromBlock, toBlock, words, signal })
        signal?.throwIfAborted()
        const isNew = new Set(found.map(keyOf))
        known = [...known.filter((transaction) => !isNew.has(keyOf(transaction))), ...found]
        lastTip = toBlock
      } catch {
        // The next settled row is the next occasion.
      }
      return known
    },
  }
}
