/**
 * Where the visitor stands (specification, section 4). `loading` and `unauthenticated` come from the sign-in layer and
 * appear only while it is asked for.
 */
export type ConnectionStatus =
  | 'disconnected'
  | 'connecting'
  | 'reconnecting'
  | 'connected'
  | 'loading'
  | 'unauthenticated'

/** What the sign-in layer knows: `off` when nobody asked to sign in. */
export type SignInStatus = 'off' | 'loading' | 'unauthenticated' | 'authenticated'

/** Many booleans become one word. */
export function toConnectionStatus(
  wallet: 'disconnected' | 'connecting' | 'reconnecting' | 'connected',
  signIn: SignInStatus,
): ConnectionStatus {
  if (wallet !== 'connected') return wallet
  return signIn === 'loading' || signIn === 'unauthenticated' ? signIn : 'connected'
}
