import type { ChainClient, Fees } from '../ports.ts'

/** Lowest priority fee in wei that is tried after a refusal. */
const firstPriorityFee = 1_000_000n

/**
 * The priority fee to offer after a node refused a lower one: the minimum that the node names, otherwise twice the refused one and at
 * least a tenth of the base fee. On chains without EIP-1559 it is the gas price. Wei a unit of gas.
 */
export function raisedPriorityFee(
  refused: Fees,
  { named = 0n, baseFee = 0n }: { readonly named?: bigint | undefined; readonly baseFee?: bigint | undefined },
): bigint {
  const offered = 'gasPrice' in refused ? refused.gasPrice : refused.maxPriorityFeePerGas
  if (named > offered) return named
  return [offered * 2n, baseFee / 10n, firstPriorityFee].reduce((a, b) => (a > b ? a : b))
}

const required = new WeakMap<ChainClient, bigint>()

/** Lowest priority fee (or gas price) that a client's node was seen to require, in wei a unit of gas; zero if it refused none. */
export function requiredTipOf(client: ChainClient): bigint {
  return required.get(client) ?? 0n
}

/**
 * Records that a node refused fees as too low. The next market of the client has the fee of `raisedPriorityFee`.
 *
 * @param named minimum in the node's words
 */
export function requireTip(client: ChainClient, refused: Fees, named: bigint | undefined): void {
  required.set(client, raisedPriorityFee(refused, { named }))
}
