import { getChain } from '@slotdrop/chains'
import type { TokenFacts } from '@slotdrop/drops'
import type { Chain } from 'viem'

/**
 * The native currency of a chain, as sentences name it.
 *
 * @param chain definition that the client was made with: the only one that knows a chain which the user added
 */
export function coinOf(chainId: number, chain: Chain | undefined): TokenFacts {
  const { name, symbol, decimals } = (chain ?? getChain(chainId))?.nativeCurrency ?? {
    name: 'coin',
    symbol: 'coins',
    decimals: 18,
  }
  return { name, symbol, decimals }
}
