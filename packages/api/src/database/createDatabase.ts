import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { JobsDatabase } from '@slotdrop/jobs'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { EmbeddedDatabaseRefusedError } from '../errors.ts'
import type { Database } from './database.ts'
import { migrations as ownMigrations } from './migrations.generated.ts'
import { openPool } from './openPool.ts'
import { ownDirectory } from './ownDirectory.ts'
import type { ReplicaHealth, ReplicaState } from './replicas/openReplica.ts'
import { openReplicas } from './replicas/openReplicas.ts'
import { readPrimary, type PublicReader } from './replicas/publicReader.ts'
import { listPendingMigrations, runMigrations, type Migration } from './runMigrations.ts'
import * as schema from './schema.ts'
import { beginWithSignal } from './statementSignal.ts'
import { timeQueries, type OnQuery } from '../metrics/timeQueries.ts'
import { traceQueries } from '../tracing/traceQueries.ts'

/** A migrated database and what its owner does with it. */
export type OpenDatabase = {
  readonly db: Database
  readonly kind: 'postgres' | 'embedded'
  /** Where the jobs of this database are kept: beside its tables. */
  readonly jobs: JobsDatabase
  /** A reader of what is public, for one request: from a replica, where there is one that answers rightly. */
  readonly readPublic: () => PublicReader
  /** Resolves when the database answers and has every migration; rejects otherwise. */
  readonly checkHealth: () => Promise<DatabaseHealth>
  /** How each replica did when it was last looked at, in the order of their URLs. */
  readonly replicaHealth: () => readonly ReplicaHealth[]
  /** Ends connections, and gives the embedded directory free. Safe to call twice. */
  readonly close: () => Promise<void>
}

/** What {@link OpenDatabase.checkHealth} found. */
export type DatabaseHealth = { readonly ready: boolean; readonly pendingMigrations: readonly string[] }

export type CreateDatabaseParameters = {
  /** PostgreSQL. Absent or `null`: the embedded database in `dataDir`. */
  databaseUrl?: string | null | undefined
  /** Replicas of it by streaming replication. What they do not answer, or not rightly, the primary does. */
  replicaUrls?: readonly string[] | undefined
  /** Parent of the embedded database's own directory. */
  dataDir?: string | undefined
  /** In production the embedded database is refused unless `allowEmbedded`. */
  production?: boolean | undefined
  allowEmbedded?: boolean | undefined
  /** Most connections to PostgreSQL at once. */
  poolSize?: number | undefined
  /** Called when a connection ends by itself; PostgreSQL going away must not end the process. */
  onConnectionError?: ((error: Error) => void) | undefined
  /** Called when a replica is in another state than before; replicas are counted from 0. */
  onReplicaState?: ((replica: number, state: ReplicaState) => void) | undefined
  migrations?: readonly Migration[] | undefined
  /** Called with each statement and the time that it took. */
  onQuery?: OnQuery | undefined
  /** Those of a service that keeps tables of its own beside, after the server's. */
  moreMigrations?: readonly Migration[] | undefined
  /** Tells of each statement as a span (OpenTelemetry). */
  traced?: boolean | undefined
}

/**
 * Opens the database and migrates it: PostgreSQL by its URL, else PGlite on disk. One schema, one set of migrations.
 *
 * @throws DirectoryInUseError when another process has the embedded directory.
 * @throws EmbeddedDatabaseRefusedError in production without `allowEmbedded`.
 *
 * @example
 * const database = await createDatabase({ dataDir: '.data' })
 * const api = createApi({ db: database.db, … })
 */
export async function createDatabase(parameters: CreateDatabaseParameters): Promise<OpenDatabase> {
  if (parameters.databaseUrl) return openPostgres(parameters.databaseUrl, parameters)
  if (parameters.production && !parameters.allowEmbedded) throw new EmbeddedDatabaseRefusedError()
  return openEmbedded(join(parameters.dataDir ?? '.data', 'database'), parameters)
}

async function openPostgres(url: string, parameters: CreateDatabaseParameters): Promise<OpenDatabase> {
  const pool = {
    size: parameters.poolSize,
    traced: parameters.traced,
    onQuery: parameters.onQuery,
    onConnectionError: (error: Error) => parameters.onConnectionError?.(error),
  }
  const { db, end } = openPool(url, pool)
  const open = await migrateAndWrap(db, { kind: 'postgres', url }, parameters, once(end))
  const { migrations = ownMigrations, replicaUrls: urls = [] } = parameters
  const replicas = await openReplicas({ urls, primary: db, migrations, pool, onState: parameters.onReplicaState })
  return {
    ...open,
    readPublic: replicas.readPublic,
    replicaHealth: replicas.health,
    close: once(async () => {
      await replicas.close()
      await open.close()
    }),
  }
}

async function openEmbedded(directory: string, parameters: CreateDatabaseParameters): Promise<OpenDatabase> {
  await mkdir(directory, { recursive: true })
  // PGlite itself lets a second process in.
  const ownership = await ownDirectory(directory)
  let client: PGlite
  try {
    client = await PGlite.create({ dataDir: join(directory, 'pglite') })
  } catch (error) {
    await ownership.release()
    throw error
  }
  // Sound: what wraps `query` hands on the arguments and the answer that it is given, whatever the driver's overloads.
  if (parameters.traced) traceQueries(client as unknown as Parameters<typeof traceQueries>[0], 'pglite')
  // Sound: as above.
  if (parameters.onQuery) timeQueries(client as unknown as Parameters<typeof timeQueries>[0], parameters.onQuery)
  beginWithSignal(client)
  // Sound: this driver's `execute` answers with PGlite's result, which has `rows`.
  const db = drizzle(client, { schema }) as unknown as Database
  const close = once(async () => {
    await client.close()
    await ownership.release()
  })
  return migrateAndWrap(db, { kind: 'embedded', client }, parameters, close)
}

async function migrateAndWrap(
  db: Database,
  jobs: JobsDatabase,
  parameters: CreateDatabaseParameters,
  close: () => Promise<void>,
): Promise<OpenDatabase> {
  const migrations = [...(parameters.migrations ?? ownMigrations), ...(parameters.moreMigrations ?? [])]
  try {
    await runMigrations(db, migrations)
  } catch (error) {
    await close()
    throw error
  }
  const checkHealth = async () => {
    await db.execute(sql`select 1`)
    const pendingMigrations = await listPendingMigrations(db, migrations)
    return { ready: pendingMigrations.length === 0, pendingMigrations }
  }
  return { db, kind: jobs.kind, jobs, readPublic: () => readPrimary(db), checkHealth, replicaHealth: () => [], close }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => (done ??= work())
}
