import type { Config, Connector } from 'wagmi'
import { addConnectors } from '../provider/connectors.ts'
import type { WalletRuntime } from '../runtime.ts'
import type { WalletList } from '../walletTypes.ts'
import { getWalletConnectors, getWalletOrder } from './getWalletConnectors.ts'
import type { Say } from './wallets/describeSteps.ts'

type AddWalletsParameters = {
  readonly config: Config
  readonly runtime: WalletRuntime
  readonly appName: string
  /** The app's own list. Left out: the specification's. */
  readonly wallets?: WalletList | undefined
  /** Says a sentence in the language that the page has then. */
  readonly say: Say
}

type Part = 'quiet' | 'relay'

/** What was added to each configuration. One that came with wallets of RainbowKit's keeps to those. */
const addedTo = new WeakMap<Config, Set<Part>>()

/** Adds the wallets that call nobody until they are chosen. Once per configuration. */
export function addQuietWallets(parameters: AddWalletsParameters): void {
  add(parameters, 'quiet')
}

/** Adds every wallet of the dialog. Once per configuration. */
export function addDialogWallets(parameters: AddWalletsParameters): void {
  add(parameters, 'quiet')
  add(parameters, 'relay')
}

function add({ config, runtime, appName, wallets, say }: AddWalletsParameters, which: Part): void {
  const added = getAdded(config)
  if (added.has(which)) return
  const order = getWalletOrder({ runtime, appName, wallets, say })
  const getPosition = (connector: Connector) => {
    const position = order.indexOf(getWalletId(connector) ?? '')
    return position < 0 ? order.length : position
  }
  addConnectors(config, getWalletConnectors({ runtime, appName, wallets, say, which }), getPosition)
  // A list that could not be made is made the next time.
  added.add(which)
}

function getAdded(config: Config): Set<Part> {
  const known = addedTo.get(config)
  if (known) return known
  const hasOwnWallets = config.connectors.some((connector) => getWalletId(connector) !== undefined)
  const added = new Set<Part>(hasOwnWallets ? ['quiet', 'relay'] : [])
  addedTo.set(config, added)
  return added
}

function getWalletId(connector: Connector): string | undefined {
  // Sound: RainbowKit writes it on its connectors; others lack it.
  return (connector as { rkDetails?: { id?: string } }).rkDetails?.id
}
