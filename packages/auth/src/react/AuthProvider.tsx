import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { getAuthStatus, type AuthStatus, type WalletAccount } from './account.ts'
import type { SignOutReason } from './createSessionKeeper.ts'
import type { SessionInfo, SignInAdapter } from './createSignInAdapter.ts'
import { createSignIn, type SignIn, type SignInSnapshot, type SignMessage } from './createSignIn.ts'
import { MissingAuthProviderError } from './errors.ts'
import type { SessionSignals } from './sessionSignals.ts'
import { initialSignInState, type SignInState } from './signInMachine.ts'

/** Props of {@link AuthProvider}. `adapter` and `signals` are read once. */
export type AuthProviderProps = {
  readonly adapter: SignInAdapter
  readonly account: WalletAccount
  readonly signMessage: SignMessage
  readonly signals?: SessionSignals | undefined
  readonly onSignedOut?: ((reason: SignOutReason, session: SessionInfo) => void) | undefined
  readonly children?: ReactNode
}

const AuthContext = createContext<{ readonly signIn: SignIn; readonly account: WalletAccount } | null>(null)

const serverSnapshot: SignInSnapshot = { status: 'loading', session: null, dialog: initialSignInState }

/** Gives the hooks their sign-in, and keeps it in step with the wallet. */
export function AuthProvider({ adapter, account, signMessage, signals, onSignedOut, children }: AuthProviderProps) {
  const [signIn] = useState(() => createSignIn({ adapter, signals, signMessage, onSignedOut }))
  useEffect(() => signIn.setCallbacks({ signMessage, onSignedOut }), [signIn, signMessage, onSignedOut])
  useEffect(() => signIn.start(), [signIn])
  useEffect(() => signIn.setAccount(account), [signIn, account])
  const value = useMemo(() => ({ signIn, account }), [signIn, account])
  return <AuthContext.Provider value={value}>{children}</AuthContext.Provider>
}

function useAuthContext() {
  const value = useContext(AuthContext)
  if (!value) throw new MissingAuthProviderError()
  const { signIn, account } = value
  const snapshot = useSyncExternalStore(signIn.subscribe, signIn.getSnapshot, () => serverSnapshot)
  return { signIn, account, snapshot }
}

/** Who is signed in. */
export type UseAuthReturnType = {
  readonly status: AuthStatus
  readonly session: SessionInfo | null
  readonly signOut: () => Promise<void>
}

/** Whether the connected wallet is signed in. Never `authenticated` for a wallet that is not the session's, not for one frame. */
export function useAuth(): UseAuthReturnType {
  const { signIn, account, snapshot } = useAuthContext()
  // The wallet of this very render goes before what the sign-in heard in an effect.
  const status = snapshot.session ? getAuthStatus(snapshot.session, account) : snapshot.status
  const session = status === 'authenticated' ? snapshot.session : null
  return useMemo(() => ({ status, session, signOut: signIn.signOut }), [status, session, signIn])
}

/** The sign-in dialog: its state, and what its buttons do. */
export type UseSignInReturnType = SignInState & {
  /** The message is being prepared: the button waits. */
  readonly isPreparing: boolean
  readonly prepare: () => Promise<void>
  readonly signIn: () => Promise<boolean>
  readonly cancel: () => void
}

/** State and actions of the sign-in dialog. Call `prepare` when it opens, `cancel` when it closes. */
export function useSignIn(): UseSignInReturnType {
  const { signIn, snapshot } = useAuthContext()
  const { dialog } = snapshot
  return useMemo(
    () => ({
      ...dialog,
      isPreparing: dialog.step === 'idle' && dialog.nonce === 'loading',
      prepare: signIn.prepare,
      signIn: signIn.signIn,
      cancel: signIn.cancel,
    }),
    [dialog, signIn],
  )
}
