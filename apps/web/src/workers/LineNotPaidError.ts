import { BaseError } from '@slotdrop/errors'
import { sentenceOf } from '@slotdrop/messages'
import { messages } from './messages.generated.ts'

/** A line of a list was to be sealed alone, and has no payment. */
export class LineNotPaidError extends BaseError {
  override readonly name = 'LineNotPaidError'
  readonly line: number

  constructor(line: number) {
    super(sentenceOf(messages, 'lineNotPaid'), { remedy: 'user' })
    this.line = line
  }
}
