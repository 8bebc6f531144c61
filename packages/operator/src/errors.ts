import type { Reason } from '@slotdrop/delivery'
import { rowReasonSentence } from '@slotdrop/delivery/sentences'
import { BaseError, type BaseErrorOptions } from '@slotdrop/errors'
import { type Sentence, sentence } from '@slotdrop/messages'
import * as messages from './messages.generated.ts'

/** Every error of this package. Its sentence is for whoever runs the service. */
export class OperatorError extends BaseError {
  override readonly name: string = 'OperatorError'
}

/** No seed is given, or what is given is none. The sentence says what to do, and never repeats what was given. */
export class SeedRefusedError extends OperatorError {
  override readonly name = 'SeedRefusedError'

  constructor(said: Sentence, options: BaseErrorOptions = {}) {
    super(said, { remedy: 'user', ...options })
  }
}

/** The seed is another one than that of the accounts in the database. */
export class SeedChangedError extends OperatorError {
  override readonly name = 'SeedChangedError'

  constructor() {
    super(sentence(messages.seedChanged), { remedy: 'user' })
  }
}

/** Somebody else has the lane of a drop: what this process was about to write or send is theirs to do. */
export class LaneLostError extends OperatorError {
  override readonly name = 'LaneLostError'
  readonly dropId: string

  constructor(dropId: string) {
    super(sentence(messages.laneLost), { remedy: 'retry' })
    this.dropId = dropId
  }
}

/** The list of a drop is not where it was, or is not the list of this drop. */
export class ListUnavailableError extends OperatorError {
  override readonly name = 'ListUnavailableError'
  readonly dropId: string

  constructor(dropId: string, why: 'missing' | 'differs') {
    super(sentence(why === 'missing' ? messages.listMissing : messages.listDiffers, { dropId }), { remedy: 'user' })
    this.dropId = dropId
  }
}

/** As many orders of a sender wait for their drops to be registered as may. */
export class TooManyOrdersError extends OperatorError {
  override readonly name = 'TooManyOrdersError'

  constructor(max: number) {
    super(sentence(messages.tooManyOrders, { max: String(max) }), { remedy: 'user' })
  }
}

/** Nobody said how to reach the chain of a drop. */
export class ChainMissingError extends OperatorError {
  override readonly name = 'ChainMissingError'
  readonly chainId: number

  constructor(chainId: number) {
    super(sentence(messages.chainMissing, { chainId: String(chainId) }), { remedy: 'user' })
    this.chainId = chainId
  }
}

/** The token, or the recipient's account, refused a row that was asked for. */
export class RowRefusedError extends OperatorError {
  override readonly name = 'RowRefusedError'
  readonly reason: Reason

  constructor(reason: Reason) {
    super(sentence(messages.rowRefused, { reason: rowReasonSentence(reason) }), { remedy: 'user' })
    this.reason = reason
  }
}

/** A row was asked for that the sealed list does not have for this account. */
export class RowNotListedError extends OperatorError {
  override readonly name = 'RowNotListedError'

  constructor() {
    super(sentence(messages.rowNotListed), { remedy: 'user' })
  }
}

/** What a row's account signed was not submitted in time. */
export class SignatureOverError extends OperatorError {
  override readonly name = 'SignatureOverError'

  constructor() {
    super(sentence(messages.signatureOver), { remedy: 'user' })
  }
}

/** An account signed for another address while its row was about to be sent: nothing was sent. */
export class SignatureReplacedError extends OperatorError {
  override readonly name = 'SignatureReplacedError'

  constructor() {
    super(sentence(messages.signatureReplaced), { remedy: 'retry' })
  }
}

/** The drop ended before a row that was asked for was sent. */
export class DropEndedError extends OperatorError {
  override readonly name = 'DropEndedError'

  constructor() {
    super(sentence(messages.dropEnded), { remedy: 'user' })
  }
}

/** Transactions that carried a row failed when they were mined, though they went well when they were tried; in the last it was alone. */
export class RowRevertedError extends OperatorError {
  override readonly name = 'RowRevertedError'

  constructor() {
    super(sentence(messages.rowReverted), { remedy: 'user' })
  }
}
