import { connectorsForWallets as kitConnectorsForWallets } from '@rainbow-me/rainbowkit'
import * as kit from '@rainbow-me/rainbowkit/wallets'
import type { CreateConnectorFn } from 'wagmi'
import type { CreateWallet, WalletConnectOptions, WalletList } from './walletTypes.ts'

// Wallets to choose from, as RainbowKit has them. Left out are those that stand on an SDK whose licence forbids commercial use or that
// brings a wagmi of its own; MetaMask is reached without its SDK.
export type { CreateWallet, Wallet, WalletConnectOptions, WalletList, WalletParameters } from './walletTypes.ts'
export { braveWallet } from './island/wallets/braveWallet.ts'
export { browserWallet } from './island/wallets/browserWallet.ts'
export { metaMaskWallet } from './island/wallets/metaMaskWallet.ts'
export { createSafeAppWallet } from './island/wallets/safeAppWallet.ts'

/** What {@link connectorsForWallets} needs beside the list. */
export type ConnectorsForWalletsParameters = {
  readonly projectId: string
  readonly appName: string
  readonly appDescription?: string
  readonly appUrl?: string
  readonly appIcon?: string
  readonly walletConnectParameters?: WalletConnectOptions
}

/** Connectors of a list of wallets, for a wagmi configuration of the app's own. */
export const connectorsForWallets: (
  wallets: WalletList,
  parameters: ConnectorsForWalletsParameters,
) => CreateConnectorFn[] = kitConnectorsForWallets

export const argentWallet: CreateWallet = kit.argentWallet
export const backpackWallet: CreateWallet = kit.backpackWallet
export const bestWallet: CreateWallet = kit.bestWallet
export const bifrostWallet: CreateWallet = kit.bifrostWallet
export const binanceWallet: CreateWallet = kit.binanceWallet
export const bitgetWallet: CreateWallet = kit.bitgetWallet
export const bybitWallet: CreateWallet = kit.bybitWallet
export const coin98Wallet: CreateWallet = kit.coin98Wallet
export const coinbaseWallet: CreateWallet = kit.coinbaseWallet
export const coreWallet: CreateWallet = kit.coreWallet
export const enkryptWallet: CreateWallet = kit.enkryptWallet
export const foxWallet: CreateWallet = kit.foxWallet
export const frameWallet: CreateWallet = kit.frameWallet
export const frontierWallet: CreateWallet = kit.frontierWallet
export const imTokenWallet: CreateWallet = kit.imTokenWallet
export const injectedWallet: CreateWallet = kit.injectedWallet
export const krakenWallet: CreateWallet = kit.krakenWallet
export const kresusWallet: CreateWallet = kit.kresusWallet
export const ledgerWallet: CreateWallet = kit.ledgerWallet
export const magicEdenWallet: CreateWallet = kit.magicEdenWallet
export const mewWallet: CreateWallet = kit.mewWallet
export const okxWallet: CreateWallet = kit.okxWallet
export const omniWallet: CreateWallet = kit.omniWallet
export const oneInchWallet: CreateWallet = kit.oneInchWallet
export const oneKeyWallet: CreateWallet = kit.oneKeyWallet
export const phantomWallet: CreateWallet = kit.phantomWallet
export const rabbyWallet: CreateWallet = kit.rabbyWallet
export const rainbowWallet: CreateWallet = kit.rainbowWallet
export const roninWallet: CreateWallet = kit.roninWallet
export const safeWallet: CreateWallet = kit.safeWallet
export const safeheronWallet: CreateWallet = kit.safeheronWallet
export const safepalWallet: CreateWallet = kit.safepalWallet
export const subWallet: CreateWallet = kit.subWallet
export const tahoWallet: CreateWallet = kit.tahoWallet
export const talismanWallet: CreateWallet = kit.talismanWallet
export const tokenPocketWallet: CreateWallet = kit.tokenPocketWallet
export const trustWallet: CreateWallet = kit.trustWallet
export const uniswapWallet: CreateWallet = kit.uniswapWallet
export const valoraWallet: CreateWallet = kit.valoraWallet
export const walletConnectWallet: CreateWallet = kit.walletConnectWallet
export const zealWallet: CreateWallet = kit.zealWallet
export const zerionWallet: CreateWallet = kit.zerionWallet
