import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { sharePostgres } from '@slotdrop/testing/sharing'
import { bundlePrograms } from '../../../packages/api/test/bundlePrograms.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- it is merged with vitest's own
  interface ProvidedContext {
    postgresUrl: string
    /** Folder of the programs, bundled. */
    programs: string
  }
}

let end: (() => Promise<void>) | undefined

export async function setup(project: TestProject): Promise<void> {
  const [postgres, bundles] = await Promise.all([
    sharePostgres(),
    bundlePrograms({
      start: fileURLToPath(new URL('../src/start.ts', import.meta.url)),
      backup: fileURLToPath(new URL('../../../packages/api/bin/backup.ts', import.meta.url)),
      restore: fileURLToPath(new URL('../../../packages/api/bin/restore.ts', import.meta.url)),
    }),
  ])
  project.provide('postgresUrl', postgres.value)
  project.provide('programs', bundles)
  end = async () => {
    await postgres.end()
    rmSync(bundles, { recursive: true, force: true })
  }
}

export async function teardown(): Promise<void> {
  await end?.()
}
