import { BaseError } from '@slotdrop/errors'
import { sentenceOf } from '@slotdrop/messages'
import { messages } from '../messages.generated.ts'

/** A file that is no sealed list was opened without a link, whose terms would seal it. */
export class TermsMissingError extends BaseError {
  override readonly name = 'TermsMissingError'

  constructor() {
    super(sentenceOf(messages, 'termsMissing'), { remedy: 'user' })
  }
}
