import { HttpRequestError, LimitExceededRpcError, TimeoutError } from 'viem'

/** Whether a request got no answer, or was one too many. Repeated, it may get one. Nodes refuse states that they do not keep in other ways. */
export function isSilence(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++) {
    if (cause instanceof TimeoutError || cause instanceof LimitExceededRpcError) return true
    if (cause instanceof HttpRequestError) {
      const { status } = cause
      return status === undefined || status === 429 || status >= 500
    }
  }
  return false
}
