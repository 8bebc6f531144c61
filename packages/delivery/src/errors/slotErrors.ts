import type { Hex } from '@slotdrop/drops'
import { countRows } from '../settled/rowMask.ts'
import { DeliveryError } from './DeliveryError.ts'
import type { Reason } from './decodeReason.ts'

/** One row alone needs more gas than the network gives a transaction. */
export class RowTooLargeError extends DeliveryError {
  override readonly name = 'RowTooLargeError'
  readonly slot: number
  constructor({ slot, cause }: { slot: number; cause?: unknown }) {
    super(
      `One row of slot ${slot + 1} alone needs more gas than this network gives a transaction. Check what the token does when it is moved.`,
      { remedy: 'user', cause },
    )
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
      `The transaction of slot ${slot + 1} was mined but refused, and none of its rows were paid. ${reason?.shortMessage ?? 'Check the drop again, then continue.'}`,
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
    super(
      `The transaction of slot ${slot + 1} was cancelled in the wallet. Its rows are open; continue when you are ready.`,
      { remedy: 'user' },
    )
    this.slot = slot
  }
}

/** Another transaction of the account took the place of ours. */
export class TransactionReplacedError extends DeliveryError {
  override readonly name = 'TransactionReplacedError'
  readonly slot: number
  readonly hash: Hex | undefined
  constructor({ slot, hash }: { slot: number; hash: Hex | undefined }) {
    super(
      `The transaction of slot ${slot + 1} was replaced by another one in the wallet. Its rows are open; continue when you are ready.`,
      { remedy: 'user' },
    )
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
        ? `The transaction of slot ${slot + 1} disappeared from the network without being mined. Its rows are open; continue when you are ready.`
        : `The wallet failed while it was asked for slot ${slot + 1}${answer ? ` (${answer})` : ''}, and no transaction of it was found. If the wallet still shows the request, decline it there; then continue.`,
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
  /** How many these are. */
  readonly rows: number
  /** Why the first of them would be. */
  readonly reason: Reason
  constructor({ slot, mask, reason }: { slot: number; mask: bigint; reason: Reason }) {
    const rows = countRows(mask)
    super(
      `${rows === 1 ? 'The open row' : `All ${rows} open rows`} of slot ${slot + 1} would be refused now (${reason.message}), so nothing was sent. Change what stands in the way, then retry them.`,
      { remedy: 'user' },
    )
    this.slot = slot
    this.mask = mask
    this.rows = rows
    this.reason = reason
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
    super(
      `The wallet chose nonce ${taken} where ${planned} was asked for, so the waiting transaction was not replaced. ${
        isCancellation
          ? 'An empty transaction was sent behind it, which costs its fee and pays nobody.'
          : 'The same rows were sent again behind it: nobody is paid twice, but the second one costs a fee.'
      } Speed up or cancel nonce ${planned} in the wallet itself.`,
      { remedy: 'user' },
    )
    this.isCancellation = isCancellation
    this.planned = planned
    this.taken = taken
  }
}

/** The network wants more for a replacement than was offered. */
export class ReplacementTooCheapError extends DeliveryError {
  override readonly name = 'ReplacementTooCheapError'
  constructor(cause?: unknown) {
    super(
      'The network wants a higher fee for a transaction that takes the place of a waiting one, so nothing changed: the first one still waits. Raise the fee in the wallet, then try again.',
      { remedy: 'user', cause },
    )
  }
}
