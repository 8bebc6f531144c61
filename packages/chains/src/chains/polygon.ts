import type { Chain } from 'viem'
import type { ChainFacts, ChainIcon, ChainNames, ChainToken } from './ChainParts.ts'
import { multicall3 } from './shared.ts'

/** EIP-155. */
export const id = 137
const name = 'Polygon'

/** Polygon. */
export const definition = {
  id,
  name,
  blockTime: 2000,
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: { default: { http: ['https://polygon.drpc.org'] } },
  blockExplorers: {
    default: { name: 'PolygonScan', url: 'https://polygonscan.com', apiUrl: 'https://api.etherscan.io/v2/api' },
  },
  contracts: { multicall3: { address: multicall3, blockCreated: 25_770_160 } },
} as const satisfies Chain

/** See `ChainFacts`. */
export const facts: ChainFacts = {
  stage: 'live',
  // The Madhugiri fork took EIP-7825 with 2^25.
  transactionGasCap: 33_554_432n,
  blockGasLimit: 45_000_000n,
  finality: { minedConfirmations: 3, hasFinalizedTag: true, finalConfirmations: 32 },
  wrappedCoin: { address: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270', symbol: 'WPOL', name: 'Wrapped POL' },
  sanctionsOracle: '0x40C57923924B5c5c5455c48D93317139ADDaC8fb',
  isOpStack: false,
  hasDataFee: false,
  // PIP-35: nodes refuse less, and their pool compares the priority fee alone.
  minPriorityFeePerGas: 25_000_000_000n,
  maxInFlightDelegated: 1,
}

/** See `ChainNames`. */
export const names: ChainNames = {
  id,
  name,
  symbol: 'POL',
  shortNames: ['pol', 'matic', 'polygon'],
  explorerHosts: ['polygonscan.com', 'polygon.blockscout.com'],
  blockscoutHost: 'polygon.blockscout.com',
  priceId: 'polygon',
}

/** See `ChainIcon`. */
export const icon: ChainIcon = {
  background: '#6d3fc4',
  body: '<path d="M9 8.500l3.5 2v4L9 16.500l-3.5-2v-4zM15 7.500l3.5 2v4L15 15.5" fill="none" stroke="#fff" stroke-width="1.8" stroke-linejoin="round"/>',
}

/** See `ChainToken`. */
export const tokens: readonly ChainToken[] = [
  { address: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', symbol: 'USDC', name: 'USD Coin', decimals: 6 },
  { address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', symbol: 'USDC.e', name: 'USD Coin (PoS)', decimals: 6 },
  { address: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F', symbol: 'USDT', name: 'Tether USD', decimals: 6 },
  { address: '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063', symbol: 'DAI', name: 'Dai Stablecoin', decimals: 18 },
  { address: '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619', symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
  { address: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270', symbol: 'WPOL', name: 'Wrapped POL', decimals: 18 },
]
