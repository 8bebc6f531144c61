import { useEffect, type ReactNode } from 'react'
import type { RuntimeConfig } from '@slotdrop/config'
import {
  ConnectButton,
  NetworkGuard,
  SignInDialog,
  ToastArea,
  TransactionList,
  WalletProvider,
  type SignInState,
} from '@slotdrop/wallet-ui'
import {
  createMockNode,
  createMockRuntimeConfig,
  createMockWallet,
  installMockWallet,
  type MockWallet,
} from '@slotdrop/wallet-ui/testing'
import { toast } from 'react-hot-toast'

/** One state of the wallet layer, and how to get there. */
export type Story = {
  readonly runtime?: Partial<RuntimeConfig>
  readonly hasExtension?: boolean
  readonly isAnnounced?: boolean
  /** The wallet was connected before, so it is connected again. */
  readonly isRemembered?: boolean
  readonly prepare?: (wallet: MockWallet) => void
  readonly children?: ReactNode
  /** Buttons and texts to press, one after the other; a function does anything else. */
  readonly play?: readonly (string | ((wallet: MockWallet) => void))[]
  /** A text that shows when the state is reached. */
  readonly shows: string
}

const chains = [31337, 1, 5].map((id) => ({
  id,
  rpcUrls: ['http://127.0.0.1:1'],
  explorerUrl: null,
  distributor: null,
}))
const several = { runtime: { chains }, isRemembered: true } as const
const never = () => new Promise(() => {})
const signIn = (state: SignInState, errorMessage: string | null = null) => (
  <SignInDialog state={state} errorMessage={errorMessage} onSign={() => {}} onClose={() => {}} />
)
const transactions = ['pending', 'confirmed', 'failed', 'unknown', 'cancelled', 'replaced', 'dropped'].map(
  (status, index) => ({ hash: `0x${String(index).repeat(64)}`, description: `Send slot ${index + 1}`, status }),
)

export const stories: Readonly<Record<string, Story>> = {
  'button, disconnected': { shows: 'Connect Wallet' },
  'button, connected': { isRemembered: true, shows: '0xf3…2266' },
  'button, several networks': { ...several, shows: 'Local chain' },
  'button, wrong network': { ...several, play: [(wallet) => wallet.setChain(10)], shows: 'Wrong network' },
  'connect, list': { play: ['Connect Wallet'], shows: 'Browser Wallet' },
  'connect, no extension': { hasExtension: false, play: ['Connect Wallet'], shows: 'Coinbase Wallet' },
  'connect, announced wallets': {
    runtime: { walletDiscovery: true },
    isAnnounced: true,
    play: ['Connect Wallet'],
    shows: 'Example Wallet',
  },
  'connect, demo wallet': { runtime: { demoWallet: true }, play: ['Connect Wallet'], shows: 'Demo wallet' },
  'connect, asking': {
    prepare: (wallet) => wallet.answer('wallet_requestPermissions', never),
    play: ['Connect Wallet', 'Browser Wallet'],
    shows: 'Confirm connection in the extension',
  },
  'connect, refused': {
    prepare: (wallet) => wallet.refuse('wallet_requestPermissions', 4001),
    play: ['Connect Wallet', 'Browser Wallet'],
    shows: 'RETRY',
  },
  'connect, get a wallet': { play: ['Connect Wallet', 'Get a Wallet'], shows: "Not what you're looking for?" },
  account: { isRemembered: true, play: ['0xf3…2266'], shows: 'Copy Address' },
  networks: { ...several, play: ['Local chain'], shows: 'Switch Networks' },
  'networks, asking': {
    ...several,
    prepare: (wallet) => wallet.answer('wallet_switchEthereumChain', never),
    play: ['Local chain', 'Ethereum'],
    shows: 'Confirm in Wallet',
  },
  'networks, failed': {
    ...several,
    prepare: (wallet) => wallet.refuse('wallet_switchEthereumChain', -32002),
    play: ['Local chain', 'Ethereum'],
    shows: 'Your wallet already waits for an answer. Open it and answer, then try again.',
  },
  'networks, wrong one': {
    ...several,
    play: [(wallet) => wallet.setChain(10), 'Wrong network'],
    shows: 'Wrong network detected, switch or disconnect to continue.',
  },
  'guard, other network': {
    ...several,
    children: <NetworkGuard chainId={1}>guarded</NetworkGuard>,
    shows: 'Switch to Ethereum',
  },
  'sign-in, preparing': { children: signIn('preparing'), shows: 'Preparing message...' },
  'sign-in, idle': { children: signIn('idle'), shows: 'Sign message' },
  'sign-in, signing': { children: signIn('signing'), shows: 'Waiting for signature...' },
  'sign-in, verifying': { children: signIn('verifying'), shows: 'Verifying signature...' },
  ...Object.fromEntries(
    [
      'Error preparing message, please retry!',
      'Error signing message, please retry!',
      'Error verifying signature, please retry!',
      'Oops, something went wrong!',
    ].map((message): [string, Story] => [`sign-in, ${message}`, { children: signIn('idle', message), shows: message }]),
  ),
  'transactions, every state': {
    children: (
      <>
        <h2>Account</h2>
        <TransactionList transactions={transactions} chain={undefined} appName="Example" limit={7} />
      </>
    ),
    shows: 'Looking for it',
  },
  'transactions, none': {
    children: <TransactionList transactions={[]} chain={undefined} appName="Example" />,
    shows: 'Example transactions will appear here...',
  },
  toasts: { children: <Toasts />, shows: 'Nothing was sent.' },
}

function Toasts() {
  useEffect(() => {
    toast('Nothing was sent.', { duration: Infinity })
    toast.success('Slot 3 was paid.', { duration: Infinity })
    toast.error('Slot 4 was refused.', { duration: Infinity })
  }, [])
  return <ToastArea />
}

/** A story on a page of its own. */
export function StoryPage({ story }: { readonly story: Story }) {
  return (
    <WalletProvider config={createMockRuntimeConfig(story.runtime)} appName="Example">
      <ConnectButton />
      {story.children}
    </WalletProvider>
  )
}

/** Puts the mock wallet and node in place. Call before the first render. */
export function prepareStory(story: Story): MockWallet {
  window.localStorage.clear()
  if (story.isRemembered) {
    window.localStorage.setItem('wagmi.recentConnectorId', '"injected"')
    window.localStorage.setItem('wagmi.injected.connected', 'true')
  }
  const wallet = createMockWallet({ isAuthorised: story.isRemembered ?? false })
  installMockWallet({
    wallet,
    isAtWindowEthereum: story.hasExtension ?? true,
    ...(story.isAnnounced && { announceAs: { name: 'Example Wallet', rdns: 'com.example.wallet' } }),
  })
  window.fetch = createMockNode({ balance: 1_234n * 10n ** 15n }).fetch
  story.prepare?.(wallet)
  return wallet
}
