import { withTimeout } from 'viem'
import type { Config, Connector } from 'wagmi'
import { reconnect } from 'wagmi/actions'

// A wallet that has not answered by then is left alone; the user can still connect by hand.
const answerTimeoutMs = 10_000

// Their sessions live in the wallet's own SDK: without a remembered connection there is nothing worth loading it for.
const connectorIdsWithSession = ['walletConnect', 'coinbaseWalletSDK', 'safe']

/**
 * The wallet to connect again, or null: the last used one, unless the user disconnected it.
 * wagmi keeps the id after a disconnect; whether the authorisation still stands is in its flags.
 */
export async function getRememberedConnectorId(config: Config): Promise<string | null> {
  const { current, connections } = config.state
  const connected = current ? connections.get(current)?.connector.id : undefined
  if (connected) return connected
  const id = await config.storage?.getItem('recentConnectorId')
  if (!id || connectorIdsWithSession.includes(id)) return null
  const isAuthorised =
    id === 'injected' ? await readFlag(config, 'injected.connected') : !(await readFlag(config, `${id}.disconnected`))
  return isAuthorised ? id : null
}

async function readFlag(config: Config, key: `${string}.connected` | `${string}.disconnected`): Promise<boolean> {
  // Sound: wagmi's type lists its own keys; a connector adds its own.
  const storage = config.storage as { getItem(key: string): unknown } | null
  return (await storage?.getItem(key)) === true
}

/**
 * Connects again without asking anybody: the last-used wallet first, then the others, and stops at the first that is
 * still authorised. Falls back to disconnected (specification, section 4).
 */
export async function autoConnect(
  config: Config,
  { lastUsedId, connectors }: { lastUsedId: string | null; connectors: readonly Connector[] },
): Promise<void> {
  config.setState((state) => ({ ...state, status: state.current ? 'reconnecting' : 'connecting' }))
  const ordered = connectors.toSorted((a, b) => Number(b.id === lastUsedId) - Number(a.id === lastUsedId))
  for (const connector of ordered) {
    // One after the other: two at once would both be connected.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await isAuthorized(connector))) continue
    // oxlint-disable-next-line no-await-in-loop
    const connections = await reconnect(config, { connectors: [connector] })
    if (connections.length > 0) return
  }
  config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }))
}

async function isAuthorized(connector: Connector): Promise<boolean> {
  return withTimeout(
    async () => {
      const provider = await connector.getProvider()
      return Boolean(provider) && (await connector.isAuthorized())
    },
    { timeout: answerTimeoutMs },
  ).catch(() => false)
}
