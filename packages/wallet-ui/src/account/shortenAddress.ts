import { walletConstants } from '../constants.ts'

/** An address as its first and last four characters; "0x" counts (specification, section 9). */
export function shortenAddress(address: string): string {
  const ends = walletConstants.addressEnds
  return address.length <= ends * 2 ? address : `${address.slice(0, ends)}…${address.slice(-ends)}`
}
