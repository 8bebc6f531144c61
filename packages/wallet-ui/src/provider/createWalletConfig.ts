import { createNodeTransport, ethereum } from '@slotdrop/chains'
import { queryConstants, storageConstants } from '../constants.ts'
import { createConfig, createStorage, deserialize, type Config } from 'wagmi'
import { getReadableChains, type WalletRuntime } from '../runtime.ts'
import { guardConnectors } from './guardConnectors.ts'
import type { TextStorage } from './createSafeStorage.ts'

/** What {@link createWalletConfig} needs. */
export type CreateWalletConfigParameters = {
  /** `null` while the configuration is on its way: nothing can be read or connected yet. */
  readonly runtime: WalletRuntime | null
  readonly storage: TextStorage
}

/**
 * wagmi's configuration without connectors: those come with the connect dialog, as each WalletConnect one calls out
 * as soon as it exists.
 */
export function createWalletConfig({ runtime, storage }: CreateWalletConfigParameters): Config {
  const chains = getReadableChains(runtime?.chains ?? [waitingChain])
  const config = createConfig({
    chains,
    transports: Object.fromEntries(chains.map((chain) => [chain.id, createNodeTransport(chain)])),
    connectors: [],
    ssr: true,
    multiInjectedProviderDiscovery: runtime?.walletDiscovery ?? false,
    pollingInterval: queryConstants.pollingIntervalMs,
    storage: createStorage({ key: storageConstants.prefix, storage, deserialize: deserializeOrNull }),
  })
  guardConnectors(config)
  return config
}

/** A configuration of the app's own, whose wallets are guarded as well. */
export function takeConfig(config: Config): Config {
  guardConnectors(config)
  return config
}

// The port is closed on every machine: whoever reads a chain before the configuration is there gets an error at once.
const waitingChain = { ...ethereum, rpcUrls: { default: { http: ['http://127.0.0.1:1'] } } }

// What an older version or another program left under the key is as good as nothing.
function deserializeOrNull<T>(text: string): T | null {
  try {
    return deserialize<T>(text)
  } catch {
    return null
  }
}
