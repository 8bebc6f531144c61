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
import { useAccount } from 'wagmi'
import { createMockRelay } from './createMockRelay.ts'
import type { StoryName } from './storyNames.ts'

/** A text to press, or the one in the row of another text; a function does anything else once the wallet is connected. */
type Step = string | { readonly press: string; readonly beside: string } | ((wallet: MockWallet) => void)

/** One state of the wallet layer, and how to get there. */
export type Story = {
  readonly runtime?: Partial<RuntimeConfig>
  readonly hasExtension?: boolean
  readonly isAnnounced?: boolean
  /** The wallet was connected before, so it is connected again. */
  readonly isRemembered?: boolean
  readonly prepare?: (wallet: MockWallet) => void
  readonly children?: ReactNode
  /** What is pressed, one after the other. */
  readonly play?: readonly Step[]
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

function never() {
  return new Promise(() => {})
}

/** With a project id every one of the seven wallets is offered; the relay is a mock. */
const relayed = { runtime: { walletConnectProjectId: '0'.repeat(32) }, hasExtension: false } as const
const getRainbow = ['Connect Wallet', 'Get a Wallet', { press: 'GET', beside: 'Rainbow' }] as const
const getMetaMask = ['Connect Wallet', 'Get a Wallet', { press: 'GET', beside: 'MetaMask' }] as const

function signIn(state: SignInState, errorMessage: string | null = null) {
  return <SignInDialog state={state} errorMessage={errorMessage} onSign={() => {}} onClose={() => {}} />
}

function failedSignIn(message: string): Story {
  return { children: signIn('idle', message), shows: message }
}

const transactions = ['pending', 'confirmed', 'failed', 'unknown', 'cancelled', 'replaced', 'dropped'].map(
  (status, index) => ({ hash: `0x${String(index).repeat(64)}`, description: `Send slot ${index + 1}`, status }),
)

export const stories: Readonly<Record<StoryName, Story>> = {
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
  'connect, pending in the wallet': {
    prepare: (wallet) => wallet.refuse('wallet_requestPermissions', -32002),
    play: ['Connect Wallet', 'Browser Wallet'],
    shows: 'RETRY',
  },
  'connect, every wallet': { ...relayed, play: ['Connect Wallet'], shows: 'WalletConnect' },
  'connect, QR code': { ...relayed, play: ['Connect Wallet', 'Rainbow'], shows: 'Scan with Rainbow' },
  'connect, QR code of any wallet': {
    ...relayed,
    play: ['Connect Wallet', 'WalletConnect'],
    shows: 'Scan with your phone',
  },
  'connect, what is a wallet': {
    ...relayed,
    play: ['Connect Wallet', 'Learn More'],
    shows: 'A Home for your Digital Assets',
  },
  'connect, get a wallet': {
    ...relayed,
    play: ['Connect Wallet', 'Get a Wallet'],
    shows: "Not what you're looking for?",
  },
  'connect, get a wallet, compact': {
    ...relayed,
    play: ['Connect Wallet', 'Learn More', 'Get a Wallet'],
    shows: "Not what you're looking for?",
  },
  'connect, get a wallet, phone': {
    ...relayed,
    play: ['Connect Wallet', 'Get a Wallet'],
    shows: "Not what you're looking for?",
  },
  'connect, download options': { ...relayed, play: getRainbow, shows: 'Get Rainbow' },
  'connect, download': { ...relayed, play: [...getRainbow, 'Get the app'], shows: 'Install Rainbow' },
  'connect, instructions, mobile': {
    ...relayed,
    play: [...getRainbow, 'Get the app', 'Continue'],
    shows: 'Open the Rainbow app',
  },
  'connect, instructions, extension': {
    ...relayed,
    play: [...getMetaMask, 'Add to Chrome'],
    shows: 'Refresh your browser',
  },
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
  'networks, not added': {
    ...several,
    prepare: (wallet) => {
      wallet.refuse('wallet_switchEthereumChain', 4902)
      wallet.refuse('wallet_addEthereumChain', -32602)
    },
    play: ['Local chain', 'Ethereum'],
    shows: 'Your wallet did not add Ethereum. Add the network in your wallet, then switch.',
  },
  'networks, cannot switch': {
    ...several,
    children: <WithoutSwitching />,
    play: ['Local chain'],
    shows:
      'Your wallet does not support switching networks from Example. Try switching networks from within your wallet instead.',
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
  'sign-in, Error preparing message, please retry!': failedSignIn('Error preparing message, please retry!'),
  'sign-in, Error signing message, please retry!': failedSignIn('Error signing message, please retry!'),
  'sign-in, Error verifying signature, please retry!': failedSignIn('Error verifying signature, please retry!'),
  'sign-in, Oops, something went wrong!': failedSignIn('Oops, something went wrong!'),
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

/** A wallet that cannot be asked to switch, as some are over WalletConnect. */
function WithoutSwitching() {
  const { connector } = useAccount()
  useEffect(() => {
    if (connector) Reflect.deleteProperty(connector, 'switchChain')
  }, [connector])
  return null
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
  // Where a link leads is none of a story's business.
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) target.closest('a[target="_blank"]')?.removeAttribute('href')
    },
    true,
  )
  if (story.runtime?.walletConnectProjectId) window.WebSocket = createMockRelay()
  window.fetch = createMockNode({ balance: 1_234n * 10n ** 15n }).fetch
  story.prepare?.(wallet)
  return wallet
}
