import { createDatabase } from '../database/createDatabase.ts'
import { OtherBackupKindError } from '../errors.ts'
import { readBackup } from './backupFile.ts'
import type { RowCounts } from './countRows.ts'
import { backupEmbedded, restoreEmbedded } from './embedded.ts'
import { backupPostgres, restorePostgres } from './postgres.ts'
import { verifyDrops } from './verifyDrops.ts'

/** Which database: PostgreSQL, or without a URL the embedded one. */
type Place = { readonly databaseUrl: string | null; readonly dataDir: string }

/** Keeps the database in one new file. PostgreSQL may be used meanwhile; the embedded one may not. */
export async function backup({ databaseUrl, dataDir }: Place, file: string): Promise<RowCounts> {
  return databaseUrl === null ? backupEmbedded(dataDir, file) : backupPostgres(databaseUrl, file)
}

/** What a restore found in the database afterwards. */
export type Restored = { readonly rows: RowCounts; readonly drops: number; readonly dropRows: number }

/**
 * Puts a backup into an empty database, or with `replace` in the place of what it holds, migrates it, and computes root and id of each
 * of its drops anew.
 *
 * @throws OtherBackupKindError, DatabaseNotEmptyError, BackupUnreadableError, RestoredOtherwiseError
 */
export async function restore(place: Place, file: string, options: { replace: boolean }): Promise<Restored> {
  const { databaseUrl, dataDir } = place
  const { facts } = await readBackup(file)
  if (facts.kind !== (databaseUrl === null ? 'embedded' : 'postgres')) throw new OtherBackupKindError(file, facts.kind)
  const rows =
    databaseUrl === null
      ? await restoreEmbedded(dataDir, file, options)
      : await restorePostgres(databaseUrl, file, options)
  const database = await createDatabase({ databaseUrl, dataDir })
  try {
    const verified = await verifyDrops(database.db)
    return { rows, drops: verified.drops, dropRows: verified.rows }
  } finally {
    await database.close()
  }
}
