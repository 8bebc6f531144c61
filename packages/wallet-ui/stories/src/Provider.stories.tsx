import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConnectButton, WalletProvider } from '@slotdrop/wallet-ui'
import { createMockRuntime } from '@slotdrop/wallet-ui/testing'
import { reach } from './reach.ts'

const meta = {
  title: 'Provider',
  component: WalletProvider,
  args: { config: createMockRuntime(), appName: 'Example', children: <ConnectButton /> },
} satisfies Meta<typeof WalletProvider>
export default meta
type Story = StoryObj<typeof meta>

/** `messages` replaces texts of the package, by the keys of its catalogue. */
export const OwnWords: Story = {
  name: 'own words',
  args: { messages: { connectWallet: 'Log in' } },
  play: reach('Log in'),
}
