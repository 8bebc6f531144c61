import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startPostgres } from '@slotdrop/testing/postgres'
import type { TestProject } from 'vitest/node'
import { bundlePrograms } from './bundlePrograms.ts'

const child = fileURLToPath(new URL('makeEmbeddedChild.ts', import.meta.url))
const programs = Object.fromEntries(
  ['serve', 'backup', 'restore'].map((name) => [name, fileURLToPath(new URL(`../bin/${name}.ts`, import.meta.url))]),
)
let end: (() => Promise<void>) | undefined

/** One PostgreSQL server, and embedded databases that tests copy: to make one takes seconds, to copy its directory does not. */
export async function setup(project: TestProject): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'slotdrop-api-'))
  const [postgres, bundles] = await Promise.all([
    startPostgres(),
    bundlePrograms(programs),
    promisify(execFile)(process.execPath, ['--conditions=@slotdrop/source', child, folder]),
  ])
  console.log(`PostgreSQL for the API tests: ${postgres.source}`)
  project.provide('postgresUrl', postgres.url)
  project.provide('embeddedDatabases', folder)
  project.provide('programs', bundles)
  end = async () => {
    await postgres.stop()
    for (const each of [folder, bundles]) rmSync(each, { recursive: true, force: true })
  }
}

export async function teardown(): Promise<void> {
  await end?.()
}
