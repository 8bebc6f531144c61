import type { Config, Connector } from 'wagmi'
import { addConnectors } from '../provider/connectors.ts'
import type { WalletRuntime } from '../runtime.ts'
import type { WalletList } from '../walletTypes.ts'
import { findWallets, getWalletConnectors } from './getWalletConnectors.ts'
import { type AnnouncedWallets, listenToAnnouncements } from './wallets/announcedWallets.ts'
import type { Say } from './wallets/describeSteps.ts'
import { getWindowEthereum } from './wallets/getWindowEthereum.ts'

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

type Added = {
  readonly announced: AnnouncedWallets
  readonly parts: Set<Part>
  /** What each wallet was found by when it was added. */
  found: ReadonlyMap<string, unknown>
}

/** What was added to each configuration. One that came with wallets of RainbowKit's keeps to those. */
const addedTo = new WeakMap<Config, Added | 'has its own'>()

/** Adds the wallets that call nobody until they are chosen. Once per configuration. */
export function addQuietWallets(parameters: AddWalletsParameters): void {
  add(parameters, ['quiet'])
}

/** Adds every wallet of the dialog. Once per configuration. */
export function addDialogWallets(parameters: AddWalletsParameters): void {
  add(parameters, ['quiet', 'relay'])
}

/** How often `window.ethereum` is read while the dialog is open: not every wallet announces that it was injected. */
const readEthereumMs = 500

/** Lists wallets that are injected from now on as soon as they are there. Returns how to stop that. */
export function watchWallets(parameters: AddWalletsParameters): () => void {
  const added = getAdded(parameters.config)
  if (added === 'has its own') return () => {}
  const update = () => updateWallets(parameters, added)
  let ethereum = getWindowEthereum()
  const readEthereum = () => {
    if (ethereum === getWindowEthereum()) return
    ethereum = getWindowEthereum()
    update()
  }
  update()
  const unsubscribe = added.announced.subscribe(update)
  const timer = setInterval(readEthereum, readEthereumMs)
  return () => {
    unsubscribe()
    clearInterval(timer)
  }
}

function add({ config, runtime, appName, wallets, say }: AddWalletsParameters, parts: readonly Part[]): void {
  const added = getAdded(config)
  if (added === 'has its own') return
  const { announced } = added
  const found = findWallets({ runtime, appName, wallets, say, announced })
  for (const which of parts) {
    if (added.parts.has(which)) continue
    const connectors = getWalletConnectors({ runtime, appName, wallets, say, announced, which })
    addConnectors(config, connectors, getPositionIn(found))
    // A list that could not be made is made the next time.
    if (added.parts.size === 0) added.found = found
    added.parts.add(which)
  }
}

/** Makes the wallets anew that are found by something else than before. */
function updateWallets({ config, runtime, appName, wallets, say }: AddWalletsParameters, added: Added): void {
  const { announced, parts } = added
  // The wallet that is connected keeps its connector.
  if (config.state.connections.size > 0) return
  const found = findWallets({ runtime, appName, wallets, say, announced })
  const ids = new Set([...found.keys()].filter((id) => found.get(id) !== added.found.get(id)))
  if (ids.size === 0 || parts.size === 0) return
  added.found = found
  config._internal.connectors.setState((existing) =>
    existing.filter((connector) => !ids.has(getWalletId(connector) ?? '')),
  )
  for (const which of parts) {
    const connectors = getWalletConnectors({ runtime, appName, wallets, say, announced, which, ids })
    addConnectors(config, connectors, getPositionIn(found))
  }
}

function getPositionIn(found: ReadonlyMap<string, unknown>): (connector: Connector) => number {
  const order = [...found.keys()]
  return (connector) => {
    const position = order.indexOf(getWalletId(connector) ?? '')
    return position < 0 ? order.length : position
  }
}

function getAdded(config: Config): Added | 'has its own' {
  const known = addedTo.get(config)
  if (known) return known
  const hasOwnWallets = config.connectors.some((connector) => getWalletId(connector) !== undefined)
  const added: Added | 'has its own' = hasOwnWallets
    ? 'has its own'
    : { announced: listenToAnnouncements(), parts: new Set(), found: new Map() }
  addedTo.set(config, added)
  return added
}

function getWalletId(connector: Connector): string | undefined {
  // Sound: RainbowKit writes it on its connectors; others lack it.
  return (connector as { rkDetails?: { id?: string } }).rkDetails?.id
}
