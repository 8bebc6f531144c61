import type { Address } from 'viem'
import type { SessionInfo } from './createSignInAdapter.ts'

/** The wallet, as the sign-in needs to know it. `connecting` also while a remembered connection is taken up again. */
export type WalletAccount =
  | { readonly status: 'connecting' }
  | { readonly status: 'disconnected' }
  | { readonly status: 'connected'; readonly address: Address; readonly chainId: number }

/** `loading`: the session, or the wallet, is not known yet. */
export type AuthStatus = 'loading' | 'unauthenticated' | 'authenticated'

/** Whether a session speaks for the connected wallet. A contract's does so on its own chain alone. */
export function isSessionOf(session: SessionInfo, account: WalletAccount): boolean {
  if (account.status !== 'connected') return false
  if (session.address.toLowerCase() !== account.address.toLowerCase()) return false
  return session.accountType === 'eoa' || session.chainId === account.chainId
}

/** The one word for session and wallet together. */
export function getAuthStatus(session: SessionInfo | null | undefined, account: WalletAccount): AuthStatus {
  if (session === undefined || (session && account.status === 'connecting')) return 'loading'
  return session && isSessionOf(session, account) ? 'authenticated' : 'unauthenticated'
}

/** Whether two states of the wallet are the same account on the same chain. */
export function isSameAccount(a: WalletAccount, b: WalletAccount): boolean {
  if (a.status !== 'connected' || b.status !== 'connected') return a.status === b.status
  return a.address.toLowerCase() === b.address.toLowerCase() && a.chainId === b.chainId
}
