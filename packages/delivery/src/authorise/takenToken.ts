import { getChainFacts } from '@slotdrop/chains'
import { isUnwrapped, type Manifest, type TokenFacts } from '@slotdrop/drops'

/** What is taken from the sender: the token of the list, or, where it pays coins out of a wrapped coin, that one. */
export function takenToken({ terms, token }: Pick<Manifest, 'terms' | 'token'>): TokenFacts {
  if (terms.standard !== 'NATIVE' || isUnwrapped(terms)) return token
  const { symbol, name } = getChainFacts(terms.chainId).wrappedCoin ?? {
    symbol: `W${token.symbol}`,
    name: `Wrapped ${token.name}`,
  }
  return { symbol, name, decimals: token.decimals }
}
