import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Made, share, shareEmptyEmbedded, sharePostgres } from '@slotdrop/testing/sharing'
import type { TestProject } from 'vitest/node'
import { bundlePrograms } from './bundlePrograms.ts'

const child = fileURLToPath(new URL('makeEmbeddedChild.ts', import.meta.url))
const programs = Object.fromEntries(
  ['serve', 'backup', 'restore'].map((name) => [name, fileURLToPath(new URL(`../bin/${name}.ts`, import.meta.url))]),
)
let ends: (() => Promise<void>)[] = []

/** A PostgreSQL server, and embedded databases that tests copy: to make one takes seconds, to copy its directory does not. Several projects have this setup. */
export async function setup(project: TestProject): Promise<void> {
  const [postgres, databases, bundles] = await Promise.all([
    sharePostgres(),
    share('embedded databases of the API', makeDatabases),
    share('programs of the API', async () => madeIn(await bundlePrograms(programs))),
  ])
  project.provide('postgresUrl', postgres.value)
  project.provide('embeddedDatabases', databases.value)
  project.provide('programs', bundles.value)
  ends = [postgres.end, databases.end, bundles.end]
}

export async function teardown(): Promise<void> {
  for (const end of ends) await end()
}

async function makeDatabases(): Promise<Made<string>> {
  const folder = mkdtempSync(join(tmpdir(), 'slotdrop-api-'))
  const empty = await shareEmptyEmbedded()
  await promisify(execFile)(process.execPath, ['--conditions=@slotdrop/source', child, folder, empty.value])
  return {
    value: folder,
    end: async () => {
      await empty.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function madeIn(folder: string): Made<string> {
  return { value: folder, end: async () => rmSync(folder, { recursive: true, force: true }) }
}
