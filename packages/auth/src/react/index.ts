export { getAuthStatus, isSessionOf, type AuthStatus, type WalletAccount } from './account.ts'
export {
  AuthProvider,
  useAuth,
  useSignIn,
  type AuthProviderProps,
  type UseAuthReturnType,
  type UseSignInReturnType,
} from './AuthProvider.tsx'
export {
  createSignIn,
  type CreateSignInParameters,
  type SignIn,
  type SignInCallbacks,
  type SignInSnapshot,
  type SignMessage,
} from './createSignIn.ts'
export type { SignInClock } from './clock.ts'
export type { SignOutReason } from './createSessionKeeper.ts'
export {
  createSignInAdapter,
  type AuthenticationAdapter,
  type CreateSignInAdapterParameters,
  type SessionInfo,
  type SignInAdapter,
} from './createSignInAdapter.ts'
export { MissingAuthProviderError, SignInError, SignInRequestError, type SignInRequest } from './errors.ts'
export { findSignInSentence, signInTexts } from '../signInTexts.ts'
export { createBrowserSignals, type SessionSignals, type SignalsWindow } from './sessionSignals.ts'
export { initialSignInState, transition, type SignInEvent, type SignInState } from './signInMachine.ts'
