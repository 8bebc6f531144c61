import type { Address, Hex } from '@slotdrop/drops'
import { DeliveryError } from './DeliveryError.ts'

/** The user said no in the wallet. Nothing was sent. */
export class RejectedInWalletError extends DeliveryError {
  override readonly name = 'RejectedInWalletError'
  constructor(cause?: unknown) {
    super('You declined the request in your wallet, so nothing was sent. Continue when you are ready.', {
      remedy: 'user',
      cause,
    })
  }
}

/** The wallet is locked, gone, or does not let this site use the account. */
export class WalletUnavailableError extends DeliveryError {
  override readonly name = 'WalletUnavailableError'
  constructor(cause?: unknown) {
    super('The wallet is not connected. Unlock it and connect the account again, then continue.', {
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
      `The wallet is on ${actual ?? 'no account'}, but this drop is sent by ${expected}. Switch the account, then continue.`,
      { remedy: 'user' },
    )
    this.expected = expected
    this.actual = actual
  }
}

/** The wallet is on another network than the drop. */
export class WalletOnOtherChainError extends DeliveryError {
  override readonly name = 'WalletOnOtherChainError'
  readonly expected: number
  readonly actual: number | undefined
  constructor({ expected, actual, cause }: { expected: number; actual?: number | undefined; cause?: unknown }) {
    super(
      `The wallet is on ${actual === undefined ? 'another network' : `network ${actual}`}, but this drop is on ${expected}. Switch the network, then continue.`,
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
    super(
      'This browser could not keep a record of the transaction, so the wallet was not asked. Free some storage or leave private browsing, then continue.',
      { remedy: 'user', cause },
    )
  }
}

/** The wallet does not sign several calls as one; nothing was sent. They can be signed one by one. */
export class BundleUnsupportedError extends DeliveryError {
  override readonly name = 'BundleUnsupportedError'
  constructor(cause?: unknown) {
    super('This wallet does not sign the steps together here, and nothing was sent. Sign them one by one.', {
      remedy: 'user',
      cause,
    })
  }
}

/** Calls that were signed as one came to nothing. */
export class BundleFailedError extends DeliveryError {
  override readonly name = 'BundleFailedError'
  /** Of the transaction that reverted; undefined when none was mined. */
  readonly hash: Hex | undefined
  constructor({ hash }: { hash?: Hex | undefined } = {}) {
    super(
      hash === undefined
        ? 'The steps were cancelled before they reached the network, so nothing changed. Sign them again when you are ready.'
        : 'The steps were mined together but refused, so nothing changed. Check that the token is not paused, then sign them again.',
      { remedy: 'user' },
    )
    this.hash = hash
  }
}

/** Of calls that were signed as one some were mined, and others not. */
export class BundlePartlyFailedError extends DeliveryError {
  override readonly name = 'BundlePartlyFailedError'
  /** Of the last transaction that the wallet names. */
  readonly hash: Hex | undefined
  constructor({ hash }: { hash?: Hex | undefined } = {}) {
    super(
      'Only some of the steps were mined, though your wallet signed them as one. Those that were are done; the others stand here again. Sign what is left.',
      { remedy: 'user' },
    )
    this.hash = hash
  }
}

/** Neither wallet nor chain know of calls that the wallet was asked to sign as one. */
export class BundleLostError extends DeliveryError {
  override readonly name = 'BundleLostError'
  constructor(cause?: unknown) {
    super(
      'The wallet gave no answer, and no trace of the steps was found. If it still shows the request, decline it there; then sign again. No money has moved.',
      { remedy: 'user', cause },
    )
  }
}
