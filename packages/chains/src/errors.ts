/** Every error of this package. */
export class ChainsBaseError extends Error {
  override readonly name: string = 'ChainsBaseError'
  /** What happened and what to do next, fit to be shown. */
  readonly shortMessage: string

  constructor(shortMessage: string) {
    super(shortMessage)
    this.shortMessage = shortMessage
  }
}

/** The configuration offers no chain that can be reached. */
export class NoChainOfferedError extends ChainsBaseError {
  override readonly name = 'NoChainOfferedError'
  readonly chainIds: readonly number[]

  constructor(chainIds: readonly number[]) {
    super(
      `None of the chains ${chainIds.join(', ')} has an HTTP RPC URL. Set RPC_URL_<chain id> for at least one, and start again.`,
    )
    this.chainIds = chainIds
  }
}
