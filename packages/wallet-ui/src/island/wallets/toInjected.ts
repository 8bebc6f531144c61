import { createConnector } from 'wagmi'
import { injected, type InjectedParameters } from 'wagmi/connectors'
import type { Wallet } from '../../walletTypes.ts'

type Target = Extract<ReturnType<Extract<InjectedParameters['target'], () => unknown>>, object>

/** Where an extension is reached (EIP-1193). */
export type Provider = Target['provider']

/** A wallet that is in this browser: its name, id and place stay, and it needs no QR code and no link. */
export function toInjected(
  { qrCode: _qrCode, mobile: _mobile, desktop: _desktop, ...wallet }: Omit<Wallet, 'createConnector'>,
  provider: Provider,
): Wallet {
  return {
    ...wallet,
    installed: true,
    createConnector: (details) =>
      createConnector((config) => ({
        ...injected({ target: () => ({ id: wallet.id, name: wallet.name, provider }) })(config),
        ...details,
      })),
  }
}
