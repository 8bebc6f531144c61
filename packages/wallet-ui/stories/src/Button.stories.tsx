import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConnectButton } from '@slotdrop/wallet-ui'
import { reach } from './reach.ts'
import { several, withWallet } from './walletState.ts'

const meta = { title: 'Button', component: ConnectButton } satisfies Meta<typeof ConnectButton>
export default meta
type Story = StoryObj<typeof meta>

export const Disconnected: Story = { name: 'disconnected', play: reach('Connect Wallet') }
export const Connected: Story = {
  name: 'connected',
  parameters: withWallet({ isRemembered: true }),
  play: reach('0xf3…2266'),
}
export const SeveralNetworks: Story = {
  name: 'several networks',
  parameters: withWallet(several),
  play: reach('Local chain'),
}
export const WrongNetwork: Story = {
  name: 'wrong network',
  parameters: withWallet(several),
  play: reach('Wrong network', (wallet) => wallet.setChain(10)),
}
/** With `children`, a button of the app's own on the same dialogs, as RainbowKit's `ConnectButton.Custom` has it. */
export const Own: Story = {
  name: 'own',
  parameters: withWallet(several),
  args: {
    children: ({ account, chain, openAccountModal, openConnectModal }) => (
      <button type="button" onClick={account ? openAccountModal : openConnectModal}>
        {account ? `${account.displayName} on ${chain?.name ?? 'no chain'}` : 'Log in'}
      </button>
    ),
  },
  play: reach('0xf3…2266 on Local chain'),
}
