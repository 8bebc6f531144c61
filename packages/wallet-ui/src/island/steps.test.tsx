import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderWallet } from '../../test/renderWallet.tsx'

async function openGetAWallet() {
  renderWallet({ install: { isAtWindowEthereum: false } })
  fireEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  const dialog = await screen.findByRole('dialog', { name: 'Connect a Wallet' })
  fireEvent.click(await within(dialog).findByText('Get a Wallet'))
  await within(dialog).findByText("Not what you're looking for?")
  return dialog
}

/** Presses GET in the row of a wallet. */
function get(dialog: HTMLElement, name: string) {
  const row = within(dialog)
    .getAllByText('GET')
    .find((button) => {
      for (let element = button.parentElement; element && element !== dialog; element = element.parentElement) {
        if (element.textContent !== 'GET') return element.textContent?.startsWith(name)
      }
      return false
    })
  fireEvent.click(row as HTMLElement)
}

/** Presses the arrow back, which is beside the heading of a step. */
function goBack(dialog: HTMLElement, heading: string) {
  let bar: HTMLElement | null = within(dialog).getByText(heading)
  while (bar && !bar.querySelector('button')) bar = bar.parentElement
  fireEvent.click(bar?.querySelector('button') as HTMLElement)
}

describe('specification section 4: the steps of the connect dialog', () => {
  test('a wallet with QR code and extension: its download options, its download, and each leads back to where it came from', async () => {
    const dialog = await openGetAWallet()
    get(dialog, 'Coinbase Wallet')
    expect(await within(dialog).findByText('Get Coinbase Wallet')).toBeTruthy()
    fireEvent.click(within(dialog).getByText('Get the app'))
    expect(await within(dialog).findByText('Install Coinbase Wallet')).toBeTruthy()
    goBack(dialog, 'Install Coinbase Wallet')
    expect(await within(dialog).findByText('Get Coinbase Wallet')).toBeTruthy()
    goBack(dialog, 'Get Coinbase Wallet')
    expect(await within(dialog).findByText("Not what you're looking for?")).toBeTruthy()
    goBack(dialog, 'Get a Wallet')
    expect(await within(dialog).findByText('What is a Wallet?')).toBeTruthy()
  })

  test('a wallet with neither QR code nor both: the instructions of its extension at once', async () => {
    const dialog = await openGetAWallet()
    get(dialog, 'MetaMask')
    expect(await within(dialog).findByText('Install the MetaMask extension')).toBeTruthy()
  })
})
