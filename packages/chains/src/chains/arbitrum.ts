import type { Chain } from 'viem'
import type { ChainFacts, ChainIcon, ChainNames, ChainToken } from './ChainParts.ts'
import { ether, multicall3, rollup } from './shared.ts'

/** EIP-155. */
export const id = 42_161
const name = 'Arbitrum One'

/** Arbitrum One. */
export const definition = {
  id,
  name,
  blockTime: 250,
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://arb1.arbitrum.io/rpc'] } },
  blockExplorers: { default: { name: 'Arbiscan', url: 'https://arbiscan.io', apiUrl: 'https://api.arbiscan.io/api' } },
  contracts: { multicall3: { address: multicall3, blockCreated: 7_654_707 } },
} as const satisfies Chain

/** See `ChainFacts`. */
export const facts: ChainFacts = {
  stage: 'live',
  // ArbOS 51 ("Dia").
  transactionGasCap: 32_000_000n,
  blockGasLimit: 32_000_000n,
  finality: rollup,
  hasDataFee: true,
  wrappedCoin: { symbol: 'WETH', name: 'Wrapped Ether', address: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1' },
  sanctionsOracle: '0x40C57923924B5c5c5455c48D93317139ADDaC8fb',
  isOpStack: false,
  maxInFlightDelegated: 1,
}

/** See `ChainNames`. */
export const names: ChainNames = {
  id,
  name,
  shortNames: ['arb1', 'arbitrum', 'arbitrum-one'],
  explorerHosts: ['arbiscan.io', 'arbitrum.blockscout.com'],
  blockscoutHost: 'arbitrum.blockscout.com',
  priceId: 'arbitrum',
}

/** See `ChainIcon`. */
export const icon: ChainIcon = {
  background: '#1b4add',
  body: '<path d="M7 17l5-11 5 11M9.8 13.500h4.4" fill="none" stroke="#fff" stroke-width="2.2" stroke-linejoin="round"/>',
}

/** See `ChainToken`. */
export const tokens: readonly ChainToken[] = [
  { address: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831', symbol: 'USDC', name: 'USD Coin', decimals: 6 },
  { address: '0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8', symbol: 'USDC.e', name: 'USD Coin (Arb1)', decimals: 6 },
  { address: '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', symbol: 'USDT', name: 'Tether USD', decimals: 6 },
  { address: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1', symbol: 'DAI', name: 'Dai Stablecoin', decimals: 18 },
  { address: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1', symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
  { address: '0x912CE59144191C1204E64559FE8253a0e49E6548', symbol: 'ARB', name: 'Arbitrum', decimals: 18 },
]
