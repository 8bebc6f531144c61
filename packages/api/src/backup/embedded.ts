import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { ownDirectory } from '../database/ownDirectory.ts'
import { BackupUnreadableError, DatabaseNotEmptyError, RestoredOtherwiseError } from '../errors.ts'
import { readBackup, writeBackup } from './backupFile.ts'
import { countRows, differenceOf, filledTables, type AskRows, type RowCounts } from './countRows.ts'

/**
 * Keeps the embedded database in a file. Nobody else may have it open.
 *
 * @throws DirectoryInUseError
 */
export async function backupEmbedded(dataDir: string, file: string): Promise<RowCounts> {
  return owning(dataDir, (directory) =>
    opened({ dataDir: join(directory, 'pglite') }, async (ask, client) => {
      const rows = await countRows(ask)
      const facts = { format: 'slotdrop-backup-1', kind: 'embedded', takenAt: new Date().toISOString(), rows } as const
      const dump = await client.dumpDataDir('gzip')
      await writeBackup(file, facts, dump.stream())
      return rows
    }),
  )
}

/**
 * Puts a backup in the place of what the embedded database holds. It is made beside it and counted there: what was there is there until
 * the backup is, whole.
 *
 * @throws DirectoryInUseError
 * @throws DatabaseNotEmptyError when there are rows and `replace` was not said
 * @throws RestoredOtherwiseError when other rows would be there than were kept
 */
export async function restoreEmbedded(
  dataDir: string,
  file: string,
  { replace }: { replace: boolean },
): Promise<RowCounts> {
  const { facts, readDump } = await readBackup(file)
  return owning(dataDir, async (directory) => {
    const [present, restored, former] = ['pglite', 'pglite.restored', 'pglite.former'].map((name) =>
      join(directory, name),
    )
    if (present === undefined || restored === undefined || former === undefined) return facts.rows
    if (existsSync(join(present, 'PG_VERSION')) && !replace) {
      const filled = filledTables(await opened({ dataDir: present }, countRows))
      if (filled.length > 0) throw new DatabaseNotEmptyError(filled)
    }
    await rm(restored, { recursive: true, force: true })
    try {
      const found = await opened({ dataDir: restored, loadDataDir: await unpack(file, readDump()) }, countRows)
      const difference = differenceOf(facts.rows, found)
      if (difference !== undefined) throw new RestoredOtherwiseError(difference)
    } catch (error) {
      await rm(restored, { recursive: true, force: true })
      throw error
    }
    await rm(former, { recursive: true, force: true })
    if (existsSync(present)) await rename(present, former)
    await rename(restored, present)
    await rm(former, { recursive: true, force: true })
    return facts.rows
  })
}

/** The archive of the directory. Cut short, it is refused here: the embedded database would fail where nobody listens. */
async function unpack(file: string, dump: Readable): Promise<Blob> {
  const parts: Buffer<ArrayBuffer>[] = []
  try {
    await pipeline(dump, createGunzip(), async (chunks: AsyncIterable<Buffer<ArrayBuffer>>) => {
      for await (const chunk of chunks) parts.push(chunk)
    })
  } catch (error) {
    throw new BackupUnreadableError(file, error instanceof Error ? `${error.message}.` : '')
  }
  return new Blob(parts, { type: 'application/x-tar' })
}

async function owning<result>(dataDir: string, work: (directory: string) => Promise<result>): Promise<result> {
  const directory = join(dataDir, 'database')
  await mkdir(directory, { recursive: true })
  const ownership = await ownDirectory(directory)
  try {
    return await work(directory)
  } finally {
    await ownership.release()
  }
}

async function opened<result>(
  options: { dataDir: string; loadDataDir?: Blob },
  work: (ask: AskRows, client: PGlite) => Promise<result>,
): Promise<result> {
  const client = await PGlite.create(options)
  try {
    return await work(async (statement) => (await client.query<Record<string, unknown>>(statement)).rows, client)
  } finally {
    await client.close()
  }
}
