/** Every error of this package. */
export class ApiBaseError extends Error {
  override readonly name: string = 'ApiBaseError'
  /** One sentence that may be shown to whoever runs the server. */
  readonly shortMessage: string

  constructor(shortMessage: string, options?: { cause?: unknown }) {
    super(shortMessage, options)
    this.shortMessage = shortMessage
  }
}

/** Another process has the embedded database open. Two would silently lose each other's rows. */
export class DirectoryInUseError extends ApiBaseError {
  override readonly name = 'DirectoryInUseError'
  readonly directory: string
  readonly pid: number

  constructor(directory: string, pid: number) {
    super(
      `The embedded database in ${directory} is in use by process ${pid}. Stop that process, or give this one another DATA_DIR or a DATABASE_URL.`,
    )
    this.directory = directory
    this.pid = pid
  }
}

/** The embedded database serves one process; production needs to say that this is meant. */
export class EmbeddedDatabaseRefusedError extends ApiBaseError {
  override readonly name = 'EmbeddedDatabaseRefusedError'

  constructor() {
    super(
      'The embedded database is not used in production unless asked for. Set DATABASE_URL, or EMBEDDED_DATABASE=on for a single process.',
    )
  }
}

/** The database was migrated by another version of this program. */
export class MigrationMismatchError extends ApiBaseError {
  override readonly name = 'MigrationMismatchError'
  readonly migration: string

  constructor(migration: string) {
    super(`Migration ${migration} in the database differs from this program's. Start the version that wrote it.`)
    this.migration = migration
  }
}

/** A drop was removed between two statements of one operation. */
export class DropVanishedError extends ApiBaseError {
  override readonly name = 'DropVanishedError'
  readonly dropId: string

  constructor(dropId: string) {
    super(`Drop ${dropId} was removed while it was being saved. Save it again.`)
    this.dropId = dropId
  }
}
