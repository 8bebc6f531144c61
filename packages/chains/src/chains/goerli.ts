import type { Chain } from 'viem'
import type { ChainFacts, ChainIcon, ChainNames, ChainToken } from './ChainParts.ts'
import { eip7825GasCap, ensRegistry, etherMark, multicall3, proofOfStake } from './shared.ts'

/** EIP-155. */
export const id = 5
const name = 'Goerli'

/** Goerli. Its nodes are gone; it is offered because the specification lists it, and marked as retired. */
export const definition = {
  id,
  name,
  nativeCurrency: { name: 'Goerli Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://5.rpc.thirdweb.com'] } },
  blockExplorers: {
    default: { name: 'Etherscan', url: 'https://goerli.etherscan.io', apiUrl: 'https://api-goerli.etherscan.io/api' },
  },
  contracts: {
    ensRegistry,
    ensUniversalResolver: { address: '0xfc4AC75C46C914aF5892d6d3eFFcebD7917293F1', blockCreated: 10_339_206 },
    multicall3: { address: multicall3, blockCreated: 6_507_670 },
  },
  testnet: true,
} as const satisfies Chain

/** See `ChainFacts`. */
export const facts: ChainFacts = {
  stage: 'retired',
  transactionGasCap: eip7825GasCap,
  blockGasLimit: 30_000_000n,
  finality: proofOfStake,
  isOpStack: false,
  hasDataFee: false,
  maxInFlightDelegated: 1,
}

/** See `ChainNames`. */
export const names: ChainNames = {
  id,
  name,
  shortNames: ['gor', 'goerli'],
  explorerHosts: ['goerli.etherscan.io'],
}

/** See `ChainIcon`. */
export const icon: ChainIcon = { background: '#6b7780', body: etherMark }

/** See `ChainToken`. */
export const tokens: readonly ChainToken[] = []
