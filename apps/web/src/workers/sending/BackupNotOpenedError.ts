import { BaseError } from '@slotdrop/errors'
import { sentenceOf } from '@slotdrop/messages'
import { messages } from '../messages.generated.ts'

/** A backup of a sending key that belongs to another drop, is no backup, or has another passphrase. */
export class BackupNotOpenedError extends BaseError {
  override readonly name = 'BackupNotOpenedError'

  constructor(reason: 'other-drop' | 'not-opened') {
    super(sentenceOf(messages, reason === 'other-drop' ? 'backupOfOtherDrop' : 'backupNotOpened'), { remedy: 'user' })
  }
}
