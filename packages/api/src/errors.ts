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

/** A program of PostgreSQL that backups are made with is not on this machine. */
export class BackupProgramMissingError extends ApiBaseError {
  override readonly name = 'BackupProgramMissingError'
  readonly program: string

  constructor(program: string) {
    super(sentence(messages.backupProgramMissingError, { program }), { remedy: 'user' })
    this.program = program
  }
}

/** A program of PostgreSQL refused, and said why. */
export class BackupProgramFailedError extends ApiBaseError {
  override readonly name = 'BackupProgramFailedError'
  readonly program: string

  constructor(program: string, code: number | null, output: string) {
    super(sentence(messages.backupProgramFailedError, { program, code: String(code), output }), { remedy: 'user' })
    this.program = program
  }
}

/** A backup overwrites nothing. */
export class BackupExistsError extends ApiBaseError {
  override readonly name = 'BackupExistsError'
  readonly file: string

  constructor(file: string) {
    super(sentence(messages.backupExistsError, { file }), { remedy: 'user' })
    this.file = file
  }
}

/** A file is no backup, is one of a later form, or is cut short. */
export class BackupUnreadableError extends ApiBaseError {
  override readonly name = 'BackupUnreadableError'
  readonly file: string

  constructor(file: string, reason: string) {
    super(sentence(messages.backupUnreadableError, { file, reason }), { remedy: 'user' })
    this.file = file
  }
}

/** A backup is of the other kind of database. */
export class OtherBackupKindError extends ApiBaseError {
  override readonly name = 'OtherBackupKindError'
  readonly kind: 'postgres' | 'embedded'

  constructor(file: string, kind: 'postgres' | 'embedded') {
    super(sentence(messages.otherBackupKindError, { file, kind }), { remedy: 'user' })
    this.kind = kind
  }
}

/** A restore would lose what the database holds. */
export class DatabaseNotEmptyError extends ApiBaseError {
  override readonly name = 'DatabaseNotEmptyError'
  readonly tables: readonly string[]

  constructor(tables: readonly string[]) {
    super(sentence(messages.databaseNotEmptyError, { tables: tables.join(', ') }), { remedy: 'user' })
    this.tables = tables
  }
}

/** A restored database has other rows than the backup says, or a drop that does not follow from its rows. */
export class RestoredOtherwiseError extends ApiBaseError {
  override readonly name = 'RestoredOtherwiseError'
  readonly difference: string

  constructor(difference: string) {
    super(sentence(messages.restoredOtherwiseError, { difference }), { remedy: 'user' })
    this.difference = difference
  }
}
