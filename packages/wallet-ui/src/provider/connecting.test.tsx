import { act, fireEvent, screen, within } from '@testing-library/react'
import { useEffect } from 'react'
import { useConnectors } from 'wagmi'
import { expect, test } from 'vitest'
import { renderWallet } from '../../test/renderWallet.tsx'
import { ConnectButton } from '../index.ts'

const heard: unknown[] = []

/** Hears what wallets say while they are connected. */
function Listener() {
  const connectors = useConnectors()
  useEffect(() => {
    const hear = (message: unknown) => void heard.push(message)
    for (const { emitter } of connectors) emitter.on('message', hear)
    return () => {
      for (const { emitter } of connectors) emitter.off('message', hear)
    }
  }, [connectors])
  return null
}

test('specification sections 4 and 8: while a wallet is asked it says that it connects, and the dialog: Opening …, Confirm connection in the extension', async () => {
  const { wallet } = renderWallet({
    children: (
      <>
        <ConnectButton />
        <Listener />
      </>
    ),
  })
  let confirm: (value: unknown) => void = () => {}
  wallet.answer('wallet_requestPermissions', () => new Promise((resolve) => (confirm = resolve)))
  fireEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  const dialog = await screen.findByRole('dialog', { name: 'Connect a Wallet' })
  fireEvent.click(await within(dialog).findByTestId('rk-wallet-option-injected'))
  expect(await within(dialog).findByText('Opening Browser Wallet...')).toBeTruthy()
  expect(within(dialog).getByText('Confirm connection in the extension')).toBeTruthy()
  expect(heard).toContainEqual({ type: 'connecting', uid: expect.any(String) })
  const caveats = [{ type: 'restrictReturnedAccounts', value: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'] }]
  act(() => confirm([{ parentCapability: 'eth_accounts', caveats }]))
  expect(await screen.findByRole('button', { name: /^Account/ })).toBeTruthy()
})
