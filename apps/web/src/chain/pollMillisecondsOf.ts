import { queryConstants } from '@slotdrop/config'

const local = 31_337

const idleMilliseconds = 10_000

/** Milliseconds between looks at a drop of which nothing is under way: six a minute are polite to a public node. */
export function idleMillisecondsOf(chainId: number): number {
  return chainId === local ? queryConstants.pollingIntervalMs : idleMilliseconds
}

/** Milliseconds between looks at what is under way; a chain on this machine mines at once. */
export function pollMillisecondsOf(chainId: number): number {
  return chainId === local ? 500 : queryConstants.pollingIntervalMs
}
