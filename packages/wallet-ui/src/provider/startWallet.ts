import type { Sentence } from '@slotdrop/messages'
import type { Config } from 'wagmi'
import type { WalletRuntime } from '../runtime.ts'
import { autoConnect, getRememberedConnectorId } from './autoConnect.ts'
import { rehydrate } from './connectors.ts'
import type { Island } from './useIsland.ts'

/** What {@link startWallet} needs. */
export type StartWalletParameters = {
  readonly config: Config
  readonly runtime: WalletRuntime
  readonly appName: string
  /** Whether another site shows the app in a frame. */
  readonly isFramed: boolean
  readonly loadIsland: () => Promise<Island>
  /** Says a sentence in the language that the page has then. */
  readonly say: (sentence: Sentence) => string
  /** Called when there is something to connect again, before anybody is asked. */
  readonly onAttempt: () => void
}

/** Reads what is remembered and, where there is something to connect again, does so. Resolves when that is decided. */
export async function startWallet(parameters: StartWalletParameters): Promise<void> {
  const { config, runtime, appName, isFramed, loadIsland, say, onAttempt } = parameters
  await rehydrate(config)
  const rememberedId = await getRememberedConnectorId(config)
  // A Safe that embeds the app is connected without being asked (specification, section 2).
  const lastUsedId = isFramed ? 'safe' : rememberedId
  if (lastUsedId === null) return disconnectStale(config)

  onAttempt()
  const island = await loadIsland().catch(() => null)
  if (!island) return disconnectStale(config)
  if (lastUsedId === 'walletConnect') island.addDialogWallets({ config, runtime, appName, say })
  else island.addQuietWallets({ config, runtime, appName, say })
  const connectors = config.connectors.filter(({ id }) => id === lastUsedId || !onlyIfLastUsed.includes(id))
  await autoConnect(config, { lastUsedId, connectors })
}

// Asking these whether they are authorised loads their SDK.
const onlyIfLastUsed = ['walletConnect', 'coinbaseWalletSDK']

function disconnectStale(config: Config): void {
  if (config.state.status === 'disconnected' && config.state.connections.size === 0) return
  config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }))
}
