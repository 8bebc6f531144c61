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
