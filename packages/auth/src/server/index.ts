export type { AuthConfig } from './authConfig.ts'
export type { AuthStore, SessionRecord } from './authStore.ts'
export { embeddedHeader } from './cookies.ts'
export { createAuth, type Auth, type AuthEvent, type CreateAuthParameters } from './createAuth.ts'
export { createMemoryAuthStore } from './createMemoryAuthStore.ts'
export { toNodeListener } from './toNodeListener.ts'
export {
  AuthConfigError,
  AuthError,
  AuthStoreUnavailableError,
  BadRequestError,
  ChainUnavailableError,
  SignInRefusedError,
  type BadRequestCode,
  type RefusalCode,
} from './errors.ts'
export { signInTexts } from '../signInTexts.ts'
export { findNonces, parseSignInMessage, type SignInMessage } from './parseSignInMessage.ts'
export { type Random } from './secrets.ts'
export type { AccountType, Session } from './session.ts'
export { verifySignature, type VerifySignatureParameters } from './verifySignature.ts'
