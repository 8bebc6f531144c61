import { BaseError } from '@slotdrop/errors'
import { sentenceOf } from '@slotdrop/messages'
import { messages } from '../messages.generated.ts'

const texts = {
  'no-backup': 'backupUnreadable',
  'other-drop': 'backupOfOtherDrop',
  'not-opened': 'backupNotOpened',
} as const

/** A file that is no backup of a sending key, belongs to another drop, was changed, or has another password. */
export class BackupNotOpenedError extends BaseError {
  override readonly name = 'BackupNotOpenedError'

  constructor(reason: keyof typeof texts) {
    super(sentenceOf(messages, texts[reason]), { remedy: 'user' })
  }
}
