import { sentence } from '@slotdrop/messages'
import { type Hex, slotWord } from '@slotdrop/drops'
import * as messages from '../messages.generated.ts'
import { DeliveryError } from './DeliveryError.ts'
import type { Reason } from './decodeReason.ts'
import { rowReasonSentence } from './rowReasonSentence.ts'

/** One row alone needs more gas than the network gives a transaction. */
export class RowTooLargeError extends DeliveryError {
  override readonly name = 'RowTooLargeError'
  readonly slot: number
  constructor({ slot, cause }: { slot: number; cause?: unknown }) {
    super(sentence(messages.rowTooLargeError, { slot: slot + 1 }), { remedy: 'user', cause })
    this.slot = slot
  }
}

/** A transaction of ours was mined and refused. */
export class TransactionRevertedError extends DeliveryError {
  override readonly name = 'TransactionRevertedError'
  /** What a trial of it answers; undefined where that tells nothing. */
  readonly reason: DeliveryError | undefined
  readonly slot: number
  readonly hash: Hex | undefined
  constructor({ slot, hash, reason }: { slot: number; hash: Hex | undefined; reason: DeliveryError | undefined }) {
    super(
      reason
        ? sentence(messages.transactionRevertedError, { slot: slot + 1, why: reason.sentence })
        : sentence(messages.transactionRevertedSilentError, { slot: slot + 1 }),
      { remedy: 'user', cause: reason },
    )
    this.reason = reason
    this.slot = slot
    this.hash = hash
  }
}

/** The user cancelled a transaction in the wallet. */
export class TransactionCancelledError extends DeliveryError {
  override readonly name = 'TransactionCancelledError'
  readonly slot: number
  constructor({ slot }: { slot: number }) {
    super(sentence(messages.transactionCancelledError, { slot: slot + 1 }), { remedy: 'user' })
    this.slot = slot
  }
}

/** Another transaction of the account took the place of ours. */
export class TransactionReplacedError extends DeliveryError {
  override readonly name = 'TransactionReplacedError'
  readonly slot: number
  readonly hash: Hex | undefined
  constructor({ slot, hash }: { slot: number; hash: Hex | undefined }) {
    super(sentence(messages.transactionReplacedError, { slot: slot + 1 }), { remedy: 'user' })
    this.slot = slot
    this.hash = hash
  }
}

/** No trace of a transaction is left, or there never was one. */
export class TransactionDroppedError extends DeliveryError {
  override readonly name = 'TransactionDroppedError'
  readonly slot: number
  /** Whether a node ever knew it. */
  readonly wasSeen: boolean
  /** What the wallet said, shortened: untrusted text. */
  readonly answer: string | undefined
  constructor({
    slot,
    wasSeen,
    answer,
    cause,
  }: {
    slot: number
    wasSeen: boolean
    answer?: string | undefined
    cause?: unknown
  }) {
    super(
      wasSeen
        ? sentence(messages.transactionDroppedError, { slot: slot + 1 })
        : answer
          ? sentence(messages.transactionNeverSeenAnswerError, { slot: slot + 1, answer })
          : sentence(messages.transactionNeverSeenError, { slot: slot + 1 }),
      { remedy: 'user', cause },
    )
    this.slot = slot
    this.wasSeen = wasSeen
    this.answer = answer
  }
}

/** Every row that is left would be refused: a transaction would only cost gas. */
export class NothingPayableError extends DeliveryError {
  override readonly name = 'NothingPayableError'
  readonly slot: number
  /** Rows that would be refused. */
  readonly mask: bigint
  /** Number of these rows. */
  readonly rows: number
  /** Why the first of them would be. */
  readonly reason: Reason
  constructor({ slot, mask, reason }: { slot: number; mask: bigint; reason: Reason }) {
    const rows = slotWord.count(mask)
    super(sentence(messages.nothingPayableError, { rows, slot: slot + 1, reason: rowReasonSentence(reason) }), {
      remedy: 'user',
    })
    this.slot = slot
    this.mask = mask
    this.rows = rows
    this.reason = reason
  }
}

/** An account that tells a trial from a block is among these rows. They are sent in parts, and each part waits until the user asks for it. */
export class SuspectRowsError extends DeliveryError {
  override readonly name = 'SuspectRowsError'
  /** Number of rows that are not cleared. */
  readonly rows: number
  /** Most signatures that are still needed if one account is to blame. */
  readonly signatures: number
  constructor({ rows, signatures }: { rows: number; signatures: number }) {
    super(sentence(messages.suspectRowsError, { rows, signatures }), { remedy: 'user' })
    this.rows = rows
    this.signatures = signatures
  }
}

/** The wallet gave a replacement a number of its own, so that it stands behind the waiting transaction instead of in its place. */
export class NonceIgnoredError extends DeliveryError {
  override readonly name = 'NonceIgnoredError'
  /** Whether the replacement was to cancel, not to speed up. */
  readonly isCancellation: boolean
  readonly planned: number
  readonly taken: number
  constructor({ isCancellation, planned, taken }: { isCancellation: boolean; planned: number; taken: number }) {
    super(sentence(messages.nonceIgnoredError, { isCancellation: isCancellation ? 'yes' : 'no', planned, taken }), {
      remedy: 'user',
    })
    this.isCancellation = isCancellation
    this.planned = planned
    this.taken = taken
  }
}

/** The network wants more for a replacement than was offered. */
export class ReplacementTooCheapError extends DeliveryError {
  override readonly name = 'ReplacementTooCheapError'
  constructor(cause?: unknown) {
    super(sentence(messages.replacementTooCheapError), { remedy: 'user', cause })
  }
}

/** A waiting transaction can't be cancelled by hand: its signer asks nobody, and replaces it by itself. */
export class AutomaticReplacementError extends DeliveryError {
  override readonly name = 'AutomaticReplacementError'
  readonly slot: number
  constructor({ slot }: { slot: number }) {
    super(sentence(messages.automaticReplacementError, { slot: slot + 1 }), { remedy: 'user' })
    this.slot = slot
  }
}
