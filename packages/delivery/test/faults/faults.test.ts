import { startChain, type TestChain } from '@slotdrop/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultNames } from './faults.ts'
import { runSeed } from './runSeed.ts'

/** Between them they have every fault; `test:faults` runs hundreds of others. */
const seeds = [2, 5, 7, 10, 15]

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

const seen = new Set<string>()

test.each(seeds)(
  'seed %i: whatever fails, every row is paid once, and what is said of it is true',
  { tags: ['R23'] },
  async (seed) => {
    const { findings, faults } = await runSeed(chain, seed)
    for (const name of faults) seen.add(name)
    expect(findings).toEqual([])
  },
)

test('no fault is left out', () => {
  expect([...seen].toSorted()).toEqual([...faultNames].toSorted())
})
