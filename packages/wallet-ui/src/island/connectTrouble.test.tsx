import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderWallet } from '../../test/renderWallet.tsx'

const noAccount = 'MetaMask connected without an account. Open it, choose an account for this site, then try again.'
const silent =
  'WalletConnect, which connects this page to wallets on a phone, does not answer. Check your connection and try again, or choose a wallet that is in this browser.'

afterEach(() => void vi.useRealTimers())

async function openConnectDialog() {
  fireEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  const dialog = await screen.findByRole('dialog', { name: 'Connect a Wallet' })
  await within(dialog).findByTestId('rk-wallet-option-coinbase')
  return dialog
}

/** A relay that is never reached. */
class SilentSocket extends EventTarget {
  readonly readyState = 0
  send() {}
  close() {}
}

describe('a wallet that connects without an account', () => {
  async function openWithoutAccount() {
    const view = renderWallet({ prepare: ({ provider }) => Object.assign(provider, { isMetaMask: true }) })
    view.wallet.answer('wallet_requestPermissions', () => [{ parentCapability: 'eth_accounts', caveats: [] }])
    view.wallet.answer('eth_requestAccounts', () => [])
    fireEvent.click(within(await openConnectDialog()).getByTestId('rk-wallet-option-metaMask'))
    const alert = await screen.findByRole('alert')
    return { ...view, alert }
  }

  test('is not connected: the dialog says so, and Try again asks it once more', async () => {
    const { wallet, alert } = await openWithoutAccount()
    expect(alert.textContent).toBe(noAccount)
    expect(screen.queryByRole('button', { name: /^Account/, hidden: true })).toBeNull()
    wallet.answer('eth_requestAccounts', () => ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'])
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: /^Account/ })).toBeTruthy()
  })

  test('leads to the other wallets, and to the page', async () => {
    await openWithoutAccount()
    fireEvent.click(screen.getByRole('button', { name: 'Other wallets' }))
    expect(await screen.findByTestId('rk-wallet-option-coinbase')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.click(screen.getByTestId('rk-wallet-option-metaMask'))
    await screen.findByRole('alert')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('a relay that does not answer', () => {
  async function openSilent() {
    vi.stubGlobal('WebSocket', SilentSocket)
    renderWallet({ runtime: { walletConnectProjectId: '1'.repeat(32) }, install: { isAtWindowEthereum: false } })
    const dialog = await openConnectDialog()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    return dialog
  }

  test.each(['rainbow', 'metaMask', 'walletConnect'])(
    'says so after 8 s with ways on, whichever wallet was chosen (%s)',
    async (id) => {
      const dialog = await openSilent()
      fireEvent.click(within(dialog).getByTestId(`rk-wallet-option-${id}`))
      await act(() => vi.advanceTimersByTimeAsync(7000))
      expect(screen.queryByRole('alert')).toBeNull()
      await act(() => vi.advanceTimersByTimeAsync(1000))
      expect(screen.getByRole('alert').textContent).toBe(silent)
      fireEvent.click(screen.getByRole('button', { name: 'Other wallets' }))
      expect(await screen.findByTestId('rk-wallet-option-coinbase')).toBeTruthy()
    },
  )

  test('Try again asks for the same wallet', async () => {
    const dialog = await openSilent()
    fireEvent.click(within(dialog).getByTestId('rk-wallet-option-rainbow'))
    await act(() => vi.advanceTimersByTimeAsync(8000))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByTestId('rk-wallet-option-rainbow')).toBeTruthy())
    expect(screen.queryByRole('alert')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(screen.getByRole('alert').textContent).toBe(silent)
  })

  test('another wallet that is chosen meanwhile is not said to be silent', async () => {
    const dialog = await openSilent()
    fireEvent.click(within(dialog).getByTestId('rk-wallet-option-rainbow'))
    await act(() => vi.advanceTimersByTimeAsync(4000))
    fireEvent.click(within(dialog).getByTestId('rk-wallet-option-brave'))
    await act(() => vi.advanceTimersByTimeAsync(9000))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('specification section 8: the app of a Safe that is silent', () => {
  test('Could not load Safe information, and ways on', async () => {
    const { parent } = window
    Object.defineProperty(window, 'parent', { value: { postMessage() {} }, configurable: true })
    try {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 })
      renderWallet({ install: { isAtWindowEthereum: false } })
      // The Safe is asked without a press, and then with one.
      await act(() => vi.advanceTimersByTimeAsync(10_000))
      fireEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
      fireEvent.click(await screen.findByTestId('rk-wallet-option-safe'))
      await act(() => vi.advanceTimersByTimeAsync(10_000))
      expect((await screen.findByRole('alert')).textContent).toBe('Could not load Safe information')
      expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    } finally {
      Object.defineProperty(window, 'parent', { value: parent, configurable: true })
    }
  })
})
