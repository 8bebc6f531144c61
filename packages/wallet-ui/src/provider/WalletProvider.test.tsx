import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useEffect } from 'react'
import { renderToString } from 'react-dom/server'
import type { Connector, State } from 'wagmi'
import { describe, expect, test } from 'vitest'
import { offerChains, renderWallet } from '../../test/renderWallet.tsx'
import {
  ConnectButton,
  useConnectionStatus,
  useWalletDialogs,
  WalletProvider,
  type ConnectionStatus,
} from '../index.ts'
import { createMockRuntime, type MockWallet } from '../testing.ts'

function connectButton() {
  return screen.findByRole<HTMLButtonElement>('button', { name: 'Connect Wallet' })
}

function accountButton() {
  return screen.findByRole('button', { name: /^Account/ })
}

function methodsOf(wallet: MockWallet) {
  return wallet.requests.map(({ method }) => method)
}

function stored(key: string) {
  return JSON.parse(window.localStorage.getItem(key) ?? 'null') as unknown
}

async function openConnectDialog() {
  fireEvent.click(await connectButton())
  return screen.findByRole('dialog', { name: 'Connect a Wallet' })
}

async function connectBrowserWallet() {
  await openConnectDialog()
  fireEvent.click(await screen.findByTestId('rk-wallet-option-injected'))
  return accountButton()
}

describe('specification section 2: the connect button', () => {
  test('it is labelled Connect Wallet, in the first HTML too', async () => {
    const html = renderToString(
      <WalletProvider config={createMockRuntime()}>
        <ConnectButton />
      </WalletProvider>,
    )
    expect(html).toContain('Connect Wallet')
    renderWallet()
    expect((await connectButton()).disabled).toBe(false)
  })

  test('connected, it is an account button with balance, avatar and 4+4 address', async () => {
    const { container } = renderWallet({ node: { balance: 1_234_500_000_000_000_000n } })
    const account = await connectBrowserWallet()
    await waitFor(() => expect(account.textContent).toBe('Account 1.23 ETH0xf3…2266'))
    expect(account.querySelector('svg.wui-avatar')).toBeTruthy()
    expect(within(container).queryByRole('button', { name: 'Connect Wallet' })).toBeNull()
  })

  test('with several chains there is a network button beside it', async () => {
    renderWallet({ runtime: { chains: offerChains(31337, 1) } })
    await connectBrowserWallet()
    expect(screen.getByRole('button', { name: 'Local chain' })).toBeTruthy()
  })

  test('on a chain that is not offered it says Wrong network and leads nowhere else', async () => {
    const { wallet } = renderWallet({ runtime: { chains: offerChains(31337, 1) } })
    await connectBrowserWallet()
    act(() => wallet.setChain(42161))
    expect(await screen.findByRole('button', { name: 'Wrong network' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Account/ })).toBeNull()
  })
})

describe('specification section 2: the connect dialog', () => {
  test('the list stands beside What is a Wallet, which leads to Get a Wallet', async () => {
    renderWallet()
    const dialog = await openConnectDialog()
    expect(within(dialog).getByText('Popular')).toBeTruthy()
    expect(within(dialog).getByText('What is a Wallet?')).toBeTruthy()
    fireEvent.click(within(dialog).getByText('Get a Wallet'))
    expect(await within(dialog).findByText("Not what you're looking for?")).toBeTruthy()
  })

  test('Escape closes it', async () => {
    renderWallet()
    await openConnectDialog()
    fireEvent.keyDown(document, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await connectButton()).getAttribute('aria-busy')).toBe('false')
  })

  test('a click beside it closes it', async () => {
    renderWallet()
    fireEvent.click(await openConnectDialog())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('its close button closes it, and it opens again', async () => {
    renderWallet()
    const dialog = await openConnectDialog()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await openConnectDialog()).toBeTruthy()
  })

  test('without an extension Browser Wallet is not listed', async () => {
    renderWallet({ install: { isAtWindowEthereum: false } })
    const dialog = await openConnectDialog()
    await within(dialog).findByTestId('rk-wallet-option-coinbase')
    expect(within(dialog).queryByTestId('rk-wallet-option-injected')).toBeNull()
  })

  test('a refusal by the user says so and offers RETRY, which works', async () => {
    const { wallet } = renderWallet({
      prepare: (mock) => mock.refuse('wallet_requestPermissions', 4001),
    })
    const dialog = await openConnectDialog()
    fireEvent.click(await within(dialog).findByTestId('rk-wallet-option-injected'))
    const retry = await within(dialog).findByText('RETRY')
    wallet.answer('wallet_requestPermissions', () => [])
    fireEvent.click(retry)
    expect(await accountButton()).toBeTruthy()
  })

  test('code -32002, a request that is pending, keeps the dialog and its RETRY', async () => {
    renderWallet({ prepare: (mock) => mock.refuse('wallet_requestPermissions', -32002) })
    const dialog = await openConnectDialog()
    fireEvent.click(await within(dialog).findByTestId('rk-wallet-option-injected'))
    expect(await within(dialog).findByText('RETRY')).toBeTruthy()
    expect(within(dialog).getByText('Confirm connection in the extension')).toBeTruthy()
  })

  test('it tells that wallets over WalletConnect are left out without a project id', async () => {
    renderWallet()
    const dialog = await openConnectDialog()
    expect(within(dialog).getByText(/no WalletConnect project id/)).toBeTruthy()
  })

  test('its style sheet comes with it, once, in a layer of its own', async () => {
    renderWallet()
    expect(document.head.querySelector('style[data-wui-kit]')).toBeNull()
    await openConnectDialog()
    const sheets = document.head.querySelectorAll('style[data-wui-kit]')
    expect(sheets).toHaveLength(1)
    expect(sheets[0]?.textContent).toMatch(/^@layer rainbowkit\{/)
  })

  test('wallet icons, which have no name, are hidden from screen readers', async () => {
    renderWallet()
    const dialog = await openConnectDialog()
    await within(dialog).findByTestId('rk-wallet-option-coinbase')
    await waitFor(() => expect(dialog.querySelectorAll('[role="img"]:not([aria-hidden])')).toHaveLength(0))
  })

  test('the dialog keeps its name in compact steps, which have no heading', async () => {
    renderWallet()
    expect((await openConnectDialog()).getAttribute('aria-label')).toBe('Connect a Wallet')
  })

  test('wallets that announce themselves come first, as a group, where configuration wants them', async () => {
    renderWallet({
      runtime: { walletDiscovery: true },
      install: { announceAs: { name: 'Example Wallet', rdns: 'com.example.wallet' } },
    })
    const dialog = await openConnectDialog()
    await within(dialog).findByTestId('rk-wallet-option-com.example.wallet')
    const text = dialog.textContent ?? ''
    expect(text.indexOf('Installed')).toBeGreaterThan(-1)
    expect(text.indexOf('Example Wallet')).toBeLessThan(text.indexOf('Popular'))
  })

  test('they are not listed by default: one group only', async () => {
    renderWallet({ install: { announceAs: { name: 'Example Wallet', rdns: 'com.example.wallet' } } })
    const dialog = await openConnectDialog()
    await within(dialog).findByTestId('rk-wallet-option-injected')
    expect(dialog.textContent).not.toContain('Example Wallet')
    expect(dialog.textContent).not.toContain('Installed')
  })

  test('the demo wallet connects the local node without any extension', async () => {
    const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    renderWallet({
      runtime: { demoWallet: true },
      install: { isAtWindowEthereum: false },
      node: { accounts: [account] },
    })
    const dialog = await openConnectDialog()
    expect(within(dialog).getByText('Local chain')).toBeTruthy()
    expect(within(dialog).getByText(/Its tokens are worth nothing/)).toBeTruthy()
    fireEvent.click(await within(dialog).findByTestId('rk-wallet-option-demo'))
    expect((await accountButton()).textContent).toContain('0x70…79C8')
  })
})

describe('specification section 4: auto-connect', () => {
  const remember = () => {
    window.localStorage.setItem('wagmi.recentConnectorId', '"injected"')
    window.localStorage.setItem('wagmi.injected.connected', 'true')
  }

  test('a remembered wallet is connected again without a prompt', async () => {
    remember()
    const { wallet } = renderWallet({ wallet: { isAuthorised: true } })
    expect(await accountButton()).toBeTruthy()
    expect(methodsOf(wallet)).not.toContain('eth_requestAccounts')
    expect(methodsOf(wallet)).not.toContain('wallet_requestPermissions')
  })

  test('one that is no longer authorised falls back to disconnected', async () => {
    remember()
    renderWallet({ wallet: { isAuthorised: false } })
    await waitFor(async () => expect((await connectButton()).disabled).toBe(false))
  })

  test('a press while it is still being asked is answered once that is known', async () => {
    remember()
    const { wallet } = renderWallet({ wallet: { isAuthorised: false } })
    let decide: (accounts: readonly string[]) => void = () => undefined
    const known = new Promise((resolve) => (decide = resolve))
    wallet.answer('eth_accounts', () => known)
    await waitFor(async () => expect((await connectButton()).getAttribute('aria-busy')).toBe('true'))
    fireEvent.click(await connectButton())
    await waitFor(() => expect(methodsOf(wallet)).toContain('eth_accounts'))
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => decide([]))
    expect(await screen.findByRole('dialog', { name: 'Connect a Wallet' })).toBeTruthy()
  })

  test('without a remembered wallet none is asked and the dialog is not loaded', async () => {
    const { wallet } = renderWallet({ wallet: { isAuthorised: true } })
    await connectButton()
    expect(wallet.requests).toEqual([])
  })

  test('one that was used last and is away gives way to another that is authorised', async () => {
    window.localStorage.setItem('wagmi.recentConnectorId', '"com.example.gone"')
    window.localStorage.setItem('wagmi.injected.connected', 'true')
    renderWallet({ wallet: { isAuthorised: true } })
    expect(await accountButton()).toBeTruthy()
  })

  test('one that is gone, where no other is authorised, leaves Connect Wallet and asks for nothing', async () => {
    window.localStorage.setItem('wagmi.recentConnectorId', '"com.example.gone"')
    window.localStorage.setItem('wagmi.com.example.gone.connected', 'true')
    const { wallet } = renderWallet({ wallet: { isAuthorised: false } })
    await waitFor(async () => expect((await connectButton()).disabled).toBe(false))
    const dialog = await openConnectDialog()
    expect(await within(dialog).findByTestId('rk-wallet-option-injected')).toBeTruthy()
    expect(methodsOf(wallet)).not.toContain('eth_requestAccounts')
    expect(methodsOf(wallet)).not.toContain('wallet_requestPermissions')
  })

  test('what the browser remembers being corrupt leaves the visitor disconnected', async () => {
    window.localStorage.setItem('wagmi.store', '{"state":')
    window.localStorage.setItem('wagmi.recentConnectorId', '{')
    window.localStorage.setItem('rk-recent', 'nonsense')
    renderWallet()
    expect((await connectButton()).disabled).toBe(false)
    expect(await openConnectDialog()).toBeTruthy()
  })
})

describe('specification section 3: what is stored', () => {
  test('under the prefix wagmi: the store of version 2, the last-used wallet, the connected flag', async () => {
    renderWallet()
    await connectBrowserWallet()
    await waitFor(() => expect(stored('wagmi.recentConnectorId')).toBe('injected'))
    expect(stored('wagmi.injected.connected')).toBe(true)
    expect(stored('wagmi.store')).toMatchObject({ version: 2, state: { chainId: 31337 } })
    await waitFor(() => expect(stored('rk-recent')).toEqual(['injected']))
  })

  test.each([
    ['more of them', '["metaMask","rainbow","injected","brave","coinbase"]', ['injected', 'metaMask', 'rainbow']],
    ['no list', '{"a":1}', ['injected']],
  ])('specification section 9: at most 3 recent wallets are remembered, after %s', async (_, before, after) => {
    window.localStorage.setItem('rk-recent', before)
    renderWallet()
    await connectBrowserWallet()
    await waitFor(() => expect(stored('rk-recent')).toEqual(after))
  })

  test('specification section 4: the remembered authorisation is cleared on disconnect', async () => {
    const { wallet } = renderWallet()
    fireEvent.click(await connectBrowserWallet())
    fireEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
    await connectButton()
    expect(window.localStorage.getItem('wagmi.injected.connected')).toBeNull()
    expect(methodsOf(wallet)).toContain('wallet_revokePermissions')
  })
})

describe('specification section 4: wallet events', () => {
  test('another account is shown at once', async () => {
    const { wallet } = renderWallet()
    await connectBrowserWallet()
    act(() => wallet.setAccounts(['0x70997970C51812dc3A010C7d01b50e0d17dc79C8']))
    await waitFor(async () => expect((await accountButton()).textContent).toContain('0x70…79C8'))
  })

  test('a wallet that forgets the site is a disconnect, and closes the dialogs', async () => {
    const { wallet } = renderWallet()
    fireEvent.click(await connectBrowserWallet())
    await screen.findByRole('dialog')
    act(() => wallet.setAccounts([]))
    expect(await connectButton()).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('a wallet that is connected twice, announced and at window.ethereum, is disconnected as one', async () => {
  const { wallet } = renderWallet({
    runtime: { walletDiscovery: true },
    install: { announceAs: { name: 'Example Wallet', rdns: 'com.example.wallet' } },
  })
  await connectBrowserWallet()
  // As extensions do: the announced provider tells of the account too.
  await act(async () => wallet.setAccounts(['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266']))
  fireEvent.click(await accountButton())
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
  expect(await connectButton()).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Account/ })).toBeNull()
})

test('useConnectionStatus goes from disconnected over connecting to connected', async () => {
  const seen: ConnectionStatus[] = []
  function Watcher() {
    const status = useConnectionStatus()
    useEffect(() => {
      seen.push(status)
    }, [status])
    return <ConnectButton />
  }
  renderWallet({ children: <Watcher /> })
  await connectBrowserWallet()
  expect(seen).toEqual(['disconnected', 'connecting', 'connected'])
})

test('useWalletDialogs opens only what may be opened', async () => {
  let dialogs: ReturnType<typeof useWalletDialogs> | undefined
  function Watcher() {
    dialogs = useWalletDialogs()
    return <ConnectButton />
  }
  renderWallet({ children: <Watcher /> })
  await connectButton()
  expect([dialogs?.openAccountDialog, dialogs?.openNetworkDialog]).toEqual([undefined, undefined])
  act(() => dialogs?.openConnectDialog?.())
  fireEvent.click(await screen.findByTestId('rk-wallet-option-injected'))
  await accountButton()
  expect(dialogs?.openConnectDialog).toBeUndefined()
  act(() => dialogs?.openNetworkDialog?.())
  expect(await screen.findByRole('dialog', { name: 'Switch Networks' })).toBeTruthy()
})

test('while the configuration is on its way the button stands, and a click is answered once it is here', async () => {
  const { rerender } = renderWallet({ runtime: null })
  fireEvent.click(await connectButton())
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(
    <WalletProvider config={createMockRuntime()}>
      <ConnectButton />
    </WalletProvider>,
  )
  expect(await screen.findByRole('dialog', { name: 'Connect a Wallet' })).toBeTruthy()
})

test('the children keep their state when the configuration arrives and when a dialog opens', async () => {
  let mounts = 0
  function Child() {
    useEffect(() => {
      mounts++
    }, [])
    return <ConnectButton />
  }
  const { rerender } = renderWallet({ runtime: null, children: <Child /> })
  rerender(
    <WalletProvider config={createMockRuntime()}>
      <Child />
    </WalletProvider>,
  )
  await connectBrowserWallet()
  expect(mounts).toBe(1)
})

test('a component outside the provider is told so', () => {
  expect(() => renderToString(<ConnectButton />)).toThrow('ConnectButton must be used within WalletProvider.')
})

describe('the first HTML with a cookie', () => {
  const connector = { id: 'injected', name: 'Browser Wallet', type: 'injected', uid: 'a' } as Connector
  const initialState: State = {
    chainId: 31337,
    current: 'a',
    status: 'connected',
    connections: new Map([
      ['a', { accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'], chainId: 31337, connector }],
    ]),
  }

  test('shows the account the cookie names', () => {
    const html = renderToString(
      <WalletProvider config={createMockRuntime()} initialState={initialState} storage="cookie">
        <ConnectButton />
      </WalletProvider>,
    )
    expect(html).toContain('0xf3…2266')
    expect(html).not.toContain('Connect Wallet')
  })

  test('and gives way to the wallet, which has forgotten the site', async () => {
    renderWallet({ provider: { initialState } })
    expect((await connectButton()).disabled).toBe(false)
  })
})

test('in strict mode a remembered wallet is connected once', async () => {
  window.localStorage.setItem('wagmi.recentConnectorId', '"injected"')
  window.localStorage.setItem('wagmi.injected.connected', 'true')
  const { wallet } = renderWallet({ wallet: { isAuthorised: true }, isStrict: true })
  expect(await accountButton()).toBeTruthy()
  const listenersOnce = wallet.requests.filter(({ method }) => method === 'eth_chainId').length
  expect(listenersOnce).toBe(1)
})
