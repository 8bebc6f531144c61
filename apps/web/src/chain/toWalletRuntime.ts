import { toOfferedChains } from '@slotdrop/chains'
import type { RuntimeConfig } from '@slotdrop/config'

/** What of this deployment's configuration the wallet layer has to know. It knows no drop. */
export function toWalletRuntime(config: RuntimeConfig) {
  const { publicUrl, walletConnectProjectId, walletDiscovery, frameAncestors, demoWallet } = config
  return {
    chains: toOfferedChains(config),
    appUrl: publicUrl,
    walletConnectProjectId,
    walletDiscovery,
    frameAncestors,
    demoWallet,
  }
}
