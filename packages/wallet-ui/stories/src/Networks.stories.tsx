import { useEffect } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConnectButton } from '@slotdrop/wallet-ui'
import { useAccount } from 'wagmi'
import { reach } from './reach.ts'
import { several, withWallet } from './walletState.ts'

/** The dialog in which a network is chosen, as the network button opens it. */
const meta = { title: 'Networks', component: ConnectButton } satisfies Meta<typeof ConnectButton>
export default meta
type Story = StoryObj<typeof meta>

function never() {
  return new Promise(() => {})
}

/** A wallet that cannot be asked to switch, as some are over WalletConnect. */
function WithoutSwitching() {
  const { connector } = useAccount()
  useEffect(() => {
    if (connector) Reflect.deleteProperty(connector, 'switchChain')
  }, [connector])
  return null
}

export const Networks: Story = {
  name: 'networks',
  parameters: withWallet(several),
  play: reach('Switch Networks', 'Local chain'),
}
export const Asking: Story = {
  name: 'asking',
  parameters: withWallet({
    ...several,
    prepare: (wallet) => wallet.answer('wallet_switchEthereumChain', never),
  }),
  play: reach('Confirm in Wallet', 'Local chain', 'Ethereum'),
}
export const Failed: Story = {
  name: 'failed',
  parameters: withWallet({
    ...several,
    prepare: (wallet) => wallet.refuse('wallet_switchEthereumChain', -32002),
  }),
  play: reach(
    'Your wallet already waits for an answer. Open it and answer, then try again.',
    'Local chain',
    'Ethereum',
  ),
}
export const Ignored: Story = {
  name: 'ignored',
  parameters: withWallet({
    ...several,
    prepare: (wallet) => wallet.answer('wallet_switchEthereumChain', () => null),
  }),
  play: reach(
    'Your wallet did not switch to Ethereum. Open it and switch there, or try again.',
    'Local chain',
    'Ethereum',
  ),
}
export const NotAdded: Story = {
  name: 'not added',
  parameters: withWallet({
    ...several,
    prepare: (wallet) => {
      wallet.refuse('wallet_switchEthereumChain', 4902)
      wallet.refuse('wallet_addEthereumChain', -32602)
    },
  }),
  play: reach(
    'Your wallet did not add Ethereum. Add the network in your wallet, then switch.',
    'Local chain',
    'Ethereum',
  ),
}
export const CannotSwitch: Story = {
  name: 'cannot switch',
  parameters: withWallet(several),
  render: (args) => (
    <>
      <ConnectButton {...args} />
      <WithoutSwitching />
    </>
  ),
  play: reach(
    'Your wallet does not support switching networks from Example. Try switching networks from within your wallet instead.',
    'Local chain',
  ),
}
export const WrongOne: Story = {
  name: 'wrong one',
  parameters: withWallet(several),
  play: reach(
    'Wrong network detected, switch or disconnect to continue.',
    (wallet) => wallet.setChain(10),
    'Wrong network',
  ),
}
