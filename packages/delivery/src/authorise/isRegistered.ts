import { isAddressEqual, zeroAddress } from 'viem'
import type { Registration } from './AuthoriseStep.ts'
import type { Readiness } from './Readiness.ts'

/**
 * Whether the chain has a registration already. A date counts where one is named; gas money and digest do not, since they were given with
 * it, once.
 */
export function isRegistered(
  { operator, claimsOpen, mayLeaveOpen = false, operatorUntil }: Registration,
  registered: Readiness['registered'],
): boolean {
  const now: NonNullable<Readiness['registered']> = registered ?? { operator: zeroAddress, claimsOpen: false }
  const isUntil = operatorUntil === undefined || operatorUntil === (now.operatorUntil ?? 0)
  const isAllowed = claimsOpen === now.claimsOpen && mayLeaveOpen === (now.mayLeaveOpen ?? false)
  return isAddressEqual(operator, now.operator) && isAllowed && isUntil
}
