/** Every error of this package. */
export class TxStoreError extends Error {
  override readonly name: string = 'TxStoreError'
  /** What happened and what to do next, fit to be shown. */
  readonly shortMessage: string

  constructor(shortMessage: string, options?: { cause?: unknown }) {
    super(shortMessage, options)
    this.shortMessage = shortMessage
  }
}

/** A transaction that can't be recorded (specification, section 5). The message lists every reason on a line of its own. */
export class InvalidTransactionError extends TxStoreError {
  override readonly name = 'InvalidTransactionError'
  /** The reasons, in the specification's words. */
  readonly reasons: readonly string[]

  constructor(reasons: readonly string[]) {
    super(['Unable to add transaction', ...reasons].join('\n'))
    this.reasons = reasons
  }
}

/** A transaction was added while no account, or no chain of the app, is connected. */
export class NoAccountError extends TxStoreError {
  override readonly name = 'NoAccountError'

  constructor() {
    super('No address or chain ID found')
  }
}

/** A hook was used outside of its provider (specification, section 8). */
export class MissingProviderError extends TxStoreError {
  override readonly name = 'MissingProviderError'

  constructor() {
    super('Transaction hooks must be used within RainbowKitProvider')
  }
}

/** A node answers for another chain than the one it was asked as. Nothing it says is believed. */
export class WrongChainError extends TxStoreError {
  override readonly name = 'WrongChainError'
  readonly expected: number
  readonly actual: number

  constructor({ expected, actual }: { expected: number; actual: number }) {
    super(`The RPC of chain ${expected} answers for chain ${actual}. Correct its URL.`)
    this.expected = expected
    this.actual = actual
  }
}

/** There is no client to ask about a chain. */
export class NoClientError extends TxStoreError {
  override readonly name = 'NoClientError'
  readonly chainId: number

  constructor(chainId: number) {
    super(`No RPC is configured for chain ${chainId}. Its transactions are followed once there is one.`)
    this.chainId = chainId
  }
}
