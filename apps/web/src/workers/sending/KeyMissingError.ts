import { BaseError } from '@slotdrop/errors'
import { sentenceOf } from '@slotdrop/messages'
import { messages } from '../messages.generated.ts'

/** A drop was to be sent by a key that this device does not have, or no longer. */
export class KeyMissingError extends BaseError {
  override readonly name = 'KeyMissingError'

  constructor() {
    super(sentenceOf(messages, 'keyMissing'), { remedy: 'user' })
  }
}
