import type { ApiContext } from '../../context.ts'

/** What is noted about one request while it runs. */
export type RequestScope = {
  readonly requestId: string
  /** The request's body, read and within its limit. */
  body?: Uint8Array
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal
  /** What resolvers are given. */
  context?: ApiContext
  operation?: string
  errorCodes?: string[] | undefined
}
