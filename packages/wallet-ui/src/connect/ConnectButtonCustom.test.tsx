import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { offerChains, renderWallet } from '../../test/renderWallet.tsx'
import { ConnectButton } from '../index.ts'

const button = (
  <ConnectButton.Custom>
    {({ account, chain, openAccountModal, openChainModal, openConnectModal, ...others }) => (
      <div>
        <p>{`${account?.displayName ?? 'nobody'}, ${account?.displayBalance ?? 'no balance'}`}</p>
        <p>{chain ? `${chain.name ?? chain.id}, ${chain.unsupported ? 'unsupported' : 'supported'}` : 'nowhere'}</p>
        <p>{`whole: ${account?.balanceFormatted ?? 'none'}, behind the icon: ${chain?.iconBackground ?? 'nothing'}`}</p>
        <p>{`${others.accountModalOpen ? 'account open' : 'account closed'}, ${String(others.authenticationStatus)}`}</p>
        <button type="button" onClick={account ? openAccountModal : openConnectModal}>
          Mine
        </button>
        <button type="button" onClick={openChainModal}>
          Chain
        </button>
      </div>
    )}
  </ConnectButton.Custom>
)

test('a button of the app’s own shows account and chain, and opens the dialogs, as with RainbowKit', async () => {
  const { wallet } = renderWallet({
    runtime: { chains: offerChains(31337, 1) },
    node: { balance: 1_500_000_000_000_000_000n },
    children: button,
  })
  expect(screen.getByText('nobody, no balance')).toBeTruthy()
  expect(screen.getByText('nowhere')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Mine' }))
  fireEvent.click(await screen.findByTestId('rk-wallet-option-injected'))
  expect(await screen.findByText('0xf3…2266, 1.5 ETH')).toBeTruthy()
  expect(screen.getByText('Local chain, supported')).toBeTruthy()
  expect(screen.getByText('whole: 1.5, behind the icon: #45504a')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Mine' }))
  expect(await screen.findByRole('dialog', { name: '0xf3…2266' })).toBeTruthy()
  expect(screen.getByText('account open, undefined')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  act(() => wallet.setChain(42161))
  await waitFor(() => expect(screen.getByText('42161, unsupported')).toBeTruthy())
  fireEvent.click(screen.getByRole('button', { name: 'Chain' }))
  expect(await screen.findByRole('dialog', { name: 'Switch Networks' })).toBeTruthy()
})

test('children of the button are the same', () => {
  renderWallet({ children: <ConnectButton>{({ account }) => <p>{account ? 'somebody' : 'nobody'}</p>}</ConnectButton> })
  expect(screen.getByText('nobody')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
