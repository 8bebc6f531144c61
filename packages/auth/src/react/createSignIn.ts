import type { Address } from 'viem'
import { getAuthStatus, isSameAccount, type AuthStatus, type WalletAccount } from './account.ts'
import { systemClock, type SignInClock } from './clock.ts'
import { createSessionKeeper, type SignOutReason } from './createSessionKeeper.ts'
import type { SessionInfo, SignInAdapter } from './createSignInAdapter.ts'
import { isUserRejection } from '@slotdrop/errors'
import type { SessionSignals } from './sessionSignals.ts'
import { initialSignInState, transition, type SignInEvent, type SignInState } from './signInMachine.ts'

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
  readonly clock?: SignInClock | undefined
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
  /** Signs out here at once, then on the server; rejects when the server can't be asked. */
  readonly signOut: () => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => SignInSnapshot
}

/** A nonce older than this is fetched anew before it is signed: the server forgets it after ten minutes. */
const nonceFreshMs = 5 * 60_000

/** Creates a sign-in. */
// One controller: dialog, session and wallet share the state that these short functions close over.
// oxlint-disable-next-line max-lines-per-function
export function createSignIn(parameters: CreateSignInParameters): SignIn {
  const { adapter, signals, clock = systemClock } = parameters
  const listeners = new Set<() => void>()
  let callbacks: SignInCallbacks = parameters
  /** The last account that was not on its way. */
  let settled: WalletAccount | null = null
  let dialog: SignInState = initialSignInState
  let nonce: { readonly value: string; readonly fetchedAtMs: number } | null = null
  let preparing: Promise<void> | null = null
  /** Answers to anything older are not ours any more. */
  let attempt = 0

  const keeper = createSessionKeeper({
    adapter,
    signals,
    clock,
    onChange: publish,
    onEnd: (reason, session) => callbacks.onSignedOut?.(reason, session),
  })
  let snapshot = toSnapshot()

  function toSnapshot(): SignInSnapshot {
    const session = keeper.getSession()
    const status = getAuthStatus(session, keeper.getAccount())
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

  function reset(): void {
    attempt += 1
    nonce = null
    preparing = null
    dispatch({ type: 'reset' })
  }

  function prepare(): Promise<void> {
    if (nonce && clock.now() - nonce.fetchedAtMs < nonceFreshMs) return Promise.resolve()
    if (preparing) return preparing
    nonce = null
    const own = attempt
    dispatch({ type: 'nonce-requested' })
    const work = fetchNonce(own).finally(() => {
      if (preparing === work) preparing = null
    })
    preparing = work
    return work
  }

  async function fetchNonce(own: number): Promise<void> {
    try {
      await keeper.settle()
      const value = await adapter.getNonce()
      if (own !== attempt) return
      nonce = { value, fetchedAtMs: clock.now() }
      dispatch({ type: 'nonce-arrived' })
    } catch {
      if (own === attempt) dispatch({ type: 'nonce-failed' })
    }
  }

  /** Tells the failure, and fetches the nonce of the retry ahead of it. */
  function retryLater(type: 'sign-failed' | 'verify-failed' | 'failed'): void {
    nonce = null
    dispatch({ type })
    void prepare()
  }

  async function askWallet(message: string, address: Address, own: number): Promise<string | null> {
    dispatch({ type: 'wallet-asked' })
    try {
      const signature = await callbacks.signMessage({ message, account: address })
      return own === attempt ? signature : null
    } catch (error) {
      if (own !== attempt) return null
      if (isUserRejection(error)) dispatch({ type: 'rejected' })
      else retryLater('sign-failed')
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
      if (own === attempt) retryLater('verify-failed')
      return false
    }
    if (own !== attempt) {
      // Cancelled, or another account by now: the session that was opened all the same is not wanted.
      keeper.leave('asked').catch(() => {})
      return false
    }
    dispatch({ type: 'verified' })
    keeper.open(opened)
    return snapshot.status === 'authenticated'
  }

  async function signIn(): Promise<boolean> {
    const account = keeper.getAccount()
    if (account.status !== 'connected' || dialog.step !== 'idle') return false
    const { address, chainId } = account
    const own = attempt
    dispatch({ type: 'started' })
    await prepare()
    // Two clicks while the nonce was on its way: the first one goes on.
    if (own !== attempt || !nonce || dialog.step !== 'idle') return false
    let message: string
    try {
      message = adapter.createMessage({ nonce: nonce.value, address, chainId })
    } catch {
      retryLater('failed')
      return false
    }
    const signature = await askWallet(message, address, own)
    return signature !== null && verify(message, signature, own)
  }

  return {
    start() {
      void keeper.refresh()
      const stop = signals?.subscribe(() => void keeper.refresh())
      return () => {
        stop?.()
        keeper.stop()
      }
    },
    setCallbacks(next) {
      callbacks = next
    },
    setAccount(next) {
      if (next.status !== 'connecting') {
        if (settled && !isSameAccount(settled, next)) reset()
        settled = next
      }
      keeper.setAccount(next)
    },
    prepare,
    signIn,
    cancel: reset,
    signOut() {
      reset()
      return keeper.leave('asked')
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
  }
}
