import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useAuth, type SessionInfo, type SignInAdapter } from '@slotdrop/auth/react'
import { describe, expect, test, vi } from 'vitest'
import { renderWallet } from '../../test/renderWallet.tsx'
import { ConnectButton, useConnectionStatus, useWalletDialogs } from '../index.ts'
import { RpcError } from '../testing.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const session: SessionInfo = {
  address: account,
  chainId: 31337,
  accountType: 'eoa',
  expiresAt: new Date(Date.now() + 3_600_000),
}

type Server = SignInAdapter & { isFailing: 'nonce' | 'verify' | 'message' | null; calls: string[] }

function createServer(existing: SessionInfo | null = null): Server {
  const server: Server = {
    isFailing: null,
    calls: [],
    getSession: async () => existing,
    getNonce: async () => {
      server.calls.push('nonce')
      if (server.isFailing === 'nonce') throw new Error('offline')
      return `nonce${server.calls.length}`
    },
    createMessage: ({ nonce, address, chainId }) => {
      if (server.isFailing === 'message') throw new Error('no clock')
      return `${address} signs in on ${chainId} with ${nonce}`
    },
    openSession: async ({ message, signature }) => {
      server.calls.push(`verify ${message} ${signature}`)
      if (server.isFailing === 'verify') throw new Error('refused')
      return session
    },
    verify: async () => true,
    signOut: async () => void server.calls.push('sign out'),
  }
  return server
}

function Page() {
  const { openSignInDialog } = useWalletDialogs()
  const { status } = useAuth()
  return (
    <>
      <ConnectButton />
      <p>{`auth ${status}, wallet ${useConnectionStatus()}`}</p>
      {openSignInDialog && (
        <button type="button" onClick={openSignInDialog}>
          Sign in
        </button>
      )}
    </>
  )
}

async function openDialog({ server = createServer(), onSignedOut = () => {} } = {}) {
  window.localStorage.setItem('wagmi.recentConnectorId', '"injected"')
  window.localStorage.setItem('wagmi.injected.connected', 'true')
  const view = renderWallet({
    wallet: { isAuthorised: true },
    prepare: (wallet) => wallet.answer('personal_sign', () => '0xsigned'),
    provider: { signIn: { adapter: server, onSignedOut } },
    children: <Page />,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
  const dialog = await screen.findByRole('dialog', { name: 'Verify your account' })
  return { ...view, server, dialog }
}

function signButton() {
  return screen.findByRole<HTMLButtonElement>('button', { name: 'Sign message' })
}

describe('signing in', () => {
  test('nonce, message from address, chain and nonce, signature, verification; then the dialog closes', async () => {
    const { wallet, server } = await openDialog()
    expect(screen.getByText('auth unauthenticated, wallet unauthenticated')).toBeTruthy()
    fireEvent.click(await signButton())
    await screen.findByText('auth authenticated, wallet connected')
    expect(screen.queryByRole('dialog')).toBeNull()
    const message = `${account} signs in on 31337 with nonce1`
    expect(server.calls).toEqual(['nonce', `verify ${message} 0xsigned`])
    const hex = `0x${[...new TextEncoder().encode(message)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
    expect(wallet.requests.find(({ method }) => method === 'personal_sign')?.params).toEqual([hex, account])
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
  })

  test('specification section 8: a user rejection returns to idle silently', { tags: ['S12'] }, async () => {
    const { wallet, dialog } = await openDialog()
    let refuse: (error: RpcError) => void = () => {}
    wallet.answer('personal_sign', () => new Promise((_resolve, reject) => (refuse = reject)))
    fireEvent.click(await signButton())
    await within(dialog).findByText('Waiting for signature...')
    await act(async () => refuse(new RpcError(4001, 'no')))
    expect((await signButton()).disabled).toBe(false)
    expect(within(dialog).getByRole('alert').textContent).toBe('')
  })

  test.each([
    ['nonce', 'Error preparing message, please retry!'],
    ['verify', 'Error verifying signature, please retry!'],
    ['message', 'Oops, something went wrong!'],
  ] as const)('a failure of the %s says "%s", and the retry works', { tags: ['S12'] }, async (part, message) => {
    const server = createServer()
    server.isFailing = part
    const { dialog } = await openDialog({ server })
    fireEvent.click(await signButton())
    await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toBe(message))
    server.isFailing = null
    fireEvent.click(await signButton())
    expect(await screen.findByText('auth authenticated, wallet connected')).toBeTruthy()
  })

  test(
    'a wallet that fails says "Error signing message, please retry!", and the retry works',
    { tags: ['S12'] },
    async () => {
      const { wallet, dialog } = await openDialog()
      wallet.refuse('personal_sign', -32603)
      fireEvent.click(await signButton())
      await waitFor(() =>
        expect(within(dialog).getByRole('alert').textContent).toBe('Error signing message, please retry!'),
      )
      wallet.answer('personal_sign', () => '0xsigned')
      fireEvent.click(await signButton())
      expect(await screen.findByText('auth authenticated, wallet connected')).toBeTruthy()
    },
  )

  test('closing the dialog ends the sign-in and leaves the wallet connected', async () => {
    const { dialog } = await openDialog()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('auth unauthenticated, wallet connected')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Account/ })).toBeTruthy()
  })
})

describe('a session and the wallet', () => {
  const remember = () => {
    window.localStorage.setItem('wagmi.recentConnectorId', '"injected"')
    window.localStorage.setItem('wagmi.injected.connected', 'true')
  }

  test('a reload keeps both: no session is ended while the wallet is being connected again', async () => {
    remember()
    const server = createServer(session)
    renderWallet({ wallet: { isAuthorised: true }, provider: { signIn: { adapter: server } }, children: <Page /> })
    expect(await screen.findByText('auth authenticated, wallet connected')).toBeTruthy()
    expect(server.calls).toEqual([])
  })

  test('another account signs out at once', { tags: ['S11'] }, async () => {
    remember()
    const server = createServer(session)
    const onSignedOut = vi.fn<(reason: string) => void>()
    const { wallet } = renderWallet({
      wallet: { isAuthorised: true },
      provider: { signIn: { adapter: server, onSignedOut } },
      children: <Page />,
    })
    await screen.findByText('auth authenticated, wallet connected')
    act(() => wallet.setAccounts(['0x70997970C51812dc3A010C7d01b50e0d17dc79C8']))
    expect(await screen.findByText('auth unauthenticated, wallet connected')).toBeTruthy()
    expect(onSignedOut.mock.calls[0]?.[0]).toBe('account-changed')
    expect(server.calls).toContain('sign out')
  })

  test('a session without a wallet is ended once it is known that there is none', async () => {
    const server = createServer(session)
    renderWallet({ provider: { signIn: { adapter: server } }, children: <Page /> })
    expect(await screen.findByText('auth unauthenticated, wallet disconnected')).toBeTruthy()
    await waitFor(() => expect(server.calls).toEqual(['sign out']))
  })
})

test('an app without sign-in has no way to its dialog, and asks no server', async () => {
  function Watcher() {
    const { openSignInDialog, openConnectDialog } = useWalletDialogs()
    return <p>{`connect ${Boolean(openConnectDialog)}, sign in ${Boolean(openSignInDialog)}`}</p>
  }
  const { node } = renderWallet({ children: <Watcher /> })
  expect(await screen.findByText('connect true, sign in false')).toBeTruthy()
  expect(node.requests).toEqual([])
})
