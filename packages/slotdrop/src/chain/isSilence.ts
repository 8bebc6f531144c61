import { HttpRequestError, LimitExceededRpcError, TimeoutError } from 'viem'

/** Whether a failed question got no answer, or was one too many: asked again it may get one. Nodes refuse what they do not keep in many other ways. */
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
