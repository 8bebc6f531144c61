import type { Chain } from 'viem'
import type { ChainFacts, ChainIcon, ChainNames, ChainToken } from './ChainParts.ts'
import { eip7825GasCap, ether } from './shared.ts'

/** EIP-155. */
export const id = 31_337
const name = 'Local chain'

/** The development chain on this machine. Its URL comes from the configuration. */
export const definition = {
  id,
  name,
  // At most; without it a client polls as seldom as Ethereum's blocks come.
  blockTime: 1000,
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  testnet: true,
} as const satisfies Chain

/** See `ChainFacts`. */
export const facts: ChainFacts = {
  stage: 'local',
  transactionGasCap: eip7825GasCap,
  blockGasLimit: 30_000_000n,
  // The development chain mines on demand: a `finalized` block would lag for ever.
  finality: { minedConfirmations: 1, hasFinalizedTag: false, finalConfirmations: 1 },
  isOpStack: false,
  hasDataFee: false,
  maxInFlightDelegated: 1,
}

/** See `ChainNames`. */
export const names: ChainNames = {
  id,
  name,
  shortNames: [],
  explorerHosts: [],
}

/** See `ChainIcon`. */
export const icon: ChainIcon = {
  background: '#45504a',
  body: '<path d="M7 9l3 3-3 3M12.5 15.500H17" fill="none" stroke="#fff" stroke-width="2"/>',
}

/** See `ChainToken`. */
export const tokens: readonly ChainToken[] = []
