import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderWallet } from '../../test/renderWallet.tsx'

async function openConnectDialog() {
  fireEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  const dialog = await screen.findByRole('dialog', { name: 'Connect a Wallet' })
  await within(dialog).findByTestId('rk-wallet-option-coinbase')
  return dialog
}

describe('specification sections 5 and 8: the list without a WalletConnect project id', () => {
  test('wallets with an extension to download are listed in Popular, with (unsupported) beside those that are not ready', async () => {
    renderWallet({ install: { isAtWindowEthereum: false } })
    const dialog = await openConnectDialog()
    for (const name of ['Rainbow', 'MetaMask', 'Brave Wallet']) {
      expect(within(dialog).getByRole('button', { name: `${name} (unsupported)` })).toBeTruthy()
    }
    expect(within(dialog).getByRole('button', { name: 'Coinbase Wallet' })).toBeTruthy()
    expect(within(dialog).queryByTestId('rk-wallet-option-walletConnect')).toBeNull()
    expect(within(dialog).getByText('Popular')).toBeTruthy()
    expect(within(dialog).queryByText('Installed')).toBeNull()
  })

  test.each([
    ['Rainbow', 'Install the Rainbow extension', 'Refresh your browser'],
    ['MetaMask', 'Install the MetaMask extension', 'Refresh your browser'],
    ['Brave Wallet', 'Install the Brave browser', 'Open this page in Brave'],
  ])(
    '%s is not installed: it leads to its download and the instructions of its extension',
    async (name, step, last) => {
      renderWallet({ install: { isAtWindowEthereum: false } })
      const dialog = await openConnectDialog()
      fireEvent.click(within(dialog).getByRole('button', { name: `${name} (unsupported)` }))
      await waitFor(() => expect(within(dialog).getByText(`${name} is not installed`)).toBeTruthy())
      const link = [...dialog.querySelectorAll('a[href]')].find((each) => each.textContent?.startsWith('Add to'))
      expect(link?.getAttribute('href')).toMatch(/^https:/)
      // Where it leads is none of a test's business.
      link?.removeAttribute('href')
      fireEvent.click(link as Element)
      expect(await within(dialog).findByText(step)).toBeTruthy()
      expect(within(dialog).getByText(last)).toBeTruthy()
      expect(within(dialog).queryByText(`${name} is not installed`)).toBeNull()
    },
  )

  test('the instructions are said in the words of the app, and in the language that it has then', async () => {
    const messages = { extensionInstall: '{wallet} hinzufügen', unsupported: '(fehlt)', localChain: 'Diese Maschine' }
    const runtime = { demoWallet: true }
    renderWallet({ install: { isAtWindowEthereum: false }, runtime, provider: { messages } })
    const dialog = await openConnectDialog()
    expect(within(dialog).getByText('Diese Maschine')).toBeTruthy()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Rainbow (fehlt)' }))
    await waitFor(() => expect(within(dialog).getByText('Rainbow is not installed')).toBeTruthy())
    const link = [...dialog.querySelectorAll('a[href]')].find((each) => each.textContent?.startsWith('Add to'))
    link?.removeAttribute('href')
    fireEvent.click(link as Element)
    expect(await within(dialog).findByText('Rainbow hinzufügen')).toBeTruthy()
  })

  test('an extension that is there is marked by nothing, and connects', async () => {
    const { wallet } = renderWallet({
      prepare: (mock) => Object.assign(mock.provider, { isMetaMask: true }),
    })
    const dialog = await openConnectDialog()
    fireEvent.click(within(dialog).getByRole('button', { name: 'MetaMask' }))
    expect(await screen.findByRole('button', { name: /^Account/ })).toBeTruthy()
    expect(wallet.requests.map(({ method }) => method)).toContain('wallet_requestPermissions')
  })
})

test('the notice is of the wallet that was chosen last, on each step', async () => {
  renderWallet({ install: { isAtWindowEthereum: false } })
  const dialog = await openConnectDialog()
  const notices = () => [...dialog.querySelectorAll('.wui-kit-notice')].map(({ textContent }) => textContent)
  for (const name of ['MetaMask', 'Rainbow', 'Brave Wallet', 'MetaMask']) {
    fireEvent.click(within(dialog).getByRole('button', { name: `${name} (unsupported)` }))
    // oxlint-disable-next-line no-await-in-loop -- one wallet after the other
    await waitFor(() => expect(notices()).toEqual([`${name} is not installed`]))
  }
})
