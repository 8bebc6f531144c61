import { takesNoBatches } from '@slotdrop/chains'
import { queryConstants } from '@slotdrop/wallet-ui/constants'
import type { ChainClient } from '@slotdrop/delivery'

const local = 31_337

const idleMilliseconds = 10_000
/**
 * Without batches a look is six requests: the words of the latest and the finalized block, the registration, the sender's balance and
 * allowance, and once a minute the block's time.
 */
const idleMillisecondsWithoutBatches = 60_000

/** Milliseconds between looks at an idle drop: at most six requests in any minute, which public nodes allow. */
export function idleMillisecondsOf(client: ChainClient | undefined): number {
  const chain = client?.chain
  return chain && takesNoBatches(chain) ? idleMillisecondsWithoutBatches : idleMilliseconds
}

/** Milliseconds between looks at what is under way; a chain on this machine mines at once. */
export function pollMillisecondsOf(chainId: number): number {
  return chainId === local ? 500 : queryConstants.pollingIntervalMs
}
