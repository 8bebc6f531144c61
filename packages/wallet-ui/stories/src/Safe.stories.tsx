import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConnectButton, requestSafePermission } from '@slotdrop/wallet-ui'
import { useAccount, useConfig, useConnectors, type Connector } from 'wagmi'
import { connect } from 'wagmi/actions'
import { beside } from './beside.tsx'
import { reach } from './reach.ts'
import { withWallet } from './walletState.ts'

/** In the frame of Safe's app: the Safe is connected without a click, and can be asked for a permission. */
const meta = { title: 'Safe', decorators: [beside], tags: ['!compact', '!phone'] } satisfies Meta
export default meta

/** What Safe's app says of itself, to a story in its frame. */
const safeInfo = {
  safeAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 31337,
  owners: [],
  threshold: 1,
  isReadOnly: false,
  network: 'LOCAL',
}

/** Connects the Safe, and says why it could not. */
function SafeConnection() {
  const config = useConfig()
  const connector = useConnectors().find(({ id }) => id === 'safe')
  const [problem, setProblem] = useState('')
  const ask = async (safe: Connector) => {
    try {
      await connect(config, { connector: safe })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <>
      <button type="button" disabled={!connector} onClick={() => connector && void ask(connector)}>
        Connect the Safe
      </button>
      <p>{problem}</p>
    </>
  )
}

/** Asks the app of the Safe for its address book. */
function AddressBookPermission() {
  const config = useConfig()
  const { isConnected } = useAccount()
  const [answer, setAnswer] = useState<string>()
  return (
    <>
      <button
        type="button"
        disabled={!isConnected}
        onClick={() => void requestSafePermission(config, 'requestAddressBook').then(setAnswer)}
      >
        Ask for the address book
      </button>
      {answer && <p>{`The address book is ${answer}.`}</p>}
    </>
  )
}

export const NoInformation: StoryObj = {
  name: 'no information',
  parameters: withWallet({ safeHost: { getSafeInfo: null } }),
  render: () => <SafeConnection />,
  play: reach('Could not load Safe information', 'Connect the Safe'),
}
export const NoInformationInTheDialog: StoryObj = {
  name: 'no information, dialog',
  parameters: withWallet({ safeHost: { getSafeInfo: null } }),
  render: () => <ConnectButton />,
  play: reach('Could not load Safe information', 'Connect Wallet', 'Safe'),
}
export const PermissionRefused: StoryObj = {
  name: 'permission refused',
  parameters: withWallet({ safeHost: { getSafeInfo: safeInfo } }),
  render: () => <AddressBookPermission />,
  play: reach('The address book is refused.', 'Ask for the address book'),
}
