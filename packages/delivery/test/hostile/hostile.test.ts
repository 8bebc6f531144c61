import { startChain, type TestChain } from '@slotdrop/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runHostile } from './runHostile.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

test('of 500 recipients one in fifty is hostile: all others are paid, each of these is named, and hardly any gas is wasted', async () => {
  const { findings, gas, gasWasted, hostile, paid } = await runHostile(chain, { count: 500, slotSize: 50 })
  expect({ findings, hostile, paid }).toEqual({ findings: [], hostile: 10, paid: 490 })
  expect(gasWasted * 50n).toBeLessThanOrEqual(gas)
})
