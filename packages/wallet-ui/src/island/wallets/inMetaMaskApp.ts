import { ProviderNotFoundError, createConnector } from 'wagmi'
import { injected } from 'wagmi/connectors'
import type { Wallet } from '../../walletTypes.ts'
import type { Provider } from './toInjected.ts'

/**
 * MetaMask on a phone or a tablet without a relay: its app opens this page in a browser of its own, in which it is the
 * wallet at `window.ethereum`.
 */
export function inMetaMaskApp({ qrCode: _qrCode, ...wallet }: Wallet): Wallet {
  const getUri = () => {
    const { host, pathname, search, hash } = window.location
    return `https://metamask.app.link/dapp/${host}${pathname}${search}${hash}`
  }
  return {
    ...wallet,
    installed: true,
    mobile: { getUri },
    createConnector: (details) =>
      createConnector((config) => ({
        ...injected({ target: () => ({ id: wallet.id, name: wallet.name, provider: linkProvider }) })(config),
        isAuthorized: () => Promise.resolve(false),
        ...details,
      })),
  }
}

// RainbowKit asks a provider for what a link says before it opens the link; no wallet answers on this page.
const linkProvider = {
  request: () => Promise.reject(new ProviderNotFoundError()),
  once: (_event: string, listener: (uri: string) => void) => listener(''),
  on() {},
  removeListener() {},
  // Sound: wagmi asks no more of it than EIP-1193 has.
} as unknown as Provider
