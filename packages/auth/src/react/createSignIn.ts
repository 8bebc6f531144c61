import type { Address } from 'viem'
import { getAuthStatus, isSessionOf, type AuthStatus, type WalletAccount } from './account.ts'
import type { SessionInfo, SignInAdapter } from './createSignInAdapter.ts'
import { isUserRejection } from './errors.ts'
import type { SessionSignals } from './sessionSignals.ts'
import { initialSignInState, transition, type SignInEvent, type SignInState } from './signInMachine.ts'

/** Why a session ended here. */
export type SignOutReason =
  | 'asked'
  | 'account-changed'
  | 'chain-changed'
  | 'disconnected'
  | 'expired'
  /** By another tab, or by the server. */
  | 'elsewhere'

/** Asks the wallet for a signature; rejects with the wallet's own error. */
export type SignMessage = (parameters: { message: string; account: Address }) => Promise<string>

/** What a sign-in asks of its surroundings. */
export type SignInCallbacks = {
  readonly signMessage: SignMessage
  /** Called at once when a session ended: data of the account must leave caches and screen. */
  readonly onSignedOut?: ((reason: SignOutReason, session: SessionInfo) => void) | undefined
}

/** What a sign-in is made of. */
export type CreateSignInParameters = SignInCallbacks & {
  readonly adapter: SignInAdapter
  readonly signals?: SessionSignals | undefined
  readonly now?: (() => number) | undefined
}

/** Everything known at one moment; a new object after each change. */
export type SignInSnapshot = {
  readonly status: AuthStatus
  /** The session of the connected wallet, while `authenticated`. */
  readonly session: SessionInfo | null
  readonly dialog: SignInState
}

/** The sign-in of one page: session, dialog and wallet kept in step. Framework-free. */
export type SignIn = {
  /** Reads the session and starts to listen. Returns the end of it. */
  readonly start: () => () => void
  /** Puts other callbacks in place of the first ones. */
  readonly setCallbacks: (callbacks: SignInCallbacks) => void
  /** To be called whenever the wallet's account, chain or connection changes. */
  readonly setAccount: (account: WalletAccount) => void
  /** The dialog opened: fetches the nonce, so that a click can ask the wallet at once. */
  readonly prepare: () => Promise<void>
  /** Asks the wallet and verifies. Whether it worked; never rejects. Also the retry, after any failure. */
  readonly signIn: () => Promise<boolean>
  /** The dialog was closed: the sign-in under way is forgotten, the wallet stays connected. */
  readonly cancel: () => void
  readonly signOut: () => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => SignInSnapshot
}

/** Creates a sign-in. */
export function createSignIn(parameters: CreateSignInParameters): SignIn {
  const { adapter, signals, now = Date.now } = parameters
  const listeners = new Set<() => void>()
  let callbacks: SignInCallbacks = parameters
  let account: WalletAccount = { status: 'connecting' }
  /** The last account that was not on its way. */
  let settled: WalletAccount | null = null
  /** `undefined` until the server was asked. */
  let session: SessionInfo | null | undefined
  let dialog: SignInState = initialSignInState
  let nonce: string | null = null
  let preparing: Promise<void> | null = null
  /** Answers to anything older are not ours any more. */
  let attempt = 0
  let reading = 0
  let expiry: ReturnType<typeof setTimeout> | undefined
  let snapshot = toSnapshot()

  function toSnapshot(): SignInSnapshot {
    const status = getAuthStatus(session, account)
    return { status, session: status === 'authenticated' ? (session ?? null) : null, dialog }
  }

  function publish(): void {
    snapshot = toSnapshot()
    for (const listener of listeners) listener()
  }

  function dispatch(event: SignInEvent): void {
    const next = transition(dialog, event)
    if (next === dialog) return
    dialog = next
    publish()
  }

  function setSession(next: SessionInfo | null): void {
    session = next
    clearTimeout(expiry)
    if (next) {
      const leftMs = Math.min(Math.max(next.expiresAt.getTime() - now(), 0), 2 ** 31 - 1)
      expiry = setTimeout(() => {
        if (session === next && next.expiresAt.getTime() <= now()) end('expired')
        else if (session === next) setSession(next)
      }, leftMs)
    }
    publish()
  }

  /** Ends the session on this page at once; telling the server is up to the caller. */
  function end(reason: SignOutReason): void {
    const ended = session
    reading += 1
    setSession(null)
    if (ended) callbacks.onSignedOut?.(reason, ended)
  }

  async function tellServer(): Promise<void> {
    await adapter.signOut()
    signals?.announce()
  }

  function reset(): void {
    attempt += 1
    nonce = null
    preparing = null
    dispatch({ type: 'reset' })
  }

  /** Drops a session that does not speak for the wallet. */
  function reconcile(): void {
    if (!session || account.status === 'connecting' || isSessionOf(session, account)) return
    const reason = getMismatch(session, account)
    end(reason)
    void tellServer().catch(() => {})
  }

  async function refresh(): Promise<void> {
    const turn = (reading += 1)
    let found: SessionInfo | null
    try {
      found = await adapter.getSession()
    } catch {
      // Not reached: what is known stays, and nothing known means signed out.
      if (turn === reading && session === undefined) setSession(null)
      return
    }
    if (turn !== reading) return
    if (session && !found) end('elsewhere')
    else if (session && found && session.address !== found.address) {
      end('elsewhere')
      setSession(found)
    } else setSession(found)
    reconcile()
  }

  function prepare(): Promise<void> {
    if (nonce !== null) return Promise.resolve()
    if (preparing) return preparing
    const own = attempt
    dispatch({ type: 'nonce-requested' })
    const work = adapter.getNonce().then(
      (value) => {
        if (own !== attempt) return
        nonce = value
        dispatch({ type: 'nonce-arrived' })
      },
      () => {
        if (own === attempt) dispatch({ type: 'nonce-failed' })
      },
    )
    preparing = work
    return work.finally(() => {
      if (preparing === work) preparing = null
    })
  }

  async function askWallet(message: string, address: Address, own: number): Promise<string | null> {
    dispatch({ type: 'wallet-asked' })
    try {
      const signature = await callbacks.signMessage({ message, account: address })
      return own === attempt ? signature : null
    } catch (error) {
      if (own === attempt) dispatch({ type: isUserRejection(error) ? 'rejected' : 'sign-failed' })
      return null
    }
  }

  async function verify(message: string, signature: string, own: number): Promise<boolean> {
    nonce = null
    dispatch({ type: 'signed' })
    let opened: SessionInfo
    try {
      opened = await adapter.openSession({ message, signature })
    } catch {
      if (own !== attempt) return false
      dispatch({ type: 'verify-failed' })
      return false
    }
    if (own !== attempt) {
      // Cancelled, or another account by now: the session that was opened all the same is not wanted.
      void tellServer().catch(() => {})
      return false
    }
    reading += 1
    dispatch({ type: 'verified' })
    setSession(opened)
    signals?.announce()
    reconcile()
    return snapshot.status === 'authenticated'
  }

  async function signIn(): Promise<boolean> {
    if (account.status !== 'connected' || dialog.step !== 'idle') return false
    const { address, chainId } = account
    const own = attempt
    if (nonce === null) await prepare()
    // Two clicks while the nonce was on its way: the first one goes on.
    if (own !== attempt || nonce === null || dialog.step !== 'idle') return false
    let message: string
    try {
      message = adapter.createMessage({ nonce, address, chainId })
    } catch {
      nonce = null
      dispatch({ type: 'failed' })
      return false
    }
    const signature = await askWallet(message, address, own)
    return signature !== null && verify(message, signature, own)
  }

  return {
    start() {
      void refresh()
      const stop = signals?.subscribe(() => void refresh())
      return () => {
        stop?.()
        clearTimeout(expiry)
        reading += 1
      }
    },
    setCallbacks(next) {
      callbacks = next
    },
    setAccount(next) {
      if (isSameAccount(account, next)) return
      account = next
      if (next.status !== 'connecting') {
        if (settled && !isSameAccount(settled, next)) reset()
        settled = next
      }
      publish()
      reconcile()
    },
    prepare,
    signIn,
    cancel: reset,
    async signOut() {
      reset()
      end('asked')
      await tellServer()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
  }
}

function getMismatch(session: SessionInfo, account: WalletAccount): SignOutReason {
  if (account.status !== 'connected') return 'disconnected'
  return session.address.toLowerCase() === account.address.toLowerCase() ? 'chain-changed' : 'account-changed'
}

function isSameAccount(a: WalletAccount, b: WalletAccount): boolean {
  if (a.status !== 'connected' || b.status !== 'connected') return a.status === b.status
  return a.address.toLowerCase() === b.address.toLowerCase() && a.chainId === b.chainId
}
