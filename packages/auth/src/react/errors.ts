import { BaseError } from '@slotdrop/errors'
import { sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'

/** Every error of this package's browser half. */
export class SignInError extends BaseError {
  override readonly name: string = 'SignInError'
}

/** A part of the sign-in whose request failed. */
export type SignInRequest = 'nonce' | 'verify' | 'session' | 'logout'

/** The server could not be reached, or refused. */
export class SignInRequestError extends SignInError {
  override readonly name = 'SignInRequestError'
  readonly request: SignInRequest
  /** HTTP status; `null` when no answer came. */
  readonly status: number | null
  /** The server's stable code. */
  readonly code: string | null

  constructor(values: { request: SignInRequest; status: number | null; code: string | null; cause?: unknown }) {
    super(sentence(messageOf[values.request]), { cause: values.cause })
    this.request = values.request
    this.status = values.status
    this.code = values.code
  }
}

/** A hook was used outside of `AuthProvider`. */
export class MissingAuthProviderError extends SignInError {
  override readonly name = 'MissingAuthProviderError'

  constructor() {
    super(sentence(messages.missingProvider))
  }
}

const messageOf = {
  nonce: messages.preparing,
  verify: messages.verifying,
  session: messages.other,
  logout: messages.other,
} as const satisfies Readonly<Record<SignInRequest, unknown>>
