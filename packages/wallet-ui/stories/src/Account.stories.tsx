import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConnectButton } from '@slotdrop/wallet-ui'
import { reach } from './reach.ts'
import { withWallet } from './walletState.ts'

/** The dialog of the connected account, as the account button opens it. */
const meta = { title: 'Account', component: ConnectButton } satisfies Meta<typeof ConnectButton>
export default meta

export const Account: StoryObj<typeof meta> = {
  name: 'account',
  parameters: withWallet({ isRemembered: true }),
  play: reach('Copy Address', '0xf3…2266'),
}
