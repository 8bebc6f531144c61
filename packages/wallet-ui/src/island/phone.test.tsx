import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWallet } from '../../test/renderWallet.tsx'

const iPad = {
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  platform: 'MacIntel',
  maxTouchPoints: 5,
}

/** Where links lead that are followed. */
let followed: string[] = []

beforeEach(() => {
  followed = []
  for (const [name, value] of Object.entries(iPad))
    Object.defineProperty(navigator, name, { get: () => value, configurable: true })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this.href)
  })
})
afterEach(() => {
  for (const name of Object.keys(iPad)) Reflect.deleteProperty(navigator, name)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('MetaMask on an iPad opens this page in its app, and the note says that other apps are not offered', async () => {
  window.history.replaceState(null, '', '/drops/new?step=1')
  renderWallet({ install: { isAtWindowEthereum: false } })
  fireEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  fireEvent.click(await screen.findByTestId('rk-wallet-option-metaMask'))
  await waitFor(() => expect(followed).toEqual([`https://metamask.app.link/dapp/${location.host}/drops/new?step=1`]))
  expect(screen.getByText(/^MetaMask opens this page in the browser of its app\./)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('WalletConnect on an iPad, whose own dialog would come with the answer of the relay, says that none came', async () => {
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      readonly readyState = 0
      send() {}
      close() {}
    },
  )
  renderWallet({ install: { isAtWindowEthereum: false }, runtime: { walletConnectProjectId: '2'.repeat(32) } })
  fireEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  const option = await screen.findByTestId('rk-wallet-option-walletConnect')
  // WalletConnect's dialog fetches its list of wallets, which this test does not need.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  fireEvent.click(option)
  await act(() => vi.advanceTimersByTimeAsync(7000))
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByRole('alert').textContent).toContain('WalletConnect')
})
