import { distributorAddress } from '@slotdrop/contracts'
import type { DemoToken, RuntimeConfig } from '@slotdrop/config'
import { getAddress } from 'viem'

/** The distributor of the story’s chain. */
export const distributor = distributorAddress

/** The account that is connected: the first of a development chain. */
export const sender = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

export const merits = {
  address: getAddress('0x90f79bf6eb2c4f870365e785982e1f101e93b906'),
  standard: 'ERC20',
  symbol: 'MERI',
  name: 'Meridian',
  decimals: 18,
} as const satisfies DemoToken
export const dollar = {
  address: getAddress('0x15d34aaf54267db7d7c367839aaf71a00a2c6a65'),
  standard: 'ERC20',
  symbol: 'DUSD',
  name: 'Demo Dollar',
  decimals: 6,
} as const satisfies DemoToken
export const pass = {
  address: getAddress('0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc'),
  standard: 'ERC721',
  symbol: 'PASS',
  name: 'Season Pass',
  decimals: 0,
} as const satisfies DemoToken
export const item = {
  address: getAddress('0x976ea74026e726554db657fa54763abd0c3a0aa9'),
  standard: 'ERC1155',
  symbol: 'ITEM',
  name: 'Items',
  decimals: 0,
} as const satisfies DemoToken
export const wrappedCoin = {
  address: getAddress('0x14dc79964da2c08b23698b3d3cc7ca32193d9955'),
  standard: 'ERC20',
  symbol: 'WETH',
  name: 'Wrapped Ether',
  decimals: 18,
} as const satisfies DemoToken

/** Fields of a deployment that does not offer the story’s chain. */
export const elsewhere: Partial<RuntimeConfig> = {
  chains: [{ id: 1, rpcUrls: ['https://node.example'], explorerUrl: null, distributor }],
}

/** What the server of a story says of its deployment. */
export const deployment: RuntimeConfig = {
  publicUrl: 'https://slotdrop.example',
  chains: [
    {
      id: 31_337,
      rpcUrls: ['https://node.example'],
      explorerUrl: null,
      distributor,
      wrappedCoin: wrappedCoin.address,
    },
  ],
  demoWallet: false,
  demoTokens: [merits, dollar, pass, item],
  walletConnectProjectId: null,
  walletDiscovery: false,
  frameAncestors: ["'none'"],
  hasPrices: false,
}
