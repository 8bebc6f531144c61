import { slotDistributorAbi } from '@slotdrop/contracts'
import { createPublicClient, fallback, http } from 'viem'
import type { DropRecord } from './dropRecord.ts'

const timeoutMs = 4_000
/** Words of one call. */
const wordsAtOnce = 1_000
/** A drop that was neither registered nor cancelled. */
const unregistered = 0

/** Whether a drop's chain knows it: by its registration, or by a settled row. Null where that can't be said. */
export type ChainLook = (
  drop: Pick<DropRecord, 'id' | 'chainId' | 'distributor' | 'slotCount'>,
) => Promise<'known' | 'unknown' | null>

/** Milliseconds by which the newest block of a node may be old. */
const maxBlockAgeMs = 3_600_000

/**
 * Asks nodes over JSON-RPC. A node of another chain, one that is behind, or one that does not know the contract says nothing about a
 * drop.
 *
 * @param now milliseconds since 1970
 */
export function createChainLook(rpcUrls: ReadonlyMap<number, readonly string[]>, now: () => number): ChainLook {
  const clients = new Map(
    [...rpcUrls]
      .filter(([, urls]) => urls.length > 0)
      .map(([chainId, urls]) => {
        const transports = urls.map((url) => http(url, { timeout: timeoutMs, retryCount: 0 }))
        return [chainId, createPublicClient({ transport: fallback(transports) })] as const
      }),
  )
  return async ({ id, chainId, distributor, slotCount }) => {
    const client = clients.get(chainId)
    if (!client) return null
    const contract = { abi: slotDistributorAbi, address: distributor } as const
    try {
      if ((await client.getChainId()) !== chainId) return null
      const { timestamp } = await client.getBlock()
      if (now() - Number(timestamp) * 1000 > maxBlockAgeMs) return null
      if ((await client.getCode({ address: distributor })) === undefined) return null
      const [status] = await client.readContract({ ...contract, functionName: 'stateOf', args: [id] })
      if (status !== unregistered) return 'known'
      for (let from = 0; from < slotCount; from += wordsAtOnce) {
        const args = [id, BigInt(from), BigInt(Math.min(wordsAtOnce, slotCount - from))] as const
        const words = await client.readContract({ ...contract, functionName: 'settled', args })
        if (words.some((word) => word !== 0n)) return 'known'
      }
      return 'unknown'
    } catch {
      return null
    }
  }
}
