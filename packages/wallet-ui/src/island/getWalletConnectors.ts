import { connectorsForWallets } from '@rainbow-me/rainbowkit'
import { coinbaseWallet, rainbowWallet, walletConnectWallet } from '@rainbow-me/rainbowkit/wallets'
import { walletConstants } from '../constants.ts'
import { sentence } from '@slotdrop/messages'
import { http } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { isPhone } from '../isPhone.ts'
import { isRelayMissing, type WalletRuntime } from '../runtime.ts'
import type { CreateWallet, Wallet, WalletList } from '../walletTypes.ts'
import * as messages from '../messages.generated.ts'
import type { AnnouncedWallets } from './wallets/announcedWallets.ts'
import { createBraveWallet } from './wallets/braveWallet.ts'
import { browserWallet } from './wallets/browserWallet.ts'
import type { NodeRequest } from './wallets/createDemoConnector.ts'
import { createDemoWallet } from './wallets/demoWallet.ts'
import type { Say } from './wallets/describeSteps.ts'
import { inMetaMaskApp } from './wallets/inMetaMaskApp.ts'
import { metaMaskWallet } from './wallets/metaMaskWallet.ts'
import { createSafeAppWallet } from './wallets/safeAppWallet.ts'
import { toInjected } from './wallets/toInjected.ts'
import { hasExtensionDownload, withoutRelay } from './wallets/withoutRelay.ts'

/** What decides which wallets there are. */
export type WalletConnectorsParameters = {
  readonly runtime: WalletRuntime
  readonly appName: string
  /** The app's own list, as RainbowKit takes it. Left out: the seven of the specification. */
  readonly wallets: WalletList | undefined
  /** The language of the page, whatever it is then. */
  readonly say: Say
  readonly announced: AnnouncedWallets
  /**
   * `quiet`: without the wallets that reach for WalletConnect's relay, which call out as soon as they exist.
   * `relay`: only those.
   */
  readonly which: 'quiet' | 'relay'
  /** Ids of the wallets that are wanted. Left out: all. */
  readonly ids?: ReadonlySet<string>
}

/**
 * The seven wallets in one group, and the demonstration wallet in another (specification, section 2), or those of the
 * app. Without a project id a wallet that has an extension stays by that alone (section 5); what only the relay reaches
 * is left out.
 */
export function getWalletConnectors({
  runtime,
  appName,
  wallets,
  say,
  announced,
  which,
  ids,
}: WalletConnectorsParameters): readonly CreateConnectorFn[] {
  return getWalletList({ runtime, wallets, say }).flatMap((group, index) => {
    const offered = group.wallets.flatMap((create) => toOffered(create) ?? [])
    if (offered.length === 0) return []
    const connectors = connectorsForWallets([{ ...group, wallets: offered }], {
      appName,
      ...(runtime.appUrl !== undefined && { appUrl: runtime.appUrl }),
      projectId: runtime.walletConnectProjectId ?? '',
    })
    return connectors.map((create) => inGroup(create, index + 1))
  })

  function toOffered(create: CreateWallet): CreateWallet | undefined {
    const wallet = create({ projectId: 'unused', appName })
    if (ids && !ids.has(wallet.id)) return undefined
    const provider = announced.find(wallet.rdns)
    if (provider) return which === 'quiet' ? () => toInjected(wallet, provider) : undefined
    if (create === coinbaseWallet || !reachesRelay(wallet)) return which === 'quiet' ? create : undefined
    if (!isRelayMissing(runtime)) return which === 'relay' ? create : undefined
    if (wallet.id === 'metaMask' && isPhone()) return which === 'quiet' ? () => inMetaMaskApp(wallet) : undefined
    return which === 'quiet' && hasExtensionDownload(wallet) ? () => withoutRelay(wallet, say) : undefined
  }
}

/** What each wallet is found by in this browser, by its id and in the order of the dialog; undefined where it is not. */
export function findWallets(
  parameters: Omit<WalletConnectorsParameters, 'which' | 'ids'>,
): ReadonlyMap<string, unknown> {
  const { appName, announced } = parameters
  return new Map(
    getWalletList(parameters)
      .flatMap(({ wallets }) => wallets)
      .map((create) => {
        const { id, rdns, installed } = create({ projectId: 'unused', appName })
        return [id, announced.find(rdns) ?? (installed || undefined)]
      }),
  )
}

function getWalletList({
  runtime,
  wallets,
  say,
}: Pick<WalletConnectorsParameters, 'runtime' | 'wallets' | 'say'>): WalletList {
  const popular = {
    groupName: walletConstants.groupName,
    wallets: [
      browserWallet,
      createSafeAppWallet(runtime.frameAncestors ?? []),
      rainbowWallet,
      coinbaseWallet,
      metaMaskWallet,
      walletConnectWallet,
      createBraveWallet(say),
    ],
  }
  const demo = runtime.demoWallet
    ? [{ groupName: say(sentence(messages.localChain)), wallets: [createDemoWallet({ runtime, createRequest })] }]
    : []
  return [...(wallets ?? [popular]), ...demo]
}

/** A group is listed by its place, however many wallets of the groups before it there are. */
function inGroup(create: CreateConnectorFn, groupIndex: number): CreateConnectorFn {
  return (parameters) => {
    const connector = create(parameters)
    // Sound: RainbowKit writes it on each of its connectors.
    const { rkDetails } = connector as typeof connector & { rkDetails: object }
    return { ...connector, rkDetails: { ...rkDetails, groupIndex } }
  }
}

// A wallet that offers a QR code instead of an extension goes through WalletConnect; Coinbase brings its own relay.
function reachesRelay(wallet: Wallet): boolean {
  return wallet.id === 'walletConnect' || (Boolean(wallet.qrCode) && wallet.installed !== true)
}

// A transaction must not be sent twice, and one that is given up leaves open whether it was sent: no retries, patience.
function createRequest(url: string): NodeRequest {
  const transport = http(url, { retryCount: 0, timeout: 60_000 })({})
  // Sound: what a caller asks for is in `NodeRequest`.
  return transport.request as NodeRequest
}
