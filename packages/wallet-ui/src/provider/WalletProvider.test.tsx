import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWallet } from '../../test/renderWallet.tsx'

const connect = () => screen.findByRole('button', { name: 'Connect Wallet' })

test('a click opens the connect dialog, and Browser Wallet connects', async () => {
  const { wallet } = renderWallet({ node: { balance: 1_234_500_000_000_000_000n } })
  fireEvent.click(await connect())
  expect(await screen.findByRole('dialog', { name: 'Connect a Wallet' })).toBeTruthy()
  fireEvent.click(await screen.findByTestId('rk-wallet-option-injected'))
  const account = await screen.findByRole('button', { name: /^Account/ })
  await waitFor(() => expect(account.textContent).toContain('1.23 ETH'))
  expect(account.textContent).toContain('0xf3…2266')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(wallet.requests.map(({ method }) => method)).toContain('wallet_requestPermissions')
})
