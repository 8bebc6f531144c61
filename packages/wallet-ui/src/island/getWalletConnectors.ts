import { connectorsForWallets, type Wallet, type WalletList } from '@rainbow-me/rainbowkit'
import { braveWallet, coinbaseWallet, rainbowWallet, walletConnectWallet } from '@rainbow-me/rainbowkit/wallets'
import { walletConstants, type RuntimeConfig } from '@slotdrop/config'
import { http } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { browserWallet } from './wallets/browserWallet.ts'
import type { NodeRequest } from './wallets/createDemoConnector.ts'
import { createDemoWallet } from './wallets/demoWallet.ts'
import { metaMaskWallet } from './wallets/metaMaskWallet.ts'
import { createSafeAppWallet } from './wallets/safeAppWallet.ts'

type CreateWallet = WalletList[number]['wallets'][number]

/** What decides which wallets there are. */
export type WalletConnectorsParameters = {
  readonly runtime: RuntimeConfig
  readonly appName: string
  /**
   * `quiet`: without the wallets that reach for WalletConnect's relay, which call out as soon as they exist.
   * `relay`: only those.
   */
  readonly which: 'quiet' | 'relay'
}

/** Order of the wallets in the dialog. */
const walletOrder = ['injected', 'safe', 'rainbow', 'coinbase', 'metaMask', 'walletConnect', 'brave', 'demo']

/** The seven wallets in one group, and the demonstration wallet in another (specification, section 2). */
export function getWalletConnectors({
  runtime,
  appName,
  which,
}: WalletConnectorsParameters): readonly CreateConnectorFn[] {
  const projectId = runtime.walletConnectProjectId
  const popular: readonly CreateWallet[] = [
    browserWallet,
    createSafeAppWallet(runtime.frameAncestors),
    rainbowWallet,
    coinbaseWallet,
    metaMaskWallet,
    walletConnectWallet,
    braveWallet,
  ]
  const groups = [
    // Sound: a wider type, since the other group has a name of its own.
    { groupName: walletConstants.groupName as string, wallets: popular.filter((create) => isIncluded(create)) },
    ...(runtime.demoWallet
      ? [{ groupName: 'Local chain', wallets: which === 'relay' ? [] : [createDemoWallet({ runtime, createRequest })] }]
      : []),
  ].filter(({ wallets }) => wallets.length > 0)
  if (groups.length === 0) return []

  return connectorsForWallets(groups, { appName, appUrl: runtime.publicUrl, projectId: projectId ?? '' })

  function isIncluded(create: CreateWallet): boolean {
    const needsRelay = reachesRelay(create, appName)
    if (needsRelay && projectId === null) return false
    return needsRelay === (which === 'relay')
  }
}

/** Position of a wallet in the dialog, by its id there. */
export function getWalletPosition(walletId: string): number {
  const position = walletOrder.indexOf(walletId)
  return position < 0 ? walletOrder.length : position
}

// A wallet that offers a QR code instead of an extension goes through WalletConnect; Coinbase brings its own relay.
function reachesRelay(create: CreateWallet, appName: string): boolean {
  if (create === walletConnectWallet) return true
  if (create === coinbaseWallet) return false
  const wallet: Wallet = create({ projectId: 'unused', appName })
  return Boolean(wallet.qrCode) && wallet.installed !== true
}

// A transaction must not be sent twice, and one that is given up leaves open whether it was sent: no retries, patience.
function createRequest(url: string): NodeRequest {
  const transport = http(url, { retryCount: 0, timeout: 60_000 })({})
  // Sound: what a caller asks for is in `NodeRequest`.
  return transport.request as NodeRequest
}
