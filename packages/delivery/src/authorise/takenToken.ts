import { getChainFacts } from '@slotdrop/chains'
import { type DropTerms, isUnwrapped, type TokenFacts } from '@slotdrop/drops'

/** What is taken from the sender: the token of the list, or, where it pays coins out of a wrapped coin, that one. */
export function takenToken({
  terms,
  token,
}: {
  readonly terms: Pick<DropTerms, 'chainId' | 'standard' | 'token'>
  readonly token: TokenFacts
}): TokenFacts {
  if (terms.standard !== 'NATIVE' || isUnwrapped(terms)) return token
  const { symbol, name } = getChainFacts(terms.chainId).wrappedCoin ?? {
    symbol: `W${token.symbol}`,
    name: `Wrapped ${token.name}`,
  }
  return { symbol, name, decimals: token.decimals }
}
