import { BaseError } from '@slotdrop/errors'
import { sentenceOf } from '@slotdrop/messages'
import { messages } from '../messages.generated.ts'

/** This browser keeps no key: storage is switched off or full, or a private window has none. No key was made. */
export class KeyNotKeptError extends BaseError {
  override readonly name = 'KeyNotKeptError'

  constructor(cause?: unknown) {
    super(sentenceOf(messages, 'keyNotKept'), { remedy: 'user', cause })
  }
}
