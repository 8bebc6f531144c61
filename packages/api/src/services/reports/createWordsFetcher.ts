import { slotDistributorAbi } from '@slotdrop/contracts'
import { createPublicClient, fallback, http } from 'viem'
import type { FetchWords } from '../../context.ts'

/** Words of one call: about 36 kB of answer. */
const wordsAtOnce = 1_000
const timeoutMs = 4_000

/** Fetches settled words over JSON-RPC. Where one URL fails, the next is asked; all words of a drop are of one block. */
export function createWordsFetcher(rpcUrls: ReadonlyMap<number, readonly string[]>): FetchWords {
  const clients = new Map(
    [...rpcUrls].map(([chainId, urls]) => {
      const transports = urls.map((url) => http(url, { timeout: timeoutMs, retryCount: 1 }))
      return [chainId, createPublicClient({ transport: fallback(transports) })] as const
    }),
  )
  return async (drop, slots = { from: 0, count: drop.slotCount }) => {
    const client = clients.get(drop.chainId)
    if (!client || (rpcUrls.get(drop.chainId) ?? []).length === 0) return null
    const blockNumber = await client.getBlockNumber({ cacheTime: 0 })
    const words: bigint[] = []
    const end = slots.from + slots.count
    for (let { from } = slots; from < end; from += wordsAtOnce) {
      const count = Math.min(wordsAtOnce, end - from)
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
