import { queryConstants } from '@slotdrop/config'

const local = 31_337

/** Milliseconds between looks at what is under way; a chain on this machine mines at once. */
export function pollMillisecondsOf(chainId: number): number {
  return chainId === local ? 500 : queryConstants.pollingIntervalMs
}
