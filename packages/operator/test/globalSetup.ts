import { mkdtempSync, openAsBlob, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { shareEmptyEmbedded, sharePostgres } from '@slotdrop/testing/sharing'
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

let ends: (() => Promise<void>)[] = []

/** The PostgreSQL server of the run, and one PGlite directory that tests start from: to make one takes seconds, a copy does not. */
export async function setup(project: TestProject): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'slotdrop-operator-'))
  const templateFile = join(folder, 'template.tar')
  const [postgres, empty] = await Promise.all([sharePostgres(), shareEmptyEmbedded()])
  await writeTemplate(empty.value, templateFile)
  project.provide('postgresUrl', postgres.value)
  project.provide('templateFile', templateFile)
  ends = [postgres.end, empty.end, async () => rmSync(folder, { recursive: true, force: true })]
}

export async function teardown(): Promise<void> {
  for (const end of ends) await end()
}

async function writeTemplate(empty: string, file: string): Promise<void> {
  const client = await PGlite.create({ loadDataDir: await openAsBlob(empty) })
  for (const { statements } of migrations) for (const statement of statements) await client.exec(statement)
  const dump = await client.dumpDataDir('none')
  await client.close()
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
}
