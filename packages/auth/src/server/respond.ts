import {
  AuthError,
  AuthStoreUnavailableError,
  BadRequestError,
  ChainUnavailableError,
  SignInRefusedError,
} from './errors.ts'

/** A JSON response that no cache keeps. */
export function respond(status: number, body: unknown, cookies: readonly string[] = []): Response {
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    vary: 'cookie, origin',
  })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(JSON.stringify(body), { status, headers })
}

/** What went wrong, for a client: a stable code, and a text that may be shown. Unknown errors say nothing of themselves. */
type ErrorBody = { readonly error: { readonly code: string; readonly message: string } }

/** The response to a failure. */
export function respondToError(error: unknown, fallbackText: string, cookies: readonly string[] = []): Response {
  const response = respond(getStatus(error), toErrorBody(error, fallbackText), cookies)
  if (getStatus(error) === 503) response.headers.set('retry-after', '5')
  return response
}

/** The stable code of an error. */
export function getErrorCode(error: unknown): string {
  if (
    error instanceof SignInRefusedError ||
    error instanceof ChainUnavailableError ||
    error instanceof AuthStoreUnavailableError ||
    error instanceof BadRequestError
  ) {
    return error.code
  }
  return 'UNEXPECTED'
}

function toErrorBody(error: unknown, fallbackText: string): ErrorBody {
  const hasOwnText = error instanceof AuthError && !(error instanceof AuthStoreUnavailableError)
  const message = hasOwnText ? error.shortMessage : fallbackText
  return { error: { code: getErrorCode(error), message } }
}

function getStatus(error: unknown): number {
  if (error instanceof BadRequestError) return error.status
  if (error instanceof ChainUnavailableError || error instanceof AuthStoreUnavailableError) return 503
  if (error instanceof SignInRefusedError) {
    return error.code === 'MESSAGE_MALFORMED' || error.code === 'SIGNATURE_MALFORMED' ? 400 : 401
  }
  return 500
}
