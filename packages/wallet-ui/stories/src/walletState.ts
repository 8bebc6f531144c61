import type { WalletRuntime } from '@slotdrop/wallet-ui'
import type { MockWallet } from '@slotdrop/wallet-ui/testing'
import { defineChain } from 'viem'
import { goerli, mainnet } from 'viem/chains'

/** What a story finds in place before it is rendered. */
export type WalletState = {
  readonly runtime?: Partial<WalletRuntime>
  /** Whether there is an extension at `window.ethereum`. Default: yes. */
  readonly hasExtension?: boolean
  /** Whether the extension announces itself (EIP-6963). */
  readonly isAnnounced?: boolean
  /** It announces itself by this name, while another wallet holds `window.ethereum` and passes for it there. */
  readonly isAnnouncedAs?: { readonly name: string; readonly rdns: string; readonly flag: string }
  /** Whether WalletConnect's relay is never reached. */
  readonly isRelaySilent?: boolean
  /** The wallet was connected before, so it is connected again. */
  readonly isRemembered?: boolean
  /** What the app of a Safe answers by method, which then has the story in its frame. */
  readonly safeHost?: Readonly<Record<string, unknown>>
  readonly prepare?: (wallet: MockWallet) => void
}

/** Parameters of a story that begins in a state of the wallet. */
export function withWallet(state: WalletState): { readonly wallet: WalletState } {
  return { wallet: state }
}

/** The state that the parameters of a story name. */
export function walletStateOf(parameters: { readonly wallet?: WalletState }): WalletState {
  return parameters.wallet ?? {}
}

const localChain = defineChain({
  id: 31337,
  name: 'Local chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})
const chains = [localChain, mainnet, goerli].map((chain) => ({
  ...chain,
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}))

/** Connected, in an app with several chains. */
export const several = { runtime: { chains }, isRemembered: true } as const satisfies WalletState

/** With a project id every one of the seven wallets is offered; the relay is a mock. */
export const relayed = {
  runtime: { walletConnectProjectId: '0'.repeat(32) },
  hasExtension: false,
} as const satisfies WalletState
