import type { Config, Connector, CreateConnectorFn } from 'wagmi'

// wagmi types its store by a class of zustand that is not installed here.
type RunningConfig = { _internal: { store: { persist?: { rehydrate(): Promise<void> | void } } } }

/** Reads what the browser remembers, and lists the wallets that announced themselves. */
export async function rehydrate(config: Config): Promise<void> {
  // Sound: wagmi makes a configuration that has a storage with a store that persists, and leaves it out of its type.
  await (config as RunningConfig)._internal.store.persist?.rehydrate()
  const announced = config._internal.mipd?.getProviders() ?? []
  addConnectors(
    config,
    announced.map((provider) => config._internal.connectors.providerDetailToConnector(provider)),
  )
}

/**
 * Adds connectors to a running configuration, sorted as asked.
 *
 * @returns those that were added
 */
export function addConnectors(
  config: Config,
  create: readonly CreateConnectorFn[],
  getPosition: (connector: Connector) => number = () => 0,
): readonly Connector[] {
  const known = new Set(config.connectors.map(({ id }) => id))
  // Several wallets of the dialog share WalletConnect's id; an announced wallet comes once.
  const added = create
    .map((fn) => config._internal.connectors.setup(fn))
    .filter((connector) => 'rkDetails' in connector || !known.has(connector.id))
  config._internal.connectors.setState((existing) =>
    [...existing, ...added].toSorted((a, b) => getPosition(a) - getPosition(b)),
  )
  return added
}

/**
 * RainbowKit's dialog takes up to 50 ms to draw the step of a chosen wallet, and forgets every failure from before: a
 * wallet that refuses at once (locked, or a request pending) would leave "Opening …" standing, without its RETRY.
 */
const drawnAfterMs = 150

const heldConfigs = new WeakSet<Config>()

/** Lets no connector of a configuration fail to connect before the dialog can show it. */
export function holdQuickRefusals(config: Config): void {
  if (heldConfigs.has(config)) return
  heldConfigs.add(config)
  const held = new WeakSet<Connector>()
  const hold = (connectors: readonly Connector[]) => {
    for (const connector of connectors) {
      if (held.has(connector)) continue
      held.add(connector)
      const connect = connector.connect.bind(connector)
      // Sound: it answers what the connector's own answers.
      connector.connect = (async (parameters: Parameters<typeof connect>[0]) => {
        const drawn = new Promise((resolve) => setTimeout(resolve, drawnAfterMs))
        try {
          return await connect(parameters)
        } catch (error) {
          await drawn
          throw error
        }
      }) as typeof connect
    }
  }
  hold(config.connectors)
  config._internal.connectors.subscribe(hold)
}
