import type { RuntimeConfig } from '@slotdrop/config'
import type { Config, Connector } from 'wagmi'
import { addConnectors } from '../provider/connectors.ts'
import { getWalletConnectors, getWalletPosition } from './getWalletConnectors.ts'

type AddWalletsParameters = {
  readonly config: Config
  readonly runtime: RuntimeConfig
  readonly appName: string
}

/** Adds the wallets that call nobody until they are chosen. Once per configuration. */
export function addQuietWallets(parameters: AddWalletsParameters): void {
  if (hasWallet(parameters.config, 'injected')) return
  add(parameters, 'quiet')
}

/** Adds every wallet of the dialog. Once per configuration. */
export function addDialogWallets(parameters: AddWalletsParameters): void {
  addQuietWallets(parameters)
  if (hasWallet(parameters.config, 'walletConnect')) return
  add(parameters, 'relay')
}

function add({ config, runtime, appName }: AddWalletsParameters, which: 'quiet' | 'relay'): void {
  addConnectors(config, getWalletConnectors({ runtime, appName, which }), (connector) =>
    getWalletPosition(getWalletId(connector)),
  )
}

function hasWallet(config: Config, walletId: string): boolean {
  return config.connectors.some((connector) => getWalletId(connector) === walletId)
}

function getWalletId(connector: Connector): string {
  // Sound: RainbowKit writes it on its connectors; others lack it.
  const details = (connector as { rkDetails?: { id?: string } }).rkDetails
  return details?.id ?? `announced:${connector.id}`
}
