import { isAddressEqual, zeroAddress } from 'viem'
import type { Registration } from './AuthoriseStep.ts'
import type { Readiness } from './Readiness.ts'

/**
 * Whether the chain has a registration already. A date counts where one is named; gas money and digest do not, since they were given with
 * it, once.
 */
export function isRegistered(
  { operator, claimsOpen, operatorUntil }: Registration,
  registered: Readiness['registered'],
): boolean {
  const now = registered ?? { operator: zeroAddress, claimsOpen: false }
  const isUntil = operatorUntil === undefined || operatorUntil === (now.operatorUntil ?? 0)
  return isAddressEqual(operator, now.operator) && claimsOpen === now.claimsOpen && isUntil
}
