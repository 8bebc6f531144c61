import { isAddress, isAddressEqual } from 'viem'

/** Whether two texts are the same address, however it is written; what is no address is not the same as any. */
export function isSameAddress(one: string, other: string): boolean {
  return isAddress(one, { strict: false }) && isAddress(other, { strict: false }) && isAddressEqual(one, other)
}
