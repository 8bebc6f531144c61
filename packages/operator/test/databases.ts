import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import type { JobsDatabase } from '@slotdrop/jobs'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import { migrations } from '../src/store/migrations.ts'
import type { OperatorDatabase } from '../src/store/OperatorDatabase.ts'

/** What is stored, and a process that ends at any step, are tried on both; decisions of a lane on PostgreSQL. */
export const databaseKinds = ['embedded', 'postgres'] as const

export type DatabaseKind = (typeof databaseKinds)[number]

/** A database of its own with the tables of the service. */
export type TestDatabase = {
  readonly db: OperatorDatabase
  readonly jobs: JobsDatabase
  readonly url: string | undefined
  remove(): Promise<void>
}

/** Opens PostgreSQL as a process of the service does. */
function openPostgres(url: string): { db: OperatorDatabase; close: () => Promise<void> } {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // A connection that ends with the server is no news.
  pool.on('error', () => {})
  // Sound: this driver's `execute` answers with pg's result, which has `rows`.
  return { db: drizzlePg(pool) as unknown as OperatorDatabase, close: () => pool.end() }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function createPostgres(): Promise<TestDatabase> {
  const name = `operator_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name}`)
  const place = new URL(inject('postgresUrl'))
  place.pathname = `/${name}`
  const { db, close } = openPostgres(place.href)
  for (const { statements } of migrations) for (const statement of statements) await db.execute(sql.raw(statement))
  return {
    db,
    url: place.href,
    jobs: { kind: 'postgres', url: place.href },
    async remove() {
      await close()
      await onServer(`drop database ${name} with (force)`)
    },
  }
}

async function createEmbedded(): Promise<TestDatabase> {
  const client = await PGlite.create({ loadDataDir: await openAsBlob(inject('templateFile')) })
  // Sound: see above.
  const db = drizzlePglite(client) as unknown as OperatorDatabase
  return { db, url: undefined, jobs: { kind: 'embedded', client }, remove: () => client.close() }
}

export function createTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === 'embedded' ? createEmbedded() : createPostgres()
}
