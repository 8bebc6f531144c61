import { sentence } from '@slotdrop/messages'
import type { Address, Hex } from '@slotdrop/drops'
import * as messages from '../messages.generated.ts'
import { DeliveryError } from './DeliveryError.ts'

/** The user said no in the wallet. Nothing was sent. */
export class RejectedInWalletError extends DeliveryError {
  override readonly name = 'RejectedInWalletError'
  constructor(cause?: unknown) {
    super(sentence(messages.rejectedInWalletError), {
      remedy: 'user',
      cause,
    })
  }
}

/** The wallet is locked, gone, or does not let this site use the account. */
export class WalletUnavailableError extends DeliveryError {
  override readonly name = 'WalletUnavailableError'
  constructor(cause?: unknown) {
    super(sentence(messages.walletUnavailableError), {
      remedy: 'user',
      cause,
    })
  }
}

/** The wallet shows another account than the one that sends. */
export class WrongAccountError extends DeliveryError {
  override readonly name = 'WrongAccountError'
  readonly expected: Address
  readonly actual: Address | undefined
  constructor({ expected, actual }: { expected: Address; actual: Address | undefined }) {
    super(
      actual === undefined
        ? sentence(messages.wrongAccountNoneError, { expected })
        : sentence(messages.wrongAccountError, { actual, expected }),
      { remedy: 'user' },
    )
    this.expected = expected
    this.actual = actual
  }
}

/** The sender named this account to send the drop, and has changed that since. */
export class OperatorChangedError extends DeliveryError {
  override readonly name = 'OperatorChangedError'
  readonly account: Address
  /** Who may send now; undefined for nobody but the sender. */
  readonly operator: Address | undefined
  /** The drop's sender. */
  readonly sender: Address
  constructor({ account, operator, sender }: { account: Address; operator: Address | undefined; sender: Address }) {
    const isNobody = operator === undefined ? 'yes' : 'no'
    super(sentence(messages.operatorChangedError, { account, isNobody, operator: operator ?? '', sender }), {
      remedy: 'user',
    })
    this.account = account
    this.operator = operator
    this.sender = sender
  }
}

/** Transactions of the account wait that nobody here sent, and no node says what they are. */
export class UnknownTransactionsError extends DeliveryError {
  override readonly name = 'UnknownTransactionsError'
  readonly count: number
  constructor({ count }: { count: number }) {
    super(sentence(messages.unknownTransactionsError, { count }), { remedy: 'user' })
    this.count = count
  }
}

/** The wallet is on another network than the drop. */
export class WalletOnOtherChainError extends DeliveryError {
  override readonly name = 'WalletOnOtherChainError'
  readonly expected: number
  readonly actual: number | undefined
  constructor({ expected, actual, cause }: { expected: number; actual?: number | undefined; cause?: unknown }) {
    super(
      actual === undefined
        ? sentence(messages.walletOnUnknownChainError, { expected })
        : sentence(messages.walletOnOtherChainError, { actual, expected }),
      { remedy: 'user', cause },
    )
    this.expected = expected
    this.actual = actual
  }
}

/** A record could not be kept, and without one nothing is sent. */
export class JournalUnavailableError extends DeliveryError {
  override readonly name = 'JournalUnavailableError'
  constructor(cause: unknown) {
    super(sentence(messages.journalUnavailableError), { remedy: 'user', cause })
  }
}

/** The wallet does not sign several calls as one; nothing was sent. They can be signed one by one. */
export class BundleUnsupportedError extends DeliveryError {
  override readonly name = 'BundleUnsupportedError'
  constructor(cause?: unknown) {
    super(sentence(messages.bundleUnsupportedError), {
      remedy: 'user',
      cause,
    })
  }
}

/** Calls that were signed as one came to nothing. */
export class BundleFailedError extends DeliveryError {
  override readonly name = 'BundleFailedError'
  /** Hash of the transaction that reverted; undefined when none was mined. */
  readonly hash: Hex | undefined
  constructor({ hash }: { hash?: Hex | undefined } = {}) {
    super(sentence(hash === undefined ? messages.bundleCancelledError : messages.bundleFailedError), { remedy: 'user' })
    this.hash = hash
  }
}

/** Some of the calls that were signed as one were mined, and others were not. */
export class BundlePartlyFailedError extends DeliveryError {
  override readonly name = 'BundlePartlyFailedError'
  /** Hash of the last transaction that the wallet names. */
  readonly hash: Hex | undefined
  constructor({ hash }: { hash?: Hex | undefined } = {}) {
    super(sentence(messages.bundlePartlyFailedError), { remedy: 'user' })
    this.hash = hash
  }
}

/** Neither wallet nor chain know of calls that the wallet was asked to sign as one. */
export class BundleLostError extends DeliveryError {
  override readonly name = 'BundleLostError'
  constructor(cause?: unknown) {
    super(sentence(messages.bundleLostError), { remedy: 'user', cause })
  }
}
