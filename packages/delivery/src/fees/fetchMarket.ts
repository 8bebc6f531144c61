import { getChainFacts } from '@slotdrop/chains'
import type { ChainClient } from '../ports.ts'
import type { FeeMarket } from './feePolicy.ts'
import { requiredTipOf } from './requiredTip.ts'

/** What the latest block says of itself, with the fees. */
export type MarketBlock = {
  readonly number: bigint
  /** Seconds since 1970. */
  readonly timestamp: bigint
  readonly gasLimit: bigint
}

/** Fees as one node tells them. A node that suggests no priority fee is taken by its price. */
export async function fetchMarket(client: ChainClient): Promise<FeeMarket & { block: MarketBlock }> {
  const [block, priority] = await Promise.all([
    client.getBlock({ blockTag: 'latest' }),
    client.request({ method: 'eth_maxPriorityFeePerGas' }).then(BigInt, () => undefined),
  ])
  const { number, timestamp, gasLimit, baseFeePerGas } = block
  const baseFee = baseFeePerGas ?? undefined
  const known = (client.chain && getChainFacts(client.chain.id).minPriorityFeePerGas) ?? 0n
  const required = requiredTipOf(client)
  const minPriorityFee = (known > required ? known : required) || undefined
  const facts = { baseFee, minPriorityFee, block: { number, timestamp, gasLimit } }
  if (baseFee !== undefined && priority !== undefined) return { ...facts, priorityFee: priority }
  const price = await client.getGasPrice()
  if (baseFee === undefined) return { ...facts, priorityFee: price }
  return { ...facts, priorityFee: price > baseFee ? price - baseFee : 0n }
}
