import { type DropTerms, isUnwrapped, takesErc20 } from '@slotdrop/drops'
import { isAddressEqual } from 'viem'

/** What tells which approval a drop draws on. */
export type ApprovalTerms = Pick<DropTerms, 'chainId' | 'distributor' | 'sender' | 'token' | 'standard'>

/**
 * Whether two drops draw on the same approval: it belongs to a sender, a token and a distributor, and to no drop. Drops of a wrapped coin
 * that pay coins share it with those that pay the wrapped coin itself.
 */
export function sharesApproval(one: ApprovalTerms, other: ApprovalTerms): boolean {
  if (isUnwrapped(one) || isUnwrapped(other)) return false
  return (
    one.chainId === other.chainId &&
    takesErc20(one) === takesErc20(other) &&
    isAddressEqual(one.token, other.token) &&
    isAddressEqual(one.sender, other.sender) &&
    isAddressEqual(one.distributor, other.distributor)
  )
}
