import { BaseError } from '@slotdrop/errors'
import { sentenceOf } from '@slotdrop/messages'
import { messages } from '../messages.generated.ts'

/** A sealed list that was opened belongs to another drop than the one that is looked at. */
export class OtherDropError extends BaseError {
  override readonly name = 'OtherDropError'

  /** @param fingerprint of the list, where somebody chose it; undefined where it was found */
  constructor(fingerprint?: string) {
    super(
      fingerprint === undefined
        ? sentenceOf(messages, 'otherDropFound')
        : sentenceOf(messages, 'otherDropInFile', { fingerprint }),
      { remedy: 'user' },
    )
  }
}
