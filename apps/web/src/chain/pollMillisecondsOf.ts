import { takesNoBatches } from '@slotdrop/chains'
import { queryConstants } from '@slotdrop/wallet-ui/constants'
import type { ChainClient } from '@slotdrop/delivery'

const local = 31_337

/**
 * Requests that a look at an idle drop takes where each call is one: its words, those of the finalized block, what it is registered as, and
 * what its sender holds and has approved.
 */
const callsALook = 5
const idleMilliseconds = 10_000

/** Milliseconds between looks at a drop of which nothing is under way: six requests a minute are polite to a public node, also to one that takes no batches. */
export function idleMillisecondsOf(client: ChainClient | undefined): number {
  const chain = client?.chain
  return chain && takesNoBatches(chain) ? callsALook * idleMilliseconds : idleMilliseconds
}

/** Milliseconds between looks at what is under way; a chain on this machine mines at once. */
export function pollMillisecondsOf(chainId: number): number {
  return chainId === local ? 500 : queryConstants.pollingIntervalMs
}
