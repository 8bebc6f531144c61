import { randomBytes } from 'node:crypto'
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase, type CreateDatabaseParameters, type OpenDatabase } from '../src/database/createDatabase.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- it is merged with vitest's own
  interface ProvidedContext {
    postgresUrl: string
    templateFile: string
  }
}

/** Every suite about data runs on both. */
export const databaseKinds = ['embedded', 'postgres'] as const

export type DatabaseKind = (typeof databaseKinds)[number]

/** An empty database of its own, which can be opened again and again: a second process, a restart. */
export type TestDatabase = {
  kind: DatabaseKind
  parameters: CreateDatabaseParameters
  open: (more?: CreateDatabaseParameters) => Promise<OpenDatabase>
  remove: () => Promise<void>
}

export async function createTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === 'embedded' ? createEmbedded() : createPostgres()
}

async function createEmbedded(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'slotdrop-db-'))
  const template = await openAsBlob(inject('templateFile'))
  const parameters = { dataDir, template }
  return {
    kind: 'embedded',
    parameters,
    ...opener(parameters),
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

async function createPostgres(): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const parameters = { databaseUrl: url.href }
  return {
    kind: 'postgres',
    parameters,
    ...opener(parameters),
    remove: () => onServer(server, `drop database ${name} with (force)`),
  }
}

function opener(parameters: CreateDatabaseParameters) {
  return { open: (more: CreateDatabaseParameters = {}) => createDatabase({ ...parameters, ...more }) }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
