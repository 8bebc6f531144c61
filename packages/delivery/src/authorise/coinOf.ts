import { getChain } from '@slotdrop/chains'
import type { TokenFacts } from '@slotdrop/drops'

/** The coin of a chain, as sentences name it. */
export function coinOf(chainId: number): TokenFacts {
  const { name, symbol, decimals } = getChain(chainId)?.nativeCurrency ?? {
    name: 'coin',
    symbol: 'coins',
    decimals: 18,
  }
  return { name, symbol, decimals }
}
