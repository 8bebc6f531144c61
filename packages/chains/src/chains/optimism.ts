import type { Chain } from 'viem'
import type { ChainFacts, ChainIcon, ChainNames, ChainToken } from './ChainParts.ts'
import { eip7825GasCap, ether, multicall3, opStackWrappedEther, rollup } from './shared.ts'

/** EIP-155. */
export const id = 10
const name = 'OP Mainnet'

/** OP Mainnet. */
export const definition = {
  id,
  name,
  blockTime: 2000,
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://mainnet.optimism.io'] } },
  blockExplorers: { default: { name: 'Optimism Explorer', url: 'https://optimistic.etherscan.io' } },
  contracts: { multicall3: { address: multicall3, blockCreated: 4_286_263 } },
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
  sanctionsOracle: '0x40C57923924B5c5c5455c48D93317139ADDaC8fb',
  maxInFlightDelegated: 1,
}

/** See `ChainNames`. */
export const names: ChainNames = {
  id,
  name,
  shortNames: ['oeth', 'optimism', 'op'],
  explorerHosts: ['optimistic.etherscan.io', 'optimism.blockscout.com', 'explorer.optimism.io'],
  blockscoutHost: 'explorer.optimism.io',
  priceId: 'optimism',
}

/** See `ChainIcon`. */
export const icon: ChainIcon = {
  background: '#d0021b',
  body: '<circle cx="8.4" cy="12" r="2.6" fill="none" stroke="#fff" stroke-width="2"/><path d="M14.2 16V9h2.2a2.1 2.1 0 0 1 0 4.200h-2.2" fill="none" stroke="#fff" stroke-width="2"/>',
}

/** See `ChainToken`. */
export const tokens: readonly ChainToken[] = [
  { address: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85', symbol: 'USDC', name: 'USD Coin', decimals: 6 },
  { address: '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58', symbol: 'USDT', name: 'Tether USD', decimals: 6 },
  { address: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1', symbol: 'DAI', name: 'Dai Stablecoin', decimals: 18 },
  { address: '0x4200000000000000000000000000000000000006', symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
  { address: '0x4200000000000000000000000000000000000042', symbol: 'OP', name: 'Optimism', decimals: 18 },
]
