/** Every error of this package's browser half. */
export class SignInError extends Error {
  override readonly name: string = 'SignInError'
  /** Fit to be shown. */
  readonly shortMessage: string

  constructor(shortMessage: string, options?: { cause?: unknown }) {
    super(shortMessage, options)
    this.shortMessage = shortMessage
  }
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
    super(signInMessages[messageOf[values.request]], { cause: values.cause })
    this.request = values.request
    this.status = values.status
    this.code = values.code
  }
}

/** A hook was used outside of `AuthProvider`. */
export class MissingAuthProviderError extends SignInError {
  override readonly name = 'MissingAuthProviderError'

  constructor() {
    super('Sign-in hooks must be used within AuthProvider. Wrap the page in it.')
  }
}

/** The four messages of the sign-in dialog (specification, section 8), letter by letter. */
export const signInMessages = {
  preparing: 'Error preparing message, please retry!',
  signing: 'Error signing message, please retry!',
  verifying: 'Error verifying signature, please retry!',
  other: 'Oops, something went wrong!',
} as const

const messageOf = { nonce: 'preparing', verify: 'verifying', session: 'other', logout: 'other' } as const

/** Whether the user said no in the wallet (EIP-1193: 4001; CAIP-25: 5000). Told apart by the code, as wallets' names vary. */
export function isUserRejection(error: unknown): boolean {
  let current: unknown = error
  for (let depth = 0; depth < 10 && typeof current === 'object' && current !== null; depth += 1) {
    const { code, name, cause } = current as { code?: unknown; name?: unknown; cause?: unknown }
    if (code === 4001 || code === 5000 || code === 'ACTION_REJECTED' || name === 'UserRejectedRequestError') return true
    current = cause
  }
  return false
}
