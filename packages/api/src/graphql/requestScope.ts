/** What is noted about one request while it runs. */
export type RequestScope = {
  readonly requestId: string
  operation?: string
  errorCodes?: string[] | undefined
}
