import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useWatchToken } from '@slotdrop/wallet-ui'
import { beside } from './beside.tsx'
import { connected, reach } from './reach.ts'
import { withWallet } from './walletState.ts'

/** A wallet is asked to list a token, by `useWatchToken`. */
const meta = {
  title: 'Token',
  decorators: [beside],
  tags: ['!compact', '!phone'],
  render: () => <WatchToken />,
} satisfies Meta
export default meta

const token = { address: '0x00000000000000000000000000000000000000aa', symbol: 'MERI', decimals: 18 } as const

function WatchToken() {
  const watchToken = useWatchToken()
  const [outcome, setOutcome] = useState<string>()
  return (
    <>
      <button type="button" onClick={() => void watchToken(token).then(setOutcome)}>
        Add MERI
      </button>
      {outcome && <p>{`MERI: ${outcome}`}</p>}
    </>
  )
}

export const AddedToTheWallet: StoryObj = {
  name: 'added to the wallet',
  parameters: withWallet({ isRemembered: true }),
  play: reach('MERI: added', connected, 'Add MERI'),
}
export const NotAdded: StoryObj = {
  name: 'not added',
  parameters: withWallet({ isRemembered: true, prepare: (wallet) => wallet.refuse('wallet_watchAsset', 4001) }),
  play: reach('MERI: refused', connected, 'Add MERI'),
}
