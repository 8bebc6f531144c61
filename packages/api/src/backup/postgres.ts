import { once } from 'node:events'
import pg from 'pg'
import { DatabaseNotEmptyError, RestoredOtherwiseError } from '../errors.ts'
import { readBackup, writeBackup } from './backupFile.ts'
import { countRows, filledTables, listTables, type AskRows, type RowCounts } from './countRows.ts'
import { startProgram } from './postgresPrograms.ts'

/** Keeps a PostgreSQL database in a file while it is used: rows are counted in the snapshot that is dumped. */
export async function backupPostgres(databaseUrl: string, file: string): Promise<RowCounts> {
  return connected(databaseUrl, async (ask) => {
    await ask('begin isolation level repeatable read, read only')
    const [row] = await ask('select pg_export_snapshot() as snapshot')
    const rows = await countRows(ask)
    const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${String(row?.['snapshot'])}`]
    const facts = { format: 'slotdrop-backup-1', kind: 'postgres', takenAt: new Date().toISOString(), rows } as const
    await writeBackup(file, facts, dumpOf(startProgram('pg_dump', args, databaseUrl)))
    await ask('commit')
    return rows
  })
}

async function* dumpOf({ child, ended }: ReturnType<typeof startProgram>): AsyncGenerator<Uint8Array> {
  // A program that is not there has no output, and says so.
  if (child.pid === undefined) return ended
  yield* child.stdout ?? []
  await ended
}

/**
 * Puts a backup in the place of what a PostgreSQL database holds. All of it is one transaction, the counting of rows included: what
 * was there is there until the backup is, whole.
 *
 * @throws DatabaseNotEmptyError when there are rows and `replace` was not said
 * @throws RestoredOtherwiseError when another number of rows would be there than were kept
 */
export async function restorePostgres(
  databaseUrl: string,
  file: string,
  { replace }: { replace: boolean },
): Promise<RowCounts> {
  const { facts, readDump } = await readBackup(file)
  const removals = await connected(databaseUrl, async (ask) => {
    const filled = filledTables(await countRows(ask))
    if (filled.length > 0 && !replace) throw new DatabaseNotEmptyError(filled)
    return listRemovals(ask)
  })
  const psql = startProgram(
    'psql',
    ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', '--output=/dev/null', '--file=-'],
    databaseUrl,
  )
  const restore = startProgram('pg_restore', ['--no-owner', '--no-privileges', '--clean', '--if-exists', '--file=-'])
  psql.child.stdout?.resume()
  try {
    if (psql.child.pid === undefined) await psql.ended
    if (restore.child.pid === undefined) await restore.ended
    psql.child.stdin?.write(`${removals.join('\n')}\n`)
    readDump().pipe(restore.child.stdin ?? process.stdout)
    for await (const chunk of restore.child.stdout ?? []) {
      if (psql.child.exitCode !== null) break
      if (psql.child.stdin?.write(chunk) === false) await Promise.race([once(psql.child.stdin, 'drain'), psql.ended])
    }
    if (psql.child.exitCode !== null) await psql.ended
    // The end of its input would be the word to commit: it gets that when the dump was whole.
    await restore.ended
    psql.child.stdin?.end(writeCheck(facts.rows))
    await psql.ended
  } catch (error) {
    for (const { child } of [psql, restore]) child.kill('SIGKILL')
    throw toDifference(error)
  }
  return facts.rows
}

/** Statements that remove every table, and every schema but the one that is always there. */
async function listRemovals(ask: AskRows): Promise<string[]> {
  const tables = await listTables(ask)
  const schemas = await ask(`select format('%I', nspname) as quoted from pg_namespace
    where nspname <> 'public' and nspname <> 'information_schema' and nspname not like 'pg\\_%'`)
  return [
    ...tables.map(({ quoted }) => `drop table if exists ${quoted} cascade;`),
    ...schemas.map(({ quoted }) => `drop schema ${String(quoted)} cascade;`),
  ]
}

const otherwise = 'restored otherwise:'

/** Fails the transaction where a table has another number of rows than was kept. */
function writeCheck(rows: RowCounts): string {
  const checks = Object.entries(rows).map(([name, kept]) => {
    const [schema = '', table = ''] = name.split('.')
    const quoted = [schema, table].map((part) => `"${part.replaceAll('"', '""')}"`).join('.')
    return `select count(*) into found from ${quoted};
      if found <> ${kept} then raise exception '${otherwise} % has % rows, % were kept', '${name}', found, ${kept}; end if;`
  })
  return `\ndo $check$ declare found bigint; begin ${checks.join('\n')} end $check$;\n`
}

function toDifference(error: unknown): unknown {
  const [, difference] = (error instanceof Error ? error.message : '').match(/restored otherwise: ([^\n]*)/) ?? []
  return difference === undefined ? error : new RestoredOtherwiseError(difference)
}

async function connected<result>(databaseUrl: string, work: (ask: AskRows) => Promise<result>): Promise<result> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'slotdrop-backup' })
  await client.connect()
  try {
    return await work(async (statement) => (await client.query<Record<string, unknown>>(statement)).rows)
  } finally {
    await client.end()
  }
}
