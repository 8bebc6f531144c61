import type { Address } from '@slotdrop/drops'
import { DeliveryError } from './DeliveryError.ts'

/** The user said no in the wallet. Nothing was sent. */
export class RejectedInWalletError extends DeliveryError {
  override name = 'RejectedInWalletError'
  constructor(cause?: unknown) {
    super('You declined the request in your wallet, so nothing was sent. Continue when you are ready.', {
      remedy: 'user',
      cause,
    })
  }
}

/** The wallet is locked, gone, or does not let this site use the account. */
export class WalletUnavailableError extends DeliveryError {
  override name = 'WalletUnavailableError'
  constructor(cause?: unknown) {
    super('The wallet is not connected. Unlock it and connect the account again, then continue.', {
      remedy: 'user',
      cause,
    })
  }
}

/** The wallet shows another account than the one that sends. */
export class WrongAccountError extends DeliveryError {
  override name = 'WrongAccountError'
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
  override name = 'WalletOnOtherChainError'
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
  override name = 'JournalUnavailableError'
  constructor(cause: unknown) {
    super(
      'This browser could not keep a record of the transaction, so the wallet was not asked. Free some storage or leave private browsing, then continue.',
      { remedy: 'user', cause },
    )
  }
}
