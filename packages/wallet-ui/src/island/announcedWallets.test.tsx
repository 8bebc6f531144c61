import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderWallet } from '../../test/renderWallet.tsx'
import { createMockWallet, installMockWallet, type MockWallet } from '../testing.ts'

const uninstalls: (() => void)[] = []
afterEach(() => {
  for (const uninstall of uninstalls.splice(0)) uninstall()
})

const wallets = [
  ['MetaMask', 'metaMask', 'io.metamask', 'isMetaMask'],
  ['Rainbow', 'rainbow', 'me.rainbow', 'isRainbow'],
  ['Brave Wallet', 'brave', 'com.brave.wallet', 'isBraveWallet'],
  ['Coinbase Wallet', 'coinbase', 'com.coinbase.wallet', 'isCoinbaseWallet'],
] as const

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function announce(name: string, rdns: string): MockWallet {
  const wallet = createMockWallet({ accounts: [account] })
  uninstalls.push(installMockWallet({ wallet, announceAs: { name, rdns }, isAtWindowEthereum: false }))
  return wallet
}

async function openConnectDialog() {
  fireEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  const dialog = await screen.findByRole('dialog', { name: 'Connect a Wallet' })
  await within(dialog).findByTestId('rk-wallet-option-coinbase')
  return dialog
}

function listed(dialog: HTMLElement) {
  return [...dialog.querySelectorAll('[data-testid^="rk-wallet-option-"]')].map((option) => option.textContent)
}

describe('wallets that announce themselves (EIP-6963), with default settings', () => {
  test.each(wallets)(
    '%s is ready and asked, though another wallet holds window.ethereum and passes for it',
    async (name, id, rdns, flag) => {
      const announced = announce(name, rdns)
      const { wallet: other } = renderWallet({ prepare: ({ provider }) => Object.assign(provider, { [flag]: true }) })
      const dialog = await openConnectDialog()
      fireEvent.click(within(dialog).getByTestId(`rk-wallet-option-${id}`))
      expect(await screen.findByRole('button', { name: /^Account/ })).toBeTruthy()
      expect(screen.getByRole('button', { name: /^Account/ }).textContent).toContain('0x70…79C8')
      expect(announced.requests.map(({ method }) => method)).toContain('wallet_requestPermissions')
      expect(other.requests).toEqual([])
    },
  )

  test.each(wallets)('%s is ready and asked with a project id too, where its QR code was', async (name, id, rdns) => {
    const announced = announce(name, rdns)
    renderWallet({ install: { isAtWindowEthereum: false }, runtime: { walletConnectProjectId: '0'.repeat(32) } })
    const dialog = await openConnectDialog()
    fireEvent.click(within(dialog).getByTestId(`rk-wallet-option-${id}`))
    expect(await screen.findByRole('button', { name: /^Account/ })).toBeTruthy()
    expect(announced.requests.map(({ method }) => method)).toContain('wallet_requestPermissions')
  })

  test('names, ids and places of the list stay', async () => {
    for (const [name, , rdns] of wallets) announce(name, rdns)
    renderWallet()
    const dialog = await openConnectDialog()
    expect(listed(dialog)).toEqual(['Browser Wallet', 'Rainbow', 'Coinbase Wallet', 'MetaMask', 'Brave Wallet'])
    expect(within(dialog).queryByText('Installed')).toBeNull()
  })

  test('a reload connects it again, and asks no other wallet', async () => {
    const announced = announce('MetaMask', 'io.metamask')
    await announced.provider.request({ method: 'eth_requestAccounts' })
    window.localStorage.setItem('wagmi.recentConnectorId', '"metaMask"')
    const { wallet: other } = renderWallet({ prepare: ({ provider }) => Object.assign(provider, { isMetaMask: true }) })
    expect((await screen.findByRole('button', { name: /^Account/ })).textContent).toContain('0x70…79C8')
    expect(other.requests).toEqual([])
  })
})

describe('a wallet that is injected while the dialog is open', () => {
  test('appears as ready once it has announced itself, and connects', async () => {
    renderWallet({ install: { isAtWindowEthereum: false } })
    const dialog = await openConnectDialog()
    fireEvent.click(within(dialog).getByRole('button', { name: 'MetaMask (unsupported)' }))
    await within(dialog).findByText('MetaMask is not installed')
    const announced = announce('MetaMask', 'io.metamask')
    const option = () => screen.getByTestId<HTMLButtonElement>('rk-wallet-option-metaMask')
    await waitFor(() => expect([option().textContent, option().disabled]).toEqual(['MetaMask', false]))
    expect(screen.queryByText('MetaMask is not installed')).toBeNull()
    fireEvent.click(option())
    expect(await screen.findByRole('button', { name: /^Account/ })).toBeTruthy()
    expect(announced.requests.map(({ method }) => method)).toContain('wallet_requestPermissions')
  })

  test('appears as Browser Wallet once it holds window.ethereum', async () => {
    renderWallet({ install: { isAtWindowEthereum: false } })
    const dialog = await openConnectDialog()
    expect(listed(dialog)).not.toContain('Browser Wallet')
    uninstalls.push(installMockWallet({ wallet: createMockWallet() }))
    await waitFor(() => expect(listed(dialog)[0]).toBe('Browser Wallet'))
  })
})
