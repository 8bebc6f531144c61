import { shareEmptyEmbedded } from '@slotdrop/testing/sharing'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- it is merged with vitest's own
  interface ProvidedContext {
    /** An embedded database without tables, as PGlite dumps its directory. */
    emptyEmbedded: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { value, end } = await shareEmptyEmbedded()
  project.provide('emptyEmbedded', value)
  return end
}
