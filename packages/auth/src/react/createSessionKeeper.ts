import { isSameAccount, isSessionOf, type WalletAccount } from './account.ts'
import type { SignInClock } from './clock.ts'
import type { SessionInfo, SignInAdapter } from './createSignInAdapter.ts'
import type { SessionSignals } from './sessionSignals.ts'

/** Why a session ended here. */
export type SignOutReason =
  | 'asked'
  | 'account-changed'
  | 'chain-changed'
  | 'disconnected'
  | 'expired'
  /** By another tab, or by the server. */
  | 'elsewhere'

type SessionKeeperParameters = {
  readonly adapter: SignInAdapter
  readonly signals: SessionSignals | undefined
  readonly clock: SignInClock
  readonly onChange: () => void
  readonly onEnd: (reason: SignOutReason, session: SessionInfo) => void
}

/** The session as this page knows it, kept in step with the wallet, the server and the other tabs. */
export type SessionKeeper = {
  /** `undefined` until the server was asked. It may be another account's: see `getAuthStatus`. */
  readonly getSession: () => SessionInfo | null | undefined
  readonly getAccount: () => WalletAccount
  readonly setAccount: (next: WalletAccount) => void
  readonly refresh: () => Promise<void>
  /** Takes up a session the server has just opened. */
  readonly open: (session: SessionInfo) => void
  /** Ends the session here at once, then on the server. Rejects when the server can't be asked. */
  readonly leave: (reason: SignOutReason) => Promise<void>
  /** Resolves when no logout is on its way: its answer would take the next session's cookie along. */
  readonly settle: () => Promise<void>
  readonly stop: () => void
}

const maxTimeoutMs = 2 ** 31 - 1

/** Creates a keeper. */
export function createSessionKeeper(parameters: SessionKeeperParameters): SessionKeeper {
  const { adapter, signals, clock, onChange } = parameters
  let account: WalletAccount = { status: 'connecting' }
  let session: SessionInfo | null | undefined
  /** Reads that were begun before something newer was known are not believed. */
  let turn = 0
  let leaving: Promise<void> = Promise.resolve()
  let expiry: unknown

  function keep(next: SessionInfo | null): void {
    session = next
    clock.clearTimeout(expiry)
    if (next) {
      const leftMs = Math.max(next.expiresAt.getTime() - clock.now(), 0)
      const onTime = () => (leftMs > maxTimeoutMs ? keep(next) : end('expired'))
      expiry = clock.setTimeout(onTime, Math.min(leftMs, maxTimeoutMs))
    }
    onChange()
  }

  function end(reason: SignOutReason): void {
    const ended = session
    turn += 1
    keep(null)
    if (ended) parameters.onEnd(reason, ended)
  }

  function leave(reason: SignOutReason): Promise<void> {
    end(reason)
    const work = adapter.signOut().then(() => signals?.announce())
    leaving = Promise.all([leaving, work]).then(
      () => {},
      () => {},
    )
    return work
  }

  /** Signs out when the wallet of this page is another one, or none. */
  function leaveForeign(): void {
    if (!session || account.status === 'connecting' || isSessionOf(session, account)) return
    // Nobody hears of it: the next read of the session finds the same, and tries again.
    leave(getMismatch(session, account)).catch(() => {})
  }

  async function refresh(): Promise<void> {
    turn += 1
    const own = turn
    await leaving
    let found: SessionInfo | null
    try {
      found = await adapter.getSession()
    } catch {
      // Not reached: what is known stays, and nothing known means signed out.
      if (own === turn && session === undefined) keep(null)
      return
    }
    if (own !== turn) return
    const isFirst = session === undefined
    if (session && (!found || found.address !== session.address)) end('elsewhere')
    keep(found)
    // Later on, another tab may have signed in with a wallet that this page does not have: that is its own affair.
    if (isFirst) leaveForeign()
  }

  return {
    getSession: () => session,
    getAccount: () => account,
    setAccount(next) {
      if (isSameAccount(account, next)) return
      account = next
      onChange()
      leaveForeign()
    },
    refresh,
    open(opened) {
      turn += 1
      keep(opened)
      signals?.announce()
      leaveForeign()
    },
    leave,
    settle: () => leaving,
    stop() {
      turn += 1
      clock.clearTimeout(expiry)
    },
  }
}

function getMismatch(session: SessionInfo, account: WalletAccount): SignOutReason {
  if (account.status !== 'connected') return 'disconnected'
  return session.address.toLowerCase() === account.address.toLowerCase() ? 'chain-changed' : 'account-changed'
}
