import { localChainId, type RuntimeConfig } from '@slotdrop/config'

/** A runtime configuration of the local chain alone, with what a test wants changed. */
export function createMockRuntimeConfig(changes: Partial<RuntimeConfig> = {}): RuntimeConfig {
  return {
    publicUrl: 'http://localhost:3000',
    chains: [{ id: localChainId, rpcUrls: ['http://127.0.0.1:8545'], explorerUrl: null, distributor: null }],
    demoWallet: false,
    demoTokens: [],
    walletConnectProjectId: null,
    walletDiscovery: false,
    frameAncestors: ['https://app.safe.global'],
    ...changes,
  }
}
