import { BaseError, type Remedy } from '@slotdrop/errors'
import { type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'

/** What every error of this package has in common: a sentence that a page says in its language. */
export class DeliveryError extends BaseError {
  override readonly name: string = 'DeliveryError'
  declare readonly sentence: Sentence
  declare readonly remedy: Remedy

  /** @param said what happened, what it means for the money, what to do */
  constructor(said: Sentence, { remedy, cause }: { remedy: Remedy; cause?: unknown }) {
    super(said, { remedy, cause })
  }
}

/** Something that has no name yet. */
export class UnexpectedDeliveryError extends DeliveryError {
  override readonly name = 'UnexpectedDeliveryError'
  /** What it said, shortened: untrusted text. */
  readonly detail: string
  constructor({ detail, cause }: { detail: string; cause: unknown }) {
    super(sentence(messages.unexpectedDeliveryError, { detail }), { remedy: 'bug', cause })
    this.detail = detail
  }
}
