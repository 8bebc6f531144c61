import { isLoopbackUrl, localChainId } from '@slotdrop/chains/ids'
import { getRpcUrls, NoChainOfferedError } from '@slotdrop/chains'
import type { Chain } from 'viem'

/** A chain as viem defines it; with a picture, as RainbowKit takes it. */
export type WalletChain = Chain & {
  /** Default: the package's own mark where it knows the chain. Whoever sees the button asks its host. */
  readonly iconUrl?: string
  /** What lies behind the picture, as a colour of CSS. */
  readonly iconBackground?: string
}

/** What an app tells the wallet layer. All but the chains may be left out. */
export type WalletRuntime = {
  /** Chains that are offered; the first is the default. One without an HTTP RPC URL is skipped. */
  readonly chains: readonly WalletChain[]
  /** Id of the project at WalletConnect. Without one, wallets on a phone are not offered, and a note says so. */
  readonly walletConnectProjectId?: string | null | undefined
  /** Whether wallets that announce themselves (EIP-6963) are listed, as a group before the others. Default: no. */
  readonly walletDiscovery?: boolean | undefined
  /** Origins that may show the app in a frame, and so may be a Safe's host. `https://*.example.com` allows any label. */
  readonly frameAncestors?: readonly string[] | undefined
  /** The site as wallets on a phone show it. Default: the page's own origin. */
  readonly appUrl?: string | undefined
  /** Whether the demonstration wallet is offered, which works on the local chain of this machine alone. Default: no. */
  readonly demoWallet?: boolean | undefined
}

/** The chains that can be read. @throws NoChainOfferedError when none is left. */
export function getReadableChains(chains: readonly Chain[]): readonly [Chain, ...Chain[]] {
  const [first, ...others] = chains.filter((chain) => getRpcUrls(chain).length > 0)
  if (!first) throw new NoChainOfferedError(chains.map(({ id }) => id))
  return [first, ...others]
}

/** Whether the local chain, reached on this machine, is the only chain offered. */
export function isLocalOnly(chains: readonly Chain[]): boolean {
  return (
    chains.length > 0 &&
    chains.every((chain) => {
      const urls = getRpcUrls(chain)
      return chain.id === localChainId && urls.length > 0 && urls.every((url) => isLoopbackUrl(url))
    })
  )
}

/** Whether there is no relay to reach a wallet on a phone by. */
export function isRelayMissing({ walletConnectProjectId }: WalletRuntime): boolean {
  return !walletConnectProjectId
}

/** A text that equal runtimes have in common. What a chain computes is left out: it belongs to its definition. */
export function describeRuntime(runtime: WalletRuntime | null): string {
  return JSON.stringify(runtime, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))
}
