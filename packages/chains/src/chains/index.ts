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

/** All that one file tells of a chain. */
type ChainParts = {
  readonly id: number
  readonly definition: Chain
  readonly facts: ChainFacts
  readonly names: ChainNames
  readonly icon: ChainIcon
  readonly tokens: readonly ChainToken[]
}

/** The known chains. Only `pnpm codegen` imports them: it writes each part to a module of its own, so that a page loads what it shows. */
export const chains: readonly ChainParts[] = [
  ethereum,
  polygon,
  bsc,
  arbitrum,
  optimism,
  avalanche,
  goerli,
  base,
  sepolia,
  localChain,
]
