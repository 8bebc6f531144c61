import { slotDistributorAbi } from '@slotdrop/contracts'
import { createPublicClient, fallback, http } from 'viem'
import type { ReadWords } from './report.ts'

/** Words of one call: about 36 kB of answer. */
const wordsAtOnce = 1_000
const timeoutMs = 4_000

/** Reads words over JSON-RPC. One URL failing, the next is asked; every word of a drop is of one block. */
export function createWordsReader(rpcUrls: ReadonlyMap<number, readonly string[]>): ReadWords {
  const clients = new Map(
    [...rpcUrls].map(([chainId, urls]) => {
      const transports = urls.map((url) => http(url, { timeout: timeoutMs, retryCount: 1 }))
      return [chainId, createPublicClient({ transport: fallback(transports) })] as const
    }),
  )
  return async (drop) => {
    const client = clients.get(drop.chainId)
    if (!client || (rpcUrls.get(drop.chainId) ?? []).length === 0) return null
    const blockNumber = await client.getBlockNumber({ cacheTime: 0 })
    const words: bigint[] = []
    for (let from = 0; from < drop.slotCount; from += wordsAtOnce) {
      const count = Math.min(wordsAtOnce, drop.slotCount - from)
      const part = await client.readContract({
        abi: slotDistributorAbi,
        address: drop.distributor,
        functionName: 'settled',
        args: [drop.id, BigInt(from), BigInt(count)],
        blockNumber,
      })
      words.push(...part)
    }
    return { words, blockNumber }
  }
}
