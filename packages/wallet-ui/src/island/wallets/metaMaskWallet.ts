import type { Wallet, WalletParameters } from '../../walletTypes.ts'
import { metaMaskWallet as kitMetaMaskWallet, walletConnectWallet } from '@rainbow-me/rainbowkit/wallets'
import { createConnector } from 'wagmi'
import { injected, type InjectedParameters } from 'wagmi/connectors'
import { findMetaMask } from './findMetaMask.ts'
import { getWindowEthereum } from './getWindowEthereum.ts'

type Target = Extract<ReturnType<Extract<InjectedParameters['target'], () => unknown>>, object>

/**
 * MetaMask without its SDK, whose licence forbids commercial use: the extension when it is there, else a link or a QR
 * code over WalletConnect.
 */
export function metaMaskWallet({
  projectId,
  walletConnectParameters,
}: Pick<WalletParameters, 'projectId' | 'walletConnectParameters'>): Wallet {
  const { createConnector: _sdkConnector, mobile: _mobile, ...kit } = kitMetaMaskWallet({ projectId })
  const provider = findMetaMask(getWindowEthereum())
  if (provider) {
    return {
      ...kit,
      installed: true,
      createConnector: (details) =>
        createConnector((config) => ({
          ...injected({
            // Sound: what says that it is MetaMask speaks EIP-1193.
            target: () => ({ id: kit.id, name: kit.name, provider: provider as Target['provider'] }),
          })(config),
          ...details,
        })),
    }
  }
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
