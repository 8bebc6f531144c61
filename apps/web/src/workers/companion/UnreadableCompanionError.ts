import { BaseError } from '@slotdrop/errors'
import { sentenceOf } from '@slotdrop/messages'
import { messages } from '../messages.generated.ts'

/** Lines and notes beside a sealed list are not those of this list, or were written by a later version. */
export class UnreadableCompanionError extends BaseError {
  override readonly name = 'UnreadableCompanionError'

  constructor() {
    super(sentenceOf(messages, 'companionUnreadable'), { remedy: 'user' })
  }
}
