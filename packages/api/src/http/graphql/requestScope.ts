/** What is noted about one request while it runs. */
export type RequestScope = {
  readonly requestId: string
  /** The request's body, read and within its limit. */
  body?: Uint8Array
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal
  operation?: string
  errorCodes?: string[] | undefined
}
