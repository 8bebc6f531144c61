import { BaseError } from '@slotdrop/errors'
import { sentence } from '@slotdrop/messages'
import * as messages from './messages.generated.ts'

/** Every error of this package. Its sentence is for whoever runs the server. */
export class ApiBaseError extends BaseError {
  override readonly name: string = 'ApiBaseError'
}

/** Another process has the embedded database open. Two would silently lose each other's rows. */
export class DirectoryInUseError extends ApiBaseError {
  override readonly name = 'DirectoryInUseError'
  readonly directory: string
  readonly pid: number

  constructor(directory: string, pid: number) {
    super(sentence(messages.directoryInUseError, { directory, pid: String(pid) }), { remedy: 'user' })
    this.directory = directory
    this.pid = pid
  }
}

/** The embedded database serves one process; production needs to say that this is meant. */
export class EmbeddedDatabaseRefusedError extends ApiBaseError {
  override readonly name = 'EmbeddedDatabaseRefusedError'

  constructor() {
    super(sentence(messages.embeddedDatabaseRefusedError), { remedy: 'user' })
  }
}

/** The database was migrated by another version of this program. */
export class MigrationMismatchError extends ApiBaseError {
  override readonly name = 'MigrationMismatchError'
  readonly migration: string

  constructor(migration: string) {
    super(sentence(messages.migrationMismatchError, { migration }), { remedy: 'user' })
    this.migration = migration
  }
}

/** A drop was removed between two statements of one operation. */
export class DropVanishedError extends ApiBaseError {
  override readonly name = 'DropVanishedError'
  readonly dropId: string

  constructor(dropId: string) {
    super(sentence(messages.dropVanishedError, { dropId }), { remedy: 'retry' })
    this.dropId = dropId
  }
}
