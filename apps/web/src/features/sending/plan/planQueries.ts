import { queryOptions, skipToken } from '@tanstack/react-query'
import { createNodeTransport } from '@slotdrop/chains'
import { type ChainClient, estimateSending } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { createPublicClient } from 'viem'
import { identityKey } from '../../../workers/identityKey.ts'
import type { FeePoint } from './feeCurve.ts'

/** Asked once a page: a few requests, that nobody waits for. */
const seldom = { networkMode: 'always', gcTime: 0, staleTime: 600_000, structuralSharing: false } as const

/** What sending the open rows takes, as tried on the chain now. */
export function estimateQuery(client: ChainClient | undefined, manifest: Manifest, isWanted: boolean) {
  return queryOptions({
    ...seldom,
    queryKey: ['sending estimate', manifest.dropId, identityKey(client)],
    queryFn: client && isWanted ? () => estimateSending({ client, manifest }) : skipToken,
  })
}

const day = 86_400_000
const samples = 24
/** Blocks that tell how long one takes. */
const measured = 1000n

/** What gas cost in the last day, one price an hour; less where the chain is younger. */
export type FeeHistory = {
  readonly points: readonly FeePoint[]
  /** Milliseconds between two blocks. */
  readonly blockMilliseconds: number
}

/** The same chain, asked in one request for what is asked at once. */
function inOneRequest({
  chain,
}: ChainClient): Pick<ChainClient, 'getBlock' | 'getFeeHistory' | 'getGasPrice'> | undefined {
  return (
    chain && createPublicClient({ chain, transport: createNodeTransport(chain, { isBatching: true }), cacheTime: 0 })
  )
}

/** Asks for one block an hour: a node answers blocks of a whole day in pieces only, and some take offence. */
async function fetchFeeHistory(asked: ChainClient): Promise<FeeHistory> {
  const client = inOneRequest(asked) ?? asked
  const latest = await client.getBlock()
  const back = latest.number < measured ? latest.number : measured
  const earlier = back === 0n ? latest : await client.getBlock({ blockNumber: latest.number - back })
  const blockMilliseconds = back === 0n ? 0 : (Number(latest.timestamp - earlier.timestamp) * 1000) / Number(back)
  const perDay = blockMilliseconds === 0 ? latest.number : BigInt(Math.round(day / blockMilliseconds))
  const span = perDay < latest.number ? perDay : latest.number
  const count = span < BigInt(samples) ? Number(span) : samples
  const heights = Array.from(
    { length: count + 1 },
    (_, index) => latest.number - (span * BigInt(count - index)) / BigInt(count || 1),
  )
  const [price, ...histories] = await Promise.all([
    client.getGasPrice(),
    ...heights.map((blockNumber) => client.getFeeHistory({ blockCount: 1, blockNumber, rewardPercentiles: [] })),
  ])
  // What is offered beside the base fee hardly changes, and blocks without transactions do not say it.
  const tip = price - (latest.baseFeePerGas ?? 0n)
  const points = histories.map(({ baseFeePerGas: [baseFee = 0n] }, index): FeePoint => {
    const blocksAgo = Number(latest.number - (heights[index] ?? latest.number))
    return {
      at: Number(latest.timestamp) * 1000 - blocksAgo * blockMilliseconds,
      price: baseFee + (tip > 0n ? tip : 0n),
    }
  })
  return { points, blockMilliseconds }
}

/** See `FeeHistory`. */
export function feeHistoryQuery(client: ChainClient | undefined, isWanted: boolean) {
  return queryOptions({
    ...seldom,
    retry: false,
    queryKey: ['fee history', identityKey(client)],
    queryFn: client && isWanted ? () => fetchFeeHistory(client) : skipToken,
  })
}
