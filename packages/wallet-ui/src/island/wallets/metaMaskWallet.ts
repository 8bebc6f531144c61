import type { Wallet, WalletParameters } from '../../walletTypes.ts'
import { metaMaskWallet as kitMetaMaskWallet, walletConnectWallet } from '@rainbow-me/rainbowkit/wallets'
import { findMetaMask } from './findMetaMask.ts'
import { getWindowEthereum } from './getWindowEthereum.ts'
import { type Provider, toInjected } from './toInjected.ts'

/**
 * MetaMask without its SDK, whose licence forbids commercial use: the extension when it is there, else a link or a QR
 * code over WalletConnect.
 */
export function metaMaskWallet({
  projectId,
  walletConnectParameters,
}: Pick<WalletParameters, 'projectId' | 'walletConnectParameters'>): Wallet {
  const {
    createConnector: _sdkConnector,
    mobile: _mobile,
    ...kit
  } = kitMetaMaskWallet({
    // RainbowKit's connector, which would refuse to be made without one, is not used.
    projectId: projectId || 'unused',
  })
  const provider = findMetaMask(getWindowEthereum())
  // Sound: what says that it is MetaMask speaks EIP-1193.
  if (provider) return toInjected(kit, provider as Provider)
  const getUri = (uri: string) => `https://metamask.app.link/wc?uri=${encodeURIComponent(uri)}`
  return {
    ...kit,
    installed: undefined,
    mobile: { getUri },
    qrCode: { ...kit.qrCode, getUri },
    createConnector: walletConnectWallet({
      projectId,
      ...(walletConnectParameters && { options: walletConnectParameters }),
    }).createConnector,
  }
}
