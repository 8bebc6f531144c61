import type { Wallet } from '../../walletTypes.ts'
import { createConnector } from 'wagmi'
import { createDemoConnector, type DemoConnectorParameters } from './createDemoConnector.ts'

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" fill="#45504a"/><circle cx="14" cy="14" r="7.5" fill="none" stroke="#fff" stroke-width="2.5" stroke-dasharray="4 2"/></svg>',
)}`

/** The wallet a newcomer clicks through with: an unlocked account of the local chain. Holds no key. */
export function createDemoWallet(parameters: DemoConnectorParameters) {
  return (): Wallet => ({
    id: 'demo',
    name: 'Demo wallet',
    iconUrl: icon,
    iconBackground: '#45504a',
    installed: true,
    createConnector: (details) =>
      createConnector((config) => ({ ...createDemoConnector(parameters)(config), ...details })),
  })
}
