import { openAsBlob } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PGlite, type Transaction as Work } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from './database.ts'
import { migrations } from './migrations.generated.ts'
import { runMigrations } from './runMigrations.ts'
import * as schema from './schema.ts'

/** An embedded database in memory. One takes hundreds of megabytes, so it holds several sets of tables. */
export type MemoryDatabase = {
  /** Creates empty tables that share nothing with those created before. */
  readonly createTables: () => Promise<{ readonly db: Database; readonly remove: () => Promise<void> }>
  readonly close: () => Promise<void>
}

/**
 * Opens a database for mocks.
 *
 * @param image file of an empty database, which takes seconds to create; written if it is absent or of another version of PostgreSQL
 */
export async function openMemoryDatabase(image: string): Promise<MemoryDatabase> {
  const client = await load(image).catch(async () => {
    await writeImage(image)
    return load(image)
  })
  let created = 0
  return {
    createTables: async () => {
      created += 1
      const name = `tables_${created}`
      await client.exec(`create schema ${name}`)
      const db = openNamespace(client, name)
      await runMigrations(db, unqualified)
      return { db, remove: async () => void (await client.exec(`drop schema ${name} cascade`)) }
    },
    close: () => client.close(),
  }
}

async function load(image: string): Promise<PGlite> {
  return PGlite.create({ loadDataDir: await openAsBlob(image) })
}

async function writeImage(image: string): Promise<void> {
  const client = await PGlite.create()
  // Each start clears all of it.
  await client.exec("alter system set shared_buffers = '16MB'")
  const dump = await client.dumpDataDir('none')
  await client.close()
  await mkdir(dirname(image), { recursive: true })
  const part = `${image}.${process.pid}`
  await writeFile(part, Buffer.from(await dump.arrayBuffer()))
  await rename(part, image)
}

/** The generated statements name `public` in foreign keys. */
const unqualified = migrations.map((migration) => ({
  ...migration,
  statements: migration.statements.map((statement) => statement.replaceAll('"public".', '')),
}))

/** All namespaces share one connection, so each transaction sets its own search path. */
function openNamespace(client: PGlite, name: string): Database {
  function transaction<result>(work: (tx: Work) => Promise<result>): Promise<result> {
    return client.transaction(async (tx) => {
      await tx.exec(`set local search_path to ${name}`)
      return work(tx)
    })
  }
  const query = (...parameters: Parameters<PGlite['query']>) => transaction((tx) => tx.query(...parameters))
  // Sound: the driver calls `query` and `transaction` alone, and its `execute` returns PGlite's result, which has `rows`.
  return drizzle({ query, transaction } as unknown as PGlite, { schema }) as unknown as Database
}
