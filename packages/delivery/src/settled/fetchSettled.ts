import { type ChainFacts, getChainFacts } from '@slotdrop/chains'
import type { Manifest } from '@slotdrop/drops'
import type { ChainClient } from '../ports.ts'
import { fetchWords } from './fetchWords.ts'
import { fetchFinalBlockNumber } from './finality.ts'

/** Words of the latest block, and of the newest block that no reorganisation can undo. */
export type Settled = {
  readonly words: bigint[]
  readonly finalWords: bigint[]
}

/** Reads what is settled, and what is settled for good. */
export async function fetchSettled({
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
  const final = await fetchFinalBlockNumber(client, facts, latest)
  const words = await fetchWords({ client, manifest })
  if (final >= latest) return { words, finalWords: words }
  try {
    return { words, finalWords: await fetchWords({ client, manifest, blockNumber: final }) }
  } catch {
    // A node without that block's state, or a block before the distributor: nothing is called final on its word.
    return { words, finalWords: [] }
  }
}
