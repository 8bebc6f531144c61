import type { Chain } from 'viem'
import type { ChainFacts, ChainIcon, ChainNames, ChainToken } from './ChainParts.ts'
import { eip7825GasCap, ensRegistry, etherMark, multicall3, proofOfStake } from './shared.ts'

/** EIP-155. */
export const id = 11_155_111
const name = 'Sepolia'

/** The test network that configuration may add. */
export const definition = {
  id,
  name,
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://11155111.rpc.thirdweb.com'] } },
  blockExplorers: {
    default: { name: 'Etherscan', url: 'https://sepolia.etherscan.io', apiUrl: 'https://api-sepolia.etherscan.io/api' },
  },
  contracts: {
    ensRegistry,
    ensUniversalResolver: { address: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee', blockCreated: 8_928_790 },
    multicall3: { address: multicall3, blockCreated: 751_532 },
  },
  testnet: true,
} as const satisfies Chain

/** See `ChainFacts`. */
export const facts: ChainFacts = {
  stage: 'test',
  transactionGasCap: eip7825GasCap,
  gasCapFrom: '2025-10-14',
  // No end: since Amsterdam gas for new state may go beyond the cap (EIP-8037), but all other gas stays below it, and a plan counts both.
  amsterdamFrom: '2026-10-06',
  blockGasLimit: 60_000_000n,
  finality: proofOfStake,
  wrappedCoin: { symbol: 'WETH', name: 'Wrapped Ether', address: '0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14' },
  isOpStack: false,
  hasDataFee: false,
  maxInFlightDelegated: 1,
}

/** See `ChainNames`. */
export const names: ChainNames = {
  id,
  name,
  shortNames: ['sep', 'sepolia'],
  explorerHosts: ['sepolia.etherscan.io', 'eth-sepolia.blockscout.com'],
  blockscoutHost: 'eth-sepolia.blockscout.com',
}

/** See `ChainIcon`. */
export const icon: ChainIcon = { background: '#35677f', body: etherMark }

/** See `ChainToken`. */
export const tokens: readonly ChainToken[] = [
  { address: '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238', symbol: 'USDC', name: 'USD Coin', decimals: 6 },
  { address: '0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14', symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
]
