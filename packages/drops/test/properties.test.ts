import fc from 'fast-check'
import { test } from 'vitest'
import { properties } from './properties.ts'
import { readings } from './readings.ts'

/** Cases of each property about readings; `READER_CASES=10000` for a long run of all. */
const readerCases = Number(process.env['READER_CASES'] ?? 200)

const runs: Record<string, number> = { 'a second, deliberately naive tree has the same root': 1000 }

test.each(Object.entries(properties))('%s', { timeout: 600_000 }, async (name, property) => {
  const numRuns = Math.max(runs[name] ?? 300, Number(process.env['READER_CASES'] ?? 0))
  await fc.assert(property as fc.IAsyncProperty<unknown>, { numRuns })
})

test.each(Object.entries(readings))('%s', { timeout: 600_000 }, async (_, property) => {
  await fc.assert(property, { numRuns: readerCases })
})
