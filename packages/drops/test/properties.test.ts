import fc from 'fast-check'
import { test } from 'vitest'
import { properties } from './properties.ts'

const runs: Record<string, number> = { 'a second, deliberately naive tree has the same root': 1000 }

test.each(Object.entries(properties))('%s', { timeout: 120_000 }, async (name, property) => {
  await fc.assert(property as fc.IAsyncProperty<unknown>, { numRuns: runs[name] ?? 300 })
})
