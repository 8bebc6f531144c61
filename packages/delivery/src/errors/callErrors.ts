import type { Hex } from '@slotdrop/drops'
import { DeliveryError } from './DeliveryError.ts'

/** The user cancelled, in the wallet, a transaction that was no slot: an approval, a registration, a claim. */
export class CallCancelledError extends DeliveryError {
  override readonly name = 'CallCancelledError'
  constructor() {
    super('You cancelled the transaction in your wallet, so nothing changed. Only its fee is gone.', { remedy: 'user' })
  }
}

/** Another transaction of the account took the place of one that was no slot. */
export class CallReplacedError extends DeliveryError {
  override readonly name = 'CallReplacedError'
  /** Of the transaction that was mined. */
  readonly hash: Hex
  constructor({ hash }: { hash: Hex }) {
    super('Another transaction of your account was mined in its place, so nothing changed. Try again.', {
      remedy: 'user',
    })
    this.hash = hash
  }
}

/** No node knows a transaction that was no slot. */
export class CallMissingError extends DeliveryError {
  override readonly name = 'CallMissingError'
  /** Whether a node ever knew it. */
  readonly wasSeen: boolean
  constructor({ wasSeen }: { wasSeen: boolean }) {
    super(
      wasSeen
        ? 'The transaction disappeared from the network without being mined. If your wallet still shows it as waiting, speed it up or cancel it there; otherwise try again.'
        : 'The network has not seen the transaction. If your wallet still collects signatures, nothing is lost: load this page again when it was executed. Otherwise try again.',
      { remedy: 'user' },
    )
    this.wasSeen = wasSeen
  }
}
