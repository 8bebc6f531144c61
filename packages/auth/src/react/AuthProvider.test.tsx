// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WalletAccount } from './account.ts'
import { AuthProvider, useAuth, useSignIn } from './AuthProvider.tsx'
import type { SignMessage } from './createSignIn.ts'
import type { SignOutReason } from './createSessionKeeper.ts'
import type { SessionInfo, SignInAdapter } from './createSignInAdapter.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

function on(address: `0x${string}`): WalletAccount {
  return { status: 'connected', address, chainId: 1 }
}

const session: SessionInfo = {
  address: alice,
  chainId: 1,
  accountType: 'eoa',
  expiresAt: new Date(Date.now() + 3_600_000),
}

function settle() {
  return act(() => new Promise((resolve) => setImmediate(resolve)))
}

let held: SessionInfo | null
let adapter: SignInAdapter

beforeEach(() => {
  held = null
  adapter = {
    getNonce: async () => 'nonce',
    createMessage: ({ nonce, address }) => `${nonce} ${address}`,
    openSession: async () => (held = session),
    verify: async () => true,
    signOut: async () => {
      held = null
    },
    getSession: async () => held,
  }
})
afterEach(cleanup)

const sign: SignMessage = async ({ message }) => `signed ${message}`

type Options = { readonly signMessage?: SignMessage; readonly onSignedOut?: (reason: SignOutReason) => void }

function Providers({
  account,
  children,
  signMessage = sign,
  ...rest
}: Options & { account: WalletAccount; children?: ReactNode }) {
  return (
    <StrictMode>
      <AuthProvider adapter={adapter} account={account} signMessage={signMessage} {...rest}>
        {children}
      </AuthProvider>
    </StrictMode>
  )
}

/** Every status that was ever rendered, with the wallet of that render. */
function Probe({ seen, account }: { seen: string[]; account: WalletAccount }) {
  const { status, session: found } = useAuth()
  seen.push(`${account.status === 'connected' ? account.address : account.status} ${status} ${found?.address ?? '-'}`)
  return <p>{status}</p>
}

test.each([useAuth, useSignIn])('outside of a provider %o says what to do', (useHook) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(() => useHook())).toThrow(
    'Sign-in hooks must be used within AuthProvider. Wrap the page in it.',
  )
})

test('specification section 4: loading, unauthenticated, authenticated', async () => {
  function Button() {
    const { signIn, step } = useSignIn()
    return <button onClick={() => void signIn()}>{`${useAuth().status} ${step}`}</button>
  }
  render(
    <Providers account={on(alice)}>
      <Button />
    </Providers>,
  )
  expect(screen.getByText('loading idle')).toBeTruthy()
  await settle()
  act(() => screen.getByText('unauthenticated idle').click())
  await settle()
  expect(screen.getByText('authenticated idle')).toBeTruthy()
})

test('the server renders loading', () => {
  held = session
  const html = renderToString(
    <Providers account={{ status: 'connecting' }}>
      <Probe seen={[]} account={on(alice)} />
    </Providers>,
  )
  expect(html).toBe('<p>loading</p>')
})

describe('an account that was switched', { tags: ['S11'] }, () => {
  test('is signed out in the very render, not one later', async () => {
    held = session
    const seen: string[] = []
    const show = (account: WalletAccount) => (
      <Providers account={account}>
        <Probe seen={seen} account={account} />
      </Providers>
    )
    const { rerender } = render(show(on(alice)))
    await settle()
    expect(screen.getByText('authenticated')).toBeTruthy()
    rerender(show(on(bob)))
    await settle()
    expect(seen.some((line) => line === `${alice} authenticated ${alice}`)).toBe(true)
    expect(seen.filter((line) => line.startsWith(bob)).every((line) => line === `${bob} unauthenticated -`)).toBe(true)
    expect(held).toBeNull()
  })

  test('calls back once, with the newest callback', async () => {
    held = session
    const first = vi.fn<(reason: SignOutReason) => void>()
    const second = vi.fn<(reason: SignOutReason) => void>()
    const { rerender } = render(<Providers account={on(alice)} onSignedOut={first} />)
    await settle()
    rerender(<Providers account={on(alice)} onSignedOut={second} />)
    rerender(<Providers account={{ status: 'disconnected' }} onSignedOut={second} />)
    await settle()
    expect(first).not.toHaveBeenCalled()
    expect(second.mock.calls.map(([reason]) => reason)).toEqual(['disconnected'])
  })
})

test('a wallet that is asked while the dialog is open shows each step', async () => {
  let answer: (signature: string) => void = () => {}
  const signMessage: SignMessage = () => new Promise((resolve) => (answer = resolve))
  const { result } = renderHook(useSignIn, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Providers account={on(alice)} signMessage={signMessage}>
        {children}
      </Providers>
    ),
  })
  act(() => void result.current.prepare())
  expect(result.current.isPreparing).toBe(true)
  await settle()
  expect(result.current.isPreparing).toBe(false)
  act(() => void result.current.signIn())
  await settle()
  expect(result.current.step).toBe('signing')
  act(() => answer('signed'))
  await settle()
  expect(result.current.step).toBe('idle')
  expect(held).toEqual(session)
})
