import { defineChain, type Chain } from 'viem'
import {
  arbitrum as viemArbitrum,
  avalanche as viemAvalanche,
  bsc as viemBsc,
  goerli as viemGoerli,
  mainnet as viemMainnet,
  polygon as viemPolygon,
  sepolia as viemSepolia,
} from 'viem/chains'
import { baseChainId, configuredChainIds, localChainId, supportedChainIds } from './ids.ts'

// ENSIP-1: the registry has one address wherever it is deployed.
const ensRegistry = { address: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e' } as const

/** Ethereum. */
export const ethereum = /*#__PURE__*/ defineChain({
  ...viemMainnet,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  contracts: { ...viemMainnet.contracts, ensRegistry },
})

/** BNB Smart Chain. */
export const bsc = viemBsc

/** Goerli. Its nodes are gone; it is offered because the specification lists it, and marked as retired. */
export const goerli = viemGoerli

/** Polygon. */
export const polygon = viemPolygon

/** Arbitrum One. */
export const arbitrum = viemArbitrum

/** Avalanche C-Chain. */
export const avalanche = viemAvalanche

// viem's definition brings the OP stack's transaction formats with it, which nothing here reads.
/** OP Mainnet. */
export const optimism = /*#__PURE__*/ defineChain({
  id: 10,
  name: 'OP Mainnet',
  blockTime: 2000,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.optimism.io'] } },
  blockExplorers: { default: { name: 'Optimism Explorer', url: 'https://optimistic.etherscan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 4_286_263 } },
})

/** Base. Offered where the configuration says so. */
export const base = /*#__PURE__*/ defineChain({
  id: baseChainId,
  name: 'Base',
  blockTime: 2000,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.base.org'] } },
  blockExplorers: { default: { name: 'Basescan', url: 'https://basescan.org' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 5022 } },
})

/** The test network that configuration may add. */
export const sepolia = /*#__PURE__*/ defineChain({
  ...viemSepolia,
  contracts: { ...viemSepolia.contracts, ensRegistry },
})

/** The development chain on this machine. Its URL comes from the configuration. */
export const localChain = /*#__PURE__*/ defineChain({
  id: localChainId,
  name: 'Local chain',
  // What a development chain mines at, or faster; without it a client looks at it as seldom as at Ethereum.
  blockTime: 1000,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  testnet: true,
})

/** Every chain of which this package has a definition. */
export const knownChains: readonly Chain[] = [
  ethereum,
  polygon,
  bsc,
  arbitrum,
  optimism,
  avalanche,
  goerli,
  base,
  sepolia,
  localChain,
]

/** The definition of a chain, or undefined. */
export function getChain(chainId: number): Chain | undefined {
  return knownChains.find((chain) => chain.id === chainId)
}

function pick(ids: readonly number[]): readonly Chain[] {
  return ids.map(getChain).filter((chain): chain is Chain => chain !== undefined)
}

/** What the wallet layer offers and judges "unsupported" by, unless configuration chooses (specification, section 3). */
export const configuredChains: readonly Chain[] = /*#__PURE__*/ pick(configuredChainIds)

/** What the product recognises for reading and for its own names, icons and explorers (specification, section 3). */
export const supportedChains: readonly Chain[] = /*#__PURE__*/ pick(supportedChainIds)
