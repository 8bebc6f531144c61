import { slotDistributorViewAbi } from '@slotdrop/contracts'
import type { DropTerms, Manifest } from '@slotdrop/drops'
import type { ChainClient } from '../ports.ts'

/** Words asked for in one call: 1,000 storage reads are far from any node's limit. */
const wordsPerCall = 1000

/** What to read, and where: a block, or the latest one. */
export type FetchWordsParameters = {
  readonly client: ChainClient
  /** A manifest, or the part of it that public files tell. */
  readonly manifest: Pick<Manifest, 'dropId' | 'slotCount'> & {
    readonly terms: Pick<DropTerms, 'chainId' | 'distributor'>
  }
  readonly blockNumber?: bigint
  /** In place of a number. */
  readonly blockTag?: 'latest' | 'finalized' | 'safe'
}

/** One settled word a slot, from the chain. */
export async function fetchWords({
  client,
  manifest,
  blockNumber,
  blockTag = 'latest',
}: FetchWordsParameters): Promise<bigint[]> {
  const words: bigint[] = []
  for (let from = 0; from < manifest.slotCount; from += wordsPerCall) {
    const count = Math.min(wordsPerCall, manifest.slotCount - from)
    words.push(
      ...(await client.readContract({
        abi: slotDistributorViewAbi,
        address: manifest.terms.distributor,
        functionName: 'settled',
        args: [manifest.dropId, BigInt(from), BigInt(count)],
        ...(blockNumber === undefined ? { blockTag } : { blockNumber }),
      })),
    )
  }
  return words
}

/** The word of one slot, from the latest block. */
export async function fetchWord({
  client,
  manifest,
  slot,
}: {
  client: ChainClient
  manifest: Manifest
  slot: number
}): Promise<bigint> {
  const [word = 0n] = await client.readContract({
    abi: slotDistributorViewAbi,
    address: manifest.terms.distributor,
    functionName: 'settled',
    args: [manifest.dropId, BigInt(slot), 1n],
  })
  return word
}
