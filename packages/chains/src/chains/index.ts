import type { Chain } from 'viem'
import type { ChainFacts, ChainIcon, ChainNames, ChainToken } from './ChainParts.ts'
import * as arbitrum from './arbitrum.ts'
import * as avalanche from './avalanche.ts'
import * as base from './base.ts'
import * as bsc from './bsc.ts'
import * as ethereum from './ethereum.ts'
import * as goerli from './goerli.ts'
import * as localChain from './localChain.ts'
import * as optimism from './optimism.ts'
import * as polygon from './polygon.ts'
import * as sepolia from './sepolia.ts'

// One list for each part. Tokens are written to tokens.generated.ts, which pages load apart from the rest.

/** Definitions of the known chains. */
export const definitions: readonly Chain[] = [
  ethereum.definition,
  polygon.definition,
  bsc.definition,
  arbitrum.definition,
  optimism.definition,
  avalanche.definition,
  goerli.definition,
  base.definition,
  sepolia.definition,
  localChain.definition,
]

/** Facts by chain id. */
export const facts: ReadonlyMap<number, ChainFacts> = /*#__PURE__*/ new Map<number, ChainFacts>([
  [ethereum.id, ethereum.facts],
  [polygon.id, polygon.facts],
  [bsc.id, bsc.facts],
  [arbitrum.id, arbitrum.facts],
  [optimism.id, optimism.facts],
  [avalanche.id, avalanche.facts],
  [goerli.id, goerli.facts],
  [base.id, base.facts],
  [sepolia.id, sepolia.facts],
  [localChain.id, localChain.facts],
])

/** Names of the known chains. */
export const names: readonly ChainNames[] = [
  ethereum.names,
  polygon.names,
  bsc.names,
  arbitrum.names,
  optimism.names,
  avalanche.names,
  goerli.names,
  base.names,
  sepolia.names,
  localChain.names,
]

/** Icons by chain id. */
export const icons: ReadonlyMap<number, ChainIcon> = /*#__PURE__*/ new Map<number, ChainIcon>([
  [ethereum.id, ethereum.icon],
  [polygon.id, polygon.icon],
  [bsc.id, bsc.icon],
  [arbitrum.id, arbitrum.icon],
  [optimism.id, optimism.icon],
  [avalanche.id, avalanche.icon],
  [goerli.id, goerli.icon],
  [base.id, base.icon],
  [sepolia.id, sepolia.icon],
  [localChain.id, localChain.icon],
])

/** Well-known tokens by chain id. */
export const tokens: ReadonlyMap<number, readonly ChainToken[]> = /*#__PURE__*/ new Map<number, readonly ChainToken[]>([
  [ethereum.id, ethereum.tokens],
  [polygon.id, polygon.tokens],
  [bsc.id, bsc.tokens],
  [arbitrum.id, arbitrum.tokens],
  [optimism.id, optimism.tokens],
  [avalanche.id, avalanche.tokens],
  [goerli.id, goerli.tokens],
  [base.id, base.tokens],
  [sepolia.id, sepolia.tokens],
  [localChain.id, localChain.tokens],
])
