import { type ChainFacts, getChainFacts } from '@slotdrop/chains'
import type { ChainClient } from '../ports.ts'
import { fetchWords, type FetchWordsParameters } from './fetchWords.ts'

/** Words of the latest block, and of the newest block that no reorganisation can undo. */
export type Settled = {
  readonly words: bigint[]
  readonly finalWords: bigint[]
}

type SettledParameters = {
  readonly client: ChainClient
  readonly manifest: FetchWordsParameters['manifest']
  /** When the chain's blocks are final; default: what is known of the drop's chain. */
  readonly facts?: ChainFacts | undefined
}

/** Words of the newest block that so many confirmations make final. */
async function fetchConfirmedWords(
  { client, manifest }: SettledParameters,
  { finality: { finalConfirmations } }: ChainFacts,
): Promise<bigint[]> {
  const latest = await client.getBlockNumber({ cacheTime: 0 })
  const depth = BigInt(finalConfirmations - 1)
  return fetchWords({ client, manifest, blockNumber: latest > depth ? latest - depth : 0n })
}

async function fetchFinalWords(parameters: SettledParameters, facts: ChainFacts): Promise<bigint[]> {
  const { client, manifest } = parameters
  if (facts.finality.hasFinalizedTag)
    try {
      return await fetchWords({ client, manifest, blockTag: 'finalized' })
    } catch {
      // Not every node knows the tag; one that does has no such state, or the distributor was not there yet.
      const isTagKnown = await client.getBlock({ blockTag: 'finalized' }).then(
        () => true,
        () => false,
      )
      if (isTagKnown) return []
    }
  try {
    return await fetchConfirmedWords(parameters, facts)
  } catch {
    // A node without that block's state, or a block before the distributor: nothing is called final on its word.
    return []
  }
}

/**
 * Reads what is settled, and what is settled for good: in one round, which is one request where the client batches them, since pages look
 * again and again.
 */
export async function fetchSettled(parameters: SettledParameters): Promise<Settled> {
  const { client, manifest, facts = getChainFacts(manifest.terms.chainId) } = parameters
  const isFinalAtOnce = !facts.finality.hasFinalizedTag && facts.finality.finalConfirmations <= 1
  const [words, finalWords] = await Promise.all([
    fetchWords({ client, manifest }),
    isFinalAtOnce ? undefined : fetchFinalWords(parameters, facts),
  ])
  return { words, finalWords: finalWords ?? words }
}
