import type { Wallet } from '../../walletTypes.ts'
import { injectedWallet } from '@rainbow-me/rainbowkit/wallets'
import { createConnector } from 'wagmi'
import { injected } from 'wagmi/connectors'
import { getWindowEthereum } from './getWindowEthereum.ts'

/**
 * "Browser Wallet": whatever extension holds `window.ethereum`. Ready only when there is one, and remembered by the
 * flag `wagmi.injected.connected`.
 */
export function browserWallet(): Wallet {
  return {
    ...injectedWallet(),
    installed: Boolean(getWindowEthereum()),
    createConnector: (details) => createConnector((config) => ({ ...injected()(config), ...details })),
  }
}
