import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '@slotdrop/testing/postgres'

let end: (() => Promise<void>) | undefined

/** One PostgreSQL server, and one PGlite directory that tests start from: initdb takes seconds, a copy does not. */
export async function setup(project: TestProject): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'slotdrop-api-'))
  const [postgres] = await Promise.all([startPostgres(), writeTemplate(join(folder, 'template.tar'))])
  console.log(`PostgreSQL for the API tests: ${postgres.source}`)
  project.provide('postgresUrl', postgres.url)
  project.provide('templateFile', join(folder, 'template.tar'))
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
  const dump = await client.dumpDataDir('none')
  await client.close()
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
}
