import type { Chain } from 'viem'
import type { ChainFacts, ChainIcon, ChainNames, ChainToken } from './ChainParts.ts'
import { multicall3 } from './shared.ts'

/** EIP-155. */
export const id = 43_114
const name = 'Avalanche'

/** Avalanche C-Chain. */
export const definition = {
  id,
  name,
  blockTime: 1700,
  nativeCurrency: { name: 'Avalanche', symbol: 'AVAX', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.avax.network/ext/bc/C/rpc'] } },
  blockExplorers: { default: { name: 'SnowTrace', url: 'https://snowtrace.io', apiUrl: 'https://api.snowtrace.io' } },
  contracts: { multicall3: { address: multicall3, blockCreated: 11_907_934 } },
} as const satisfies Chain

/** See `ChainFacts`. */
export const facts: ChainFacts = {
  stage: 'live',
  transactionGasCap: 15_000_000n,
  blockGasLimit: 15_000_000n,
  // One block is final; nodes answer `finalized` with the last accepted block.
  finality: { minedConfirmations: 1, hasFinalizedTag: true, finalConfirmations: 1 },
  wrappedCoin: { address: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7', symbol: 'WAVAX', name: 'Wrapped AVAX' },
  sanctionsOracle: '0x40C57923924B5c5c5455c48D93317139ADDaC8fb',
  isOpStack: false,
  hasDataFee: false,
  maxInFlightDelegated: 1,
}

/** See `ChainNames`. */
export const names: ChainNames = {
  id,
  name,
  symbol: 'AVAX',
  shortNames: ['avax', 'avalanche', 'avaxc'],
  explorerHosts: ['snowtrace.io', 'snowscan.xyz'],
  priceId: 'avax',
}

/** See `ChainIcon`. */
export const icon: ChainIcon = {
  background: '#c9302c',
  body: '<path fill="#fff" d="M11 6.200L4.8 17h4.600l3.9-6.800zM15.4 12.600L12.9 17h5.100z"/>',
}

/** See `ChainToken`. */
export const tokens: readonly ChainToken[] = [
  { address: '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E', symbol: 'USDC', name: 'USD Coin', decimals: 6 },
  { address: '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7', symbol: 'USDT', name: 'Tether USD', decimals: 6 },
  { address: '0xd586E7F844cEa2F87f50152665BCbc2C279D8d70', symbol: 'DAI.e', name: 'Dai Stablecoin', decimals: 18 },
  { address: '0x49D5c2BdFfac6CE2BFdB6640F4F80f226bc10bAB', symbol: 'WETH.e', name: 'Wrapped Ether', decimals: 18 },
  { address: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7', symbol: 'WAVAX', name: 'Wrapped AVAX', decimals: 18 },
]
