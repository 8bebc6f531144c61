import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Made, share, shareEmptyEmbedded, sharePostgres } from '@slotdrop/testing/sharing'
import type { TestProject } from 'vitest/node'
import { bundlePrograms } from './bundlePrograms.ts'
import { onServer } from './onServer.ts'

const child = fileURLToPath(new URL('makeDatabasesChild.ts', import.meta.url))
const sources = {
  serve: '../bin/serve.ts',
  backup: '../bin/backup.ts',
  restore: '../bin/restore.ts',
  openDatabase: 'openDatabaseChild.ts',
}
const programs = Object.fromEntries(
  Object.entries(sources).map(([name, path]) => [name, fileURLToPath(new URL(path, import.meta.url))]),
)
let ends: (() => Promise<void>)[] = []

/** A PostgreSQL server, and databases that tests copy: to make and migrate one takes longer than to copy it. Several projects have this setup. */
export async function setup(project: TestProject): Promise<void> {
  const [postgres, databases, bundles] = await Promise.all([
    sharePostgres(),
    share('databases of the API', makeDatabases),
    share('programs of the API', async () => madeIn(await bundlePrograms(programs))),
  ])
  project.provide('postgresUrl', postgres.value)
  project.provide('embeddedDatabases', databases.value.folder)
  project.provide('migratedPostgres', databases.value.migratedPostgres)
  project.provide('programs', bundles.value)
  ends = [postgres.end, databases.end, bundles.end]
}

export async function teardown(): Promise<void> {
  for (const end of ends) await end()
}

async function makeDatabases(): Promise<Made<{ folder: string; migratedPostgres: string }>> {
  const folder = mkdtempSync(join(tmpdir(), 'slotdrop-api-'))
  const [empty, postgres] = await Promise.all([shareEmptyEmbedded(), sharePostgres()])
  const name = `migrated_${randomBytes(6).toString('hex')}`
  await onServer(postgres.value, `create database ${name}`)
  const url = new URL(postgres.value)
  url.pathname = `/${name}`
  const args = ['--conditions=@slotdrop/source', child, folder, empty.value, url.href]
  await promisify(execFile)(process.execPath, args)
  return {
    value: { folder, migratedPostgres: name },
    end: async () => {
      await onServer(postgres.value, `drop database ${name} with (force)`)
      await postgres.end()
      await empty.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function madeIn(folder: string): Made<string> {
  return { value: folder, end: async () => rmSync(folder, { recursive: true, force: true }) }
}
