import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '@slotdrop/testing/postgres'
import { bundlePrograms } from '../../../packages/api/test/bundlePrograms.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- it is merged with vitest's own
  interface ProvidedContext {
    postgresUrl: string
    /** Folder of the programs, bundled. */
    programs: string
  }
}

let stop: (() => Promise<void>) | undefined

export async function setup(project: TestProject): Promise<void> {
  const [postgres, bundles] = await Promise.all([
    startPostgres(),
    bundlePrograms({
      start: fileURLToPath(new URL('../src/start.ts', import.meta.url)),
      backup: fileURLToPath(new URL('../../../packages/api/bin/backup.ts', import.meta.url)),
      restore: fileURLToPath(new URL('../../../packages/api/bin/restore.ts', import.meta.url)),
    }),
  ])
  project.provide('postgresUrl', postgres.url)
  project.provide('programs', bundles)
  stop = async () => {
    await postgres.stop()
    rmSync(bundles, { recursive: true, force: true })
  }
}

export async function teardown(): Promise<void> {
  await stop?.()
}
