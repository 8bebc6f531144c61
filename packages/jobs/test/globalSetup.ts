import { shareEmptyEmbedded, sharePostgres } from '@slotdrop/testing/sharing'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- it is merged with vitest's own
  interface ProvidedContext {
    postgresUrl: string
    /** An embedded database without tables, as PGlite dumps its directory. */
    emptyEmbedded: string
  }
}

let ends: (() => Promise<void>)[] = []

export async function setup(project: TestProject): Promise<void> {
  const [postgres, embedded] = await Promise.all([sharePostgres(), shareEmptyEmbedded()])
  project.provide('postgresUrl', postgres.value)
  project.provide('emptyEmbedded', embedded.value)
  ends = [postgres.end, embedded.end]
}

export async function teardown(): Promise<void> {
  for (const end of ends) await end()
}
