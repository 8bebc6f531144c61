import type { Meta, StoryObj } from '@storybook/react-vite'
import { NetworkGuard } from '@slotdrop/wallet-ui'
import { beside } from './beside.tsx'
import { reach } from './reach.ts'
import { several, withWallet } from './walletState.ts'

const meta = {
  title: 'Guard',
  component: NetworkGuard,
  decorators: [beside],
  args: { chainId: 1, children: 'guarded' },
} satisfies Meta<typeof NetworkGuard>
export default meta

export const OtherNetwork: StoryObj<typeof meta> = {
  name: 'other network',
  parameters: withWallet(several),
  play: reach('Switch to Ethereum'),
}
