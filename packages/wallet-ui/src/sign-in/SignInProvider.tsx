import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import {
  AuthProvider,
  createBrowserSignals,
  createSignInAdapter,
  useAuth,
  type SessionInfo,
  type SignInAdapter,
  type SignOutReason,
  type WalletAccount,
} from '@slotdrop/auth/react'
import { useAccount, useConfig } from 'wagmi'
import type { SignInStatus } from '../connectionStatus.ts'
import { signInWallet } from '../safe/signInWallet.ts'

/** How the app signs in by a message (specification, section 7). */
export type SignInSettings = {
  /** Path of the server's half. Default: `/api/auth`. */
  readonly baseUrl?: string
  /** One line the wallet shows: what the signature is for. */
  readonly statement?: string
  /** Called at once when a session ended: data of the account must leave caches and screen. */
  readonly onSignedOut?: (reason: SignOutReason, session: SessionInfo) => void
  /** Another server's adapter. Default: one on `baseUrl`. */
  readonly adapter?: SignInAdapter
}

/** What the sign-in layer knows, or `off` where the app has none. */
const SignInStatusContext = createContext<SignInStatus>('off')

export function useSignInStatus(): SignInStatus {
  return useContext(SignInStatusContext)
}

type SignInProviderProps = {
  /** Fixed from the first render on. */
  readonly settings: SignInSettings | undefined
  /** Whether it is known if a remembered wallet is connected. Until then no session may be judged by the wallet. */
  readonly isWalletKnown: boolean
  readonly children: ReactNode
}

/** Gives auth's hooks their wallet. Without settings it gives its children, and nothing else. */
export function SignInProvider({ settings, isWalletKnown, children }: SignInProviderProps) {
  if (!settings) return children
  return (
    <Auth settings={settings} isWalletKnown={isWalletKnown}>
      {children}
    </Auth>
  )
}

function Auth({
  settings,
  isWalletKnown,
  children,
}: {
  readonly settings: SignInSettings
  readonly isWalletKnown: boolean
  readonly children: ReactNode
}) {
  const config = useConfig()
  const account = useWalletAccount(isWalletKnown)
  const [adapter] = useState(() => settings.adapter ?? createAdapter(settings))
  const [signals] = useState(() => (typeof window === 'undefined' ? undefined : createBrowserSignals(window)))
  const sign = useMemo(
    () => (parameters: { message: string; account: `0x${string}` }) => signInWallet(config, parameters),
    [config],
  )
  return (
    <AuthProvider
      adapter={adapter}
      account={account}
      signMessage={sign}
      signals={signals}
      onSignedOut={settings.onSignedOut}
    >
      <StatusBridge>{children}</StatusBridge>
    </AuthProvider>
  )
}

function StatusBridge({ children }: { readonly children: ReactNode }) {
  const { status } = useAuth()
  return <SignInStatusContext.Provider value={status}>{children}</SignInStatusContext.Provider>
}

function useWalletAccount(isWalletKnown: boolean): WalletAccount {
  const { status, address, chainId } = useAccount()
  return useMemo(() => {
    if (!isWalletKnown || status === 'connecting' || status === 'reconnecting') return { status: 'connecting' }
    if (status === 'connected' && address && chainId !== undefined) return { status, address, chainId }
    return { status: 'disconnected' }
  }, [isWalletKnown, status, address, chainId])
}

function createAdapter({ baseUrl, statement }: SignInSettings): SignInAdapter {
  // No request is made on a server, where there is no page to sign in to.
  const origin = typeof window === 'undefined' ? 'http://localhost' : window.location.origin
  const isEmbedded = typeof window !== 'undefined' && window.parent !== window
  return createSignInAdapter({ origin, baseUrl, statement, isEmbedded, fetch: (input, init) => fetch(input, init) })
}
