import { getWrappedCoin } from '@slotdrop/chains'
import { localChainId } from '@slotdrop/chains/ids'
import { type ChainToken, getWellKnownTokens } from '@slotdrop/chains/tokens'
import type { RuntimeConfig } from '@slotdrop/config'
import { type DropTerms, isUnwrapped } from '@slotdrop/drops'
import { isAddressEqual } from 'viem'

/** A token that is known here by its address: everybody may give a token any name. */
export type KnownToken = ChainToken & {
  readonly standard: 'ERC20' | 'ERC721' | 'ERC1155'
}

/** The well-known tokens of a chain; locally the demo tokens. */
export function knownTokens(chainId: number, { demoTokens }: Pick<RuntimeConfig, 'demoTokens'>): readonly KnownToken[] {
  return chainId === localChainId
    ? demoTokens
    : getWellKnownTokens(chainId).map((token) => ({ ...token, standard: 'ERC20' }))
}

/** Whether what a drop pays is known here: a large token of its chain, its coin, or one of the local demonstration. */
export function isKnownToken(
  config: Pick<RuntimeConfig, 'chains' | 'demoTokens'>,
  { chainId, standard, token }: Pick<DropTerms, 'chainId' | 'standard' | 'token'>,
): boolean {
  if (standard !== 'NATIVE') return knownTokens(chainId, config).some(({ address }) => isAddressEqual(address, token))
  // Coins out of a contract that is not the chain's wrapped coin may never come.
  const wrapped = getWrappedCoin(config, chainId)
  return isUnwrapped({ standard, token }) || (wrapped !== undefined && isAddressEqual(wrapped.address, token))
}
