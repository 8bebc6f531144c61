import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { startPostgres } from '@slotdrop/testing/postgres'
import type { TestProject } from 'vitest/node'
import { migrations } from '../src/store/migrations.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- it is merged with vitest's own
  interface ProvidedContext {
    postgresUrl: string
    /** An embedded database with the tables of the service, as PGlite dumps its directory. */
    templateFile: string
  }
}

let end: (() => Promise<void>) | undefined

/** One PostgreSQL server, and one PGlite directory that tests start from: initdb takes seconds, a copy does not. */
export async function setup(project: TestProject): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'slotdrop-operator-'))
  const templateFile = join(folder, 'template.tar')
  const [postgres] = await Promise.all([startPostgres(), writeTemplate(templateFile)])
  project.provide('postgresUrl', postgres.url)
  project.provide('templateFile', templateFile)
  end = async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function teardown(): Promise<void> {
  await end?.()
}

async function writeTemplate(file: string): Promise<void> {
  const client = await PGlite.create()
  for (const { statements } of migrations) for (const statement of statements) await client.exec(statement)
  const dump = await client.dumpDataDir('none')
  await client.close()
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
}
