import type { Chain } from 'viem'
import type { ChainFacts, ChainIcon, ChainNames, ChainToken } from './ChainParts.ts'
import { eip7825GasCap, ether, multicall3, opStackWrappedEther, rollup } from './shared.ts'

/** EIP-155. */
export const id = 8453
const name = 'Base'

/** Base. Offered where the configuration says so. */
export const definition = {
  id,
  name,
  blockTime: 2000,
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://mainnet.base.org'] } },
  blockExplorers: { default: { name: 'Basescan', url: 'https://basescan.org' } },
  contracts: { multicall3: { address: multicall3, blockCreated: 5022 } },
} as const satisfies Chain

/** See `ChainFacts`. */
export const facts: ChainFacts = {
  stage: 'live',
  // Optimistic rollups have no cap below the block's, so Ethereum's is assumed.
  transactionGasCap: eip7825GasCap,
  blockGasLimit: 40_000_000n,
  finality: rollup,
  isOpStack: true,
  hasDataFee: true,
  wrappedCoin: opStackWrappedEther,
  sanctionsOracle: '0x3A91A31cB3dC49b4db9Ce721F50a9D076c8D739B',
  maxInFlightDelegated: 4,
}

/** See `ChainNames`. */
export const names: ChainNames = {
  id,
  name,
  shortNames: ['base'],
  explorerHosts: ['basescan.org', 'base.blockscout.com'],
  blockscoutHost: 'base.blockscout.com',
  priceId: 'base',
}

/** See `ChainIcon`. */
export const icon: ChainIcon = {
  background: '#1f55e0',
  body: '<path fill="#fff" d="M12 5a7 7 0 1 1-6.900 8.200h8.400v-2.400H5.100A7 7 0 0 1 12 5z"/>',
}

/** See `ChainToken`. */
export const tokens: readonly ChainToken[] = []
