import { BaseError } from '@slotdrop/errors'
import { sentence } from '@slotdrop/messages'
import * as messages from './messages.generated.ts'

/** Every error of this package. */
export class TxStoreError extends BaseError {
  override readonly name: string = 'TxStoreError'
}

/** A transaction that can't be recorded (specification, section 5). The message lists every reason on a line of its own. */
export class InvalidTransactionError extends TxStoreError {
  override readonly name = 'InvalidTransactionError'
  /** The reasons, in the specification's words. */
  readonly reasons: readonly string[]

  constructor(reasons: readonly string[]) {
    super([String(sentence(messages.unableToAdd)), ...reasons].join('\n'))
    this.reasons = reasons
  }
}

/** A transaction was added while no account, or no chain of the app, is connected. */
export class NoAccountError extends TxStoreError {
  override readonly name = 'NoAccountError'

  constructor() {
    super(sentence(messages.noAccount))
  }
}

/** A hook was used outside of its provider (specification, section 8). */
export class MissingProviderError extends TxStoreError {
  override readonly name = 'MissingProviderError'

  constructor() {
    super(sentence(messages.missingProvider))
  }
}

/** A node answers for another chain than the one it was asked as. Nothing it says is believed. */
export class WrongChainError extends TxStoreError {
  override readonly name = 'WrongChainError'
  readonly expected: number
  readonly actual: number

  constructor({ expected, actual }: { expected: number; actual: number }) {
    super(sentence(messages.wrongChain, { expected, actual }))
    this.expected = expected
    this.actual = actual
  }
}

/** There is no client to ask about a chain. */
export class NoClientError extends TxStoreError {
  override readonly name = 'NoClientError'
  readonly chainId: number

  constructor(chainId: number) {
    super(sentence(messages.noClient, { chainId }))
    this.chainId = chainId
  }
}
