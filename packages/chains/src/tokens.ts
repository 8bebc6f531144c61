import type { ChainToken } from './chains/ChainParts.ts'
import { tokens } from './generated/tokens.ts'

export type { ChainToken } from './chains/ChainParts.ts'

/** The well-known tokens of a chain. */
export function getWellKnownTokens(chainId: number): readonly ChainToken[] {
  return tokens[chainId] ?? []
}
