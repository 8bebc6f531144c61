import fc from 'fast-check'
import { test } from 'vitest'
import { properties } from './properties.ts'
import { readings } from './readings.ts'

/** Cases of each property; `READER_CASES=10000` for a long run of those about readings. */
const readerCases = Number(process.env['READER_CASES'] ?? 200)

const runs: Record<string, number> = { 'a second, deliberately naive tree has the same root': 1000 }

test.each(Object.entries(properties))('%s', { timeout: 120_000 }, async (name, property) => {
  await fc.assert(property as fc.IAsyncProperty<unknown>, { numRuns: runs[name] ?? 300 })
})

test.each(Object.entries(readings))('%s', { timeout: 600_000 }, async (_, property) => {
  await fc.assert(property, { numRuns: readerCases })
})
