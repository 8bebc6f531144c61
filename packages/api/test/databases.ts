import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createDatabase, type CreateDatabaseParameters, type OpenDatabase } from '../src/database/createDatabase.ts'
import { onServer } from './onServer.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- it is merged with vitest's own
  interface ProvidedContext {
    postgresUrl: string
    /** Where `globalSetup.ts` made them. */
    embeddedDatabases: string
    /** The database on the server of `postgresUrl` that has the tables. */
    migratedPostgres: string
    /** Folder of the programs, bundled. */
    programs: string
  }
}

/** Every suite about data runs on both. */
export const databaseKinds = ['embedded', 'postgres'] as const

export type DatabaseKind = (typeof databaseKinds)[number]

/** A database of its own without rows, which can be opened again and again: a second process, a restart. */
export type TestDatabase = {
  kind: DatabaseKind
  parameters: CreateDatabaseParameters
  open: (more?: CreateDatabaseParameters) => Promise<OpenDatabase>
  remove: () => Promise<void>
}

export async function createTestDatabase(
  kind: DatabaseKind,
  start: 'empty' | 'migrated' = 'migrated',
): Promise<TestDatabase> {
  return kind === 'embedded' ? createEmbedded(start) : createPostgres(start)
}

function createEmbedded(start: 'empty' | 'migrated'): TestDatabase {
  const dataDir = mkdtempSync(join(tmpdir(), 'slotdrop-db-'))
  cpSync(join(inject('embeddedDatabases'), start), dataDir, { recursive: true })
  const parameters = { dataDir }
  return {
    kind: 'embedded',
    parameters,
    ...opener(parameters),
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

async function createPostgres(start: 'empty' | 'migrated'): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const template = start === 'migrated' ? ` template ${inject('migratedPostgres')}` : ''
  await onServer(server, `create database ${name}${template}`)
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
