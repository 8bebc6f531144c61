import type { Address } from '@slotdrop/drops'
import { isAddressEqual } from 'viem'

/** Whether two addresses are the same account, in whatever case they are written. Nobody is nobody, however that is said. */
export function isSameAccount(a: Address | null | undefined, b: Address | null | undefined): boolean {
  return a && b ? isAddressEqual(a, b) : !a && !b
}
