import { appendFileSync, chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { startPostgres, type StartPostgresParameters, type TestPostgres } from './startPostgres.ts'
import { giveAway } from './unprivilegedUser.ts'

/** A server that follows another one. Stopped and started again in its directory, it goes on where it was. */
export type TestReplica = TestPostgres & { readonly directory: string }

/**
 * Starts a hot standby by streaming replication, from a copy that is made while the primary runs: what `pg_basebackup -R`
 * does, by the statements that it uses, as the npm package has no such program. It holds a slot, so that the primary keeps
 * what it has not read yet, however long it lags or stands still.
 *
 * @param parameters `settings`: for instance `recovery_min_apply_delay=10s` for one that lags.
 */
export async function startReplica(
  primary: TestPostgres,
  parameters: Omit<StartPostgresParameters, 'directory'> = {},
): Promise<TestReplica> {
  if (!primary.directory) throw new Error('A replica is made of the files of a server that was started here.')
  const directory = mkdtempSync(join(tmpdir(), 'slotdrop-replica-'))
  const slot = `replica_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  try {
    await client.query('select pg_create_physical_replication_slot($1, true)', [slot])
    await client.query('select pg_backup_start($1, true)', [slot])
    copyData(primary.directory, directory)
    const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)')
    write(join(directory, 'backup_label'), rows[0]?.label ?? '')
  } finally {
    await client.end()
  }
  const { hostname, port, username } = new URL(primary.url)
  write(join(directory, 'standby.signal'), '')
  appendFileSync(
    join(directory, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username}'\nprimary_slot_name = '${slot}'\n`,
  )
  const started = await startPostgres({ ...parameters, directory })
  const stop = async () => {
    await started.stop()
    await rm(directory, { recursive: true, force: true })
  }
  return { ...started, directory, stop }
}

/** What a copy must not have: it belongs to the process that runs, or is streamed. */
const ownFiles = new Set(['postmaster.pid', 'postmaster.opts', 'pg_replslot', 'pg_stat_tmp', 'pgsql_tmp'])

function copyData(from: string, to: string): void {
  chmodSync(to, 0o700)
  giveAway(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const { name } = entry
    const [source, target] = [join(from, name), join(to, name)]
    if (entry.isDirectory()) {
      mkdirSync(target)
      if (name === 'pg_wal') copyData(join(from, 'pg_wal/archive_status'), makeFolder(join(target, 'archive_status')))
      else if (!ownFiles.has(name)) copyData(source, target)
      chmodSync(target, 0o700)
      giveAway(target)
    } else if (entry.isFile() && !ownFiles.has(name)) {
      copyUnlessGone(source, target)
    }
  }
}

function makeFolder(path: string): string {
  mkdirSync(path)
  return path
}

/** Files may go while they are copied: what became of them is streamed. */
function copyUnlessGone(source: string, target: string): void {
  try {
    copyFileSync(source, target)
    chmodSync(target, 0o600)
    giveAway(target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

function write(path: string, text: string): void {
  writeFileSync(path, text, { mode: 0o600 })
  giveAway(path)
}
