import type { Meta, StoryObj } from '@storybook/react-vite'
import { TransactionList } from '@slotdrop/wallet-ui'
import { beside } from './beside.tsx'
import { reach } from './reach.ts'

const meta = {
  title: 'Transactions',
  component: TransactionList,
  decorators: [beside],
  args: { transactions: [], chain: undefined, appName: 'Example' },
} satisfies Meta<typeof TransactionList>
export default meta
type Story = StoryObj<typeof meta>

const transactions = ['pending', 'confirmed', 'failed', 'unknown', 'cancelled', 'replaced', 'dropped'].map(
  (status, index) => ({ hash: `0x${String(index).repeat(64)}`, description: `Send slot ${index + 1}`, status }),
)

export const EveryState: Story = {
  name: 'every state',
  args: { transactions, limit: 7 },
  render: (args) => (
    <>
      <h2>Account</h2>
      <TransactionList {...args} />
    </>
  ),
  play: reach('Looking for it'),
}
export const None: Story = { name: 'none', play: reach('Example transactions will appear here...') }
