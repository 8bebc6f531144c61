import { BaseError } from '@slotdrop/errors'
import { sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'

/** Every error of this package's server half. */
export class AuthError extends BaseError {
  override readonly name: string = 'AuthError'
}

/** Why a sign-in was refused. Stable: clients and logs may rely on it. */
export type RefusalCode =
  /** Not an EIP-4361 message to the letter, or too long. */
  | 'MESSAGE_MALFORMED'
  /** Never given out, or used before. */
  | 'NONCE_UNKNOWN'
  | 'NONCE_EXPIRED'
  /** Given to another browser. */
  | 'NONCE_FOREIGN'
  | 'DOMAIN_MISMATCH'
  | 'SCHEME_MISMATCH'
  | 'URI_MISMATCH'
  | 'CHAIN_NOT_OFFERED'
  | 'ISSUED_IN_FUTURE'
  | 'ISSUED_TOO_LONG_AGO'
  /** Signed before its nonce was given out: nobody who saw the nonce wrote it. */
  | 'ISSUED_BEFORE_NONCE'
  | 'MESSAGE_EXPIRED'
  | 'MESSAGE_NOT_YET_VALID'
  | 'SIGNATURE_MALFORMED'
  | 'SIGNATURE_INVALID'

/** A sign-in was refused; a new one, with a new nonce, may do. */
export class SignInRefusedError extends AuthError {
  override readonly name = 'SignInRefusedError'
  readonly code: RefusalCode

  constructor(code: RefusalCode, options?: { cause?: unknown }) {
    super(sentence(messages.verifying), options)
    this.code = code
  }
}

/** The signature of a contract account could not be checked: its chain does not answer. Nobody's fault here; retry. */
export class ChainUnavailableError extends AuthError {
  override readonly name = 'ChainUnavailableError'
  readonly code = 'CHAIN_UNAVAILABLE'
  readonly chainId: number
  /** In a word or two. A client's own error names the RPC's URL, which may hold a key, and the signature: it is not kept. */
  readonly reason: string

  constructor({ chainId, reason }: { chainId: number; reason: string }) {
    super(sentence(messages.verifying))
    this.chainId = chainId
    this.reason = reason
  }
}

/** The store of sessions and nonces does not answer. For a store to throw: the sign-in answers 503, and the client may retry. */
export class AuthStoreUnavailableError extends AuthError {
  override readonly name = 'AuthStoreUnavailableError'
  readonly code = 'UNAVAILABLE'

  constructor(options?: { cause?: unknown }) {
    super(sentence(messages.other), { remedy: 'retry', ...options })
  }
}

/** What is wrong with a request before its content is looked at. */
export type BadRequestCode =
  | 'FOREIGN_ORIGIN'
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'BODY_TOO_LARGE'
  | 'BODY_MALFORMED'

/** A request that no page of ours sends. */
export class BadRequestError extends AuthError {
  override readonly name = 'BadRequestError'
  readonly code: BadRequestCode
  readonly status: number

  constructor({ code, status, text }: { code: BadRequestCode; status: number; text: string }) {
    super(text)
    this.code = code
    this.status = status
  }
}

/** The configuration can't work. Thrown at start. */
export class AuthConfigError extends AuthError {
  override readonly name = 'AuthConfigError'
  readonly field: string

  constructor({ field, expected }: { field: string; expected: string }) {
    super(sentence(messages.badConfiguration, { field, expected }))
    this.field = field
  }
}
