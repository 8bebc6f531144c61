import type { RuntimeConfig } from '@slotdrop/config'

/** What a server would answer to `GET /api/config`. */
export const config: RuntimeConfig = {
  publicUrl: 'http://localhost:5173',
  chains: [1, 137].map((id) => ({ id, rpcUrls: [], explorerUrl: null, distributor: null })),
  demoWallet: false,
  demoTokens: [],
  walletConnectProjectId: null,
  walletDiscovery: true,
  frameAncestors: [],
}
