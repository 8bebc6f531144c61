import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConnectButton } from '@slotdrop/wallet-ui'
import { reach } from './reach.ts'
import { relayed, withWallet } from './walletState.ts'

/** The dialog in which a wallet is chosen, as the connect button opens it. */
const meta = { title: 'Connect', component: ConnectButton } satisfies Meta<typeof ConnectButton>
export default meta
type Story = StoryObj<typeof meta>

const open = 'Connect Wallet'
const getRainbow = [open, 'Get a Wallet', { press: 'GET', beside: 'Rainbow' }] as const
const getMetaMask = [open, 'Get a Wallet', { press: 'GET', beside: 'MetaMask' }] as const

function never() {
  return new Promise(() => {})
}

export const List: Story = { name: 'list', tags: ['!phone'], play: reach('Browser Wallet', open) }
export const NoExtension: Story = {
  name: 'no extension',
  tags: ['!phone'],
  parameters: withWallet({ hasExtension: false }),
  play: reach('MetaMask (unsupported)', open),
}
export const NotInstalled: Story = {
  name: 'not installed',
  tags: ['!phone'],
  parameters: withWallet({ hasExtension: false }),
  play: reach('MetaMask is not installed', open, 'MetaMask (unsupported)'),
}
export const NotInstalledInstructions: Story = {
  name: 'not installed, instructions',
  tags: ['!compact', '!phone'],
  parameters: withWallet({ hasExtension: false }),
  play: reach('Install the Rainbow extension', open, 'Rainbow (unsupported)', 'Add to Chrome'),
}
export const AnnouncedWallets: Story = {
  name: 'announced wallets',
  tags: ['!phone'],
  parameters: withWallet({ runtime: { walletDiscovery: true }, isAnnounced: true }),
  play: reach('Example Wallet', open),
}
/** A wallet of the list that announces itself is the one that is asked, whatever else holds `window.ethereum`. */
export const AnnouncedMetaMask: Story = {
  name: 'announced MetaMask',
  tags: ['!phone'],
  parameters: withWallet({ isAnnouncedAs: { name: 'MetaMask', rdns: 'io.metamask', flag: 'isMetaMask' } }),
  play: reach('0xf3…2266', open, 'MetaMask'),
}
export const AnnouncedRainbow: Story = {
  name: 'announced Rainbow',
  tags: ['!compact', '!phone'],
  parameters: withWallet({ isAnnouncedAs: { name: 'Rainbow', rdns: 'me.rainbow', flag: 'isRainbow' } }),
  play: reach('0xf3…2266', open, 'Rainbow'),
}
export const AnnouncedBrave: Story = {
  name: 'announced Brave',
  tags: ['!compact', '!phone'],
  parameters: withWallet({
    isAnnouncedAs: { name: 'Brave Wallet', rdns: 'com.brave.wallet', flag: 'isBraveWallet' },
  }),
  play: reach('0xf3…2266', open, 'Brave Wallet'),
}
export const AnnouncedCoinbase: Story = {
  name: 'announced Coinbase',
  tags: ['!compact', '!phone'],
  parameters: withWallet({
    isAnnouncedAs: { name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet', flag: 'isCoinbaseWallet' },
  }),
  play: reach('0xf3…2266', open, 'Coinbase Wallet'),
}
export const NoAccount: Story = {
  name: 'no account',
  tags: ['!phone'],
  parameters: withWallet({
    prepare: (wallet) => {
      wallet.answer('wallet_requestPermissions', () => [{ parentCapability: 'eth_accounts', caveats: [] }])
      wallet.answer('eth_requestAccounts', () => [])
    },
  }),
  play: reach(
    'Browser Wallet connected without an account. Open it, choose an account for this site, then try again.',
    open,
    'Browser Wallet',
  ),
}
export const RelaySilent: Story = {
  name: 'relay silent',
  tags: ['!compact'],
  parameters: withWallet({ ...relayed, isRelaySilent: true }),
  play: reach(
    'WalletConnect, which connects this page to wallets on a phone, does not answer. Check your connection and try again, or choose a wallet that is in this browser.',
    open,
    'Rainbow',
  ),
}
export const MetaMaskApp: Story = {
  name: 'MetaMask app',
  tags: ['!wide', '!compact'],
  parameters: withWallet({ hasExtension: false }),
  play: reach('MetaMask', open),
}
export const DemoWallet: Story = {
  name: 'demo wallet',
  parameters: withWallet({ runtime: { demoWallet: true } }),
  play: reach('Demo wallet', open),
}
export const Asking: Story = {
  name: 'asking',
  tags: ['!phone'],
  parameters: withWallet({ prepare: (wallet) => wallet.answer('wallet_requestPermissions', never) }),
  play: reach('Confirm connection in the extension', open, 'Browser Wallet'),
}
export const Refused: Story = {
  name: 'refused',
  tags: ['!phone'],
  parameters: withWallet({ prepare: (wallet) => wallet.refuse('wallet_requestPermissions', 4001) }),
  play: reach('RETRY', open, 'Browser Wallet'),
}
export const PendingInTheWallet: Story = {
  name: 'pending in the wallet',
  tags: ['!phone'],
  parameters: withWallet({ prepare: (wallet) => wallet.refuse('wallet_requestPermissions', -32002) }),
  play: reach('RETRY', open, 'Browser Wallet'),
}
export const EveryWallet: Story = {
  name: 'every wallet',
  parameters: withWallet(relayed),
  play: reach('WalletConnect', open),
}
export const QrCode: Story = {
  name: 'QR code',
  tags: ['!phone'],
  parameters: withWallet(relayed),
  play: reach('Scan with Rainbow', open, 'Rainbow'),
}
export const QrCodeOfAnyWallet: Story = {
  name: 'QR code of any wallet',
  tags: ['!phone'],
  parameters: withWallet(relayed),
  play: reach('Scan with your phone', open, 'WalletConnect'),
}
export const WhatIsAWallet: Story = {
  name: 'what is a wallet',
  tags: ['!wide', '!phone'],
  parameters: withWallet(relayed),
  play: reach('A Home for your Digital Assets', open, 'Learn More'),
}
export const GetAWallet: Story = {
  name: 'get a wallet',
  tags: ['!compact', '!phone'],
  parameters: withWallet(relayed),
  play: reach("Not what you're looking for?", open, 'Get a Wallet'),
}
export const GetAWalletCompact: Story = {
  name: 'get a wallet, compact',
  tags: ['!wide', '!phone'],
  parameters: withWallet(relayed),
  play: reach("Not what you're looking for?", open, 'Learn More', 'Get a Wallet'),
}
export const GetAWalletPhone: Story = {
  name: 'get a wallet, phone',
  tags: ['!wide', '!compact'],
  parameters: withWallet(relayed),
  play: reach("Not what you're looking for?", open, 'Get a Wallet'),
}
export const DownloadOptions: Story = {
  name: 'download options',
  tags: ['!compact', '!phone'],
  parameters: withWallet(relayed),
  play: reach('Get Rainbow', ...getRainbow),
}
export const Download: Story = {
  name: 'download',
  tags: ['!compact', '!phone'],
  parameters: withWallet(relayed),
  play: reach('Install Rainbow', ...getRainbow, 'Get the app'),
}
export const InstructionsMobile: Story = {
  name: 'instructions, mobile',
  tags: ['!compact', '!phone'],
  parameters: withWallet(relayed),
  play: reach('Open the Rainbow app', ...getRainbow, 'Get the app', 'Continue'),
}
export const InstructionsExtension: Story = {
  name: 'instructions, extension',
  tags: ['!compact', '!phone'],
  parameters: withWallet(relayed),
  play: reach('Refresh your browser', ...getMetaMask, 'Add to Chrome'),
}
