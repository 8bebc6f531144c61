import type { TestProject } from 'vitest/node'
import { startPostgres } from '@slotdrop/testing/postgres'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- it is merged with vitest's own
  interface ProvidedContext {
    postgresUrl: string
  }
}

let stop: (() => Promise<void>) | undefined

export async function setup(project: TestProject): Promise<void> {
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url)
  stop = postgres.stop
}

export async function teardown(): Promise<void> {
  await stop?.()
}
