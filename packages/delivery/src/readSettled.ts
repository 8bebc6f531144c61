import { type ChainFacts, getChainFacts } from '@slotdrop/chains'
import type { Manifest } from '@slotdrop/drops'
import type { ChainClient } from './ports.ts'
import { readWords } from './readWords.ts'

/** Words of the latest block, and of the newest block that no reorganisation can undo. */
export type Settled = {
  readonly words: bigint[]
  readonly finalWords: bigint[]
}

/** The newest final block: the node's `finalized` tag, or a number of confirmations. */
async function finalBlockNumber(client: ChainClient, { finality }: ChainFacts, latest: bigint): Promise<bigint> {
  if (finality.hasFinalizedTag) {
    try {
      return (await client.getBlock({ blockTag: 'finalized' })).number
    } catch {
      // Not every node knows the tag.
    }
  }
  const depth = BigInt(finality.finalConfirmations - 1)
  return latest > depth ? latest - depth : 0n
}

/** Reads what is settled, and what is settled for good. */
export async function readSettled({
  client,
  manifest,
  facts = getChainFacts(manifest.terms.chainId),
}: {
  client: ChainClient
  manifest: Manifest
  /** When the chain's blocks are final; default: what is known of the drop's chain. */
  facts?: ChainFacts | undefined
}): Promise<Settled> {
  const latest = await client.getBlockNumber({ cacheTime: 0 })
  const final = await finalBlockNumber(client, facts, latest)
  const words = await readWords({ client, manifest })
  if (final >= latest) return { words, finalWords: words }
  try {
    return { words, finalWords: await readWords({ client, manifest, blockNumber: final }) }
  } catch {
    // A node without that block's state, or a block before the distributor: nothing is called final on its word.
    return { words, finalWords: [] }
  }
}
