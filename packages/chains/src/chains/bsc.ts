import type { Chain } from 'viem'
import type { ChainFacts, ChainIcon, ChainNames, ChainToken } from './ChainParts.ts'
import { eip7825GasCap, multicall3 } from './shared.ts'

/** EIP-155. */
export const id = 56
const name = 'BNB Smart Chain'

/** BNB Smart Chain. */
export const definition = {
  id,
  name,
  blockTime: 750,
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: ['https://56.rpc.thirdweb.com'] } },
  blockExplorers: { default: { name: 'BscScan', url: 'https://bscscan.com', apiUrl: 'https://api.bscscan.com/api' } },
  contracts: { multicall3: { address: multicall3, blockCreated: 15_921_452 } },
} as const satisfies Chain

/** See `ChainFacts`. */
export const facts: ChainFacts = {
  stage: 'live',
  // BEP-652.
  transactionGasCap: eip7825GasCap,
  blockGasLimit: 55_000_000n,
  finality: { minedConfirmations: 3, hasFinalizedTag: true, finalConfirmations: 15 },
  wrappedCoin: { address: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c', symbol: 'WBNB', name: 'Wrapped BNB' },
  sanctionsOracle: '0x40C57923924B5c5c5455c48D93317139ADDaC8fb',
  isOpStack: false,
  hasDataFee: false,
  // What validators and builders have accepted at least since October 2025, at a base fee of zero.
  minPriorityFeePerGas: 50_000_000n,
  maxInFlightDelegated: 1,
}

/** See `ChainNames`. */
export const names: ChainNames = {
  id,
  name,
  symbol: 'BNB',
  shortNames: ['bnb', 'bsc'],
  explorerHosts: ['bscscan.com'],
  priceId: 'bsc',
}

/** See `ChainIcon`. */
export const icon: ChainIcon = {
  background: '#8a6400',
  body: '<path fill="#fff" d="M12 5l2.4 2.4-2.4 2.4-2.4-2.400zM6.6 9.600L9 12l-2.4 2.400L4.2 12zm10.8 0L19.8 12l-2.4 2.400L15 12zM12 10l2 2-2 2-2-2zm0 4.200l2.4 2.400L12 19l-2.4-2.400z"/>',
}

/** See `ChainToken`. */
export const tokens: readonly ChainToken[] = [
  { address: '0x55d398326f99059fF775485246999027B3197955', symbol: 'USDT', name: 'Tether USD', decimals: 18 },
  { address: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', symbol: 'USDC', name: 'USD Coin', decimals: 18 },
  { address: '0x1AF3F329e8BE154074D8769D1FFa4eE058B1DBc3', symbol: 'DAI', name: 'Dai Token', decimals: 18 },
  { address: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c', symbol: 'WBNB', name: 'Wrapped BNB', decimals: 18 },
]
