import { sentence } from '@slotdrop/messages'
import type { Hex } from '@slotdrop/drops'
import * as messages from '../messages.generated.ts'
import { DeliveryError } from './DeliveryError.ts'

/** The user cancelled, in the wallet, a transaction that was no slot: an approval, a registration, a claim. */
export class CallCancelledError extends DeliveryError {
  override readonly name = 'CallCancelledError'
  constructor() {
    super(sentence(messages.callCancelledError), { remedy: 'user' })
  }
}

/** Another transaction of the account took the place of one that was no slot. */
export class CallReplacedError extends DeliveryError {
  override readonly name = 'CallReplacedError'
  /** Hash of the transaction that was mined. */
  readonly hash: Hex
  constructor({ hash }: { hash: Hex }) {
    super(sentence(messages.callReplacedError), {
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
    super(sentence(wasSeen ? messages.callMissingError : messages.callNeverSeenError), { remedy: 'user' })
    this.wasSeen = wasSeen
  }
}
