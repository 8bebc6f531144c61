import type { Chain } from 'viem'
import type { ChainFacts, ChainIcon, ChainNames, ChainToken } from './ChainParts.ts'
import { eip7825GasCap, ensRegistry, ether, etherMark, multicall3, proofOfStake } from './shared.ts'

/** EIP-155. */
export const id = 1
const name = 'Ethereum'

/** Ethereum. */
export const definition = {
  id,
  name,
  blockTime: 12_000,
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://ethereum.reth.rs/rpc'] } },
  blockExplorers: {
    default: { name: 'Etherscan', url: 'https://etherscan.io', apiUrl: 'https://api.etherscan.io/api' },
  },
  contracts: {
    ensRegistry,
    ensUniversalResolver: { address: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee', blockCreated: 23_085_558 },
    multicall3: { address: multicall3, blockCreated: 14_353_601 },
  },
} as const satisfies Chain

/** See `ChainFacts`. */
export const facts: ChainFacts = {
  stage: 'live',
  transactionGasCap: eip7825GasCap,
  gasCapFrom: '2025-12-03',
  blockGasLimit: 60_000_000n,
  finality: proofOfStake,
  wrappedCoin: { symbol: 'WETH', name: 'Wrapped Ether', address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' },
  sanctionsOracle: '0x40C57923924B5c5c5455c48D93317139ADDaC8fb',
  isOpStack: false,
  hasDataFee: false,
  maxInFlightDelegated: 1,
}

/** See `ChainNames`. */
export const names: ChainNames = {
  id,
  name,
  shortNames: ['eth', 'ethereum', 'mainnet'],
  explorerHosts: ['etherscan.io', 'cn.etherscan.io', 'ethplorer.io', 'eth.blockscout.com'],
  blockscoutHost: 'eth.blockscout.com',
  priceId: 'ethereum',
}

/** See `ChainIcon`. */
export const icon: ChainIcon = { background: '#4a5a8c', body: etherMark }

/** See `ChainToken`. */
export const tokens: readonly ChainToken[] = [
  { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'USDC', name: 'USD Coin', decimals: 6 },
  { address: '0xdAC17F958D2ee523a2206206994597C13D831ec7', symbol: 'USDT', name: 'Tether USD', decimals: 6 },
  { address: '0x6B175474E89094C44Da98b954EedeAC495271d0F', symbol: 'DAI', name: 'Dai Stablecoin', decimals: 18 },
  { address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
  { address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', symbol: 'WBTC', name: 'Wrapped BTC', decimals: 8 },
  { address: '0x514910771AF9Ca656af840dff83E8264EcF986CA', symbol: 'LINK', name: 'ChainLink Token', decimals: 18 },
  { address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', symbol: 'UNI', name: 'Uniswap', decimals: 18 },
]
