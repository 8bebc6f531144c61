import type { ChainClient, Fees } from '../ports.ts'

const required = new WeakMap<ChainClient, bigint>()

/** Lowest priority fee (or gas price) that a client's node was seen to require, in wei a unit of gas; zero if it refused none. */
export function requiredTipOf(client: ChainClient): bigint {
  return required.get(client) ?? 0n
}

/**
 * Records that a node refused fees as too low. The next market of the client has what it requires, or twice as much if it named no figure.
 *
 * @param named minimum in the node's words
 */
export function requireTip(client: ChainClient, refused: Fees, named = 0n): void {
  const offered = 'gasPrice' in refused ? refused.gasPrice : refused.maxPriorityFeePerGas
  required.set(client, named > offered ? named : offered * 2n + 1n)
}
