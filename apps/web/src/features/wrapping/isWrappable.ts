import { getWrappedCoin, type OfferedChainsConfig } from '@slotdrop/chains'
import { type DropTerms, isUnwrapped } from '@slotdrop/drops'
import { isAddressEqual } from 'viem'

/** What of a drop's terms says where its money comes from. */
export type PaidFrom = Pick<DropTerms, 'chainId' | 'standard' | 'token'>

/** Whether a drop pays coins out of the wrapped coin that its network is known to have. Coins are handed to no other contract. */
export function isWrappable(config: OfferedChainsConfig, { chainId, standard, token }: PaidFrom): boolean {
  if (standard !== 'NATIVE' || isUnwrapped({ standard, token })) return false
  const known = getWrappedCoin(config, chainId)
  return known !== undefined && isAddressEqual(known.address, token)
}
