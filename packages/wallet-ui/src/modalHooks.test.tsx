import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { offerChains, renderWallet } from '../test/renderWallet.tsx'
import { useAccountModal, useChainModal, useConnectModal } from './index.ts'

function Buttons() {
  const { openConnectModal, connectModalOpen } = useConnectModal()
  const { openAccountModal, accountModalOpen } = useAccountModal()
  const { openChainModal, chainModalOpen } = useChainModal()
  return (
    <>
      <button type="button" disabled={!openConnectModal} onClick={openConnectModal}>
        Connect
      </button>
      <button type="button" disabled={!openAccountModal} onClick={openAccountModal}>
        Account
      </button>
      <button type="button" disabled={!openChainModal} onClick={openChainModal}>
        Chain
      </button>
      <p>{[connectModalOpen, accountModalOpen, chainModalOpen].join(' ')}</p>
    </>
  )
}

function isDisabled(name: string) {
  return screen.getByRole<HTMLButtonElement>('button', { name, hidden: true }).disabled
}

test('each dialog opens by RainbowKit’s hooks, when it may', async () => {
  renderWallet({ runtime: { chains: offerChains(31337, 1) }, children: <Buttons /> })
  expect(['Connect', 'Account', 'Chain'].map(isDisabled)).toEqual([false, true, true])
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
  expect(await screen.findByText('true false false')).toBeTruthy()
  fireEvent.click(await screen.findByTestId('rk-wallet-option-injected'))
  expect(await screen.findByText('false false false')).toBeTruthy()
  expect(['Connect', 'Account', 'Chain'].map(isDisabled)).toEqual([true, false, false])
  fireEvent.click(screen.getByRole('button', { name: 'Account' }))
  expect(await screen.findByText('false true false')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: '0xf3…2266' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.click(screen.getByRole('button', { name: 'Chain' }))
  expect(await screen.findByRole('dialog', { name: 'Switch Networks' })).toBeTruthy()
})
