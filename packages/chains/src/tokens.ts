import type { ChainToken } from './chains/ChainParts.ts'
import { tokensByChain } from './tokens.generated.ts'

export type { ChainToken } from './chains/ChainParts.ts'

/** The well-known tokens of a chain. */
export function getWellKnownTokens(chainId: number): readonly ChainToken[] {
  return tokensByChain[chainId] ?? []
}
