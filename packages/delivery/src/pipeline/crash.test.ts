import { getChainFacts } from '@slotdrop/chains'
import { startChain, type TestChain } from '@slotdrop/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createBlockClock,
  mortal,
  paymentsPerRow,
  pipelining,
  type PreparedDrop,
  prepareDrop,
  registerOperator,
} from '../../test/support.ts'
import { createMemoryJournal } from '../journal/journal.ts'
import type { LocalSigner } from '../ports.ts'

/** So little gas a transaction that each carries one slot, and eight are under way at a time. */
const facts = { ...getChainFacts(31_337), transactionGasCap: 260_000n }

let chain: TestChain
let drop: PreparedDrop
let signer: LocalSigner
beforeAll(async () => {
  chain = await startChain()
  drop = await prepareDrop(chain, { count: 23, slotSize: 3 })
  signer = await registerOperator(chain, drop)
  await chain.client.setAutomine(false)
})
afterAll(() => chain.stop())

/** Runs a pipeline that ends at a step, and answers how many steps it took in all. */
async function runUntil(step: number, when: 'before' | 'after', journal: ReturnType<typeof createMemoryJournal>) {
  let end: () => void = () => {}
  const died = new Promise<void>((resolve) => (end = resolve))
  const world = mortal(chain, journal, { step, when, onEnd: () => end() })
  const pipeline = pipelining(chain, { ...drop, signer }, { ...world, facts, clock: createBlockClock(chain) })
  await Promise.race([pipeline.start(), died])
  pipeline.dispose()
  return world.steps()
}

describe.each(['before', 'after'] as const)('a process that ends %s any of its steps', { tags: ['R1'] }, (when) => {
  test('is followed by one that pays every row once, and wastes no transaction', { timeout: 300_000 }, async () => {
    const start = await chain.client.snapshot()
    let isOver = false
    let snapshot = start
    for (let step = 1; !isOver; step += 1) {
      const journal = createMemoryJournal()
      isOver = (await runUntil(step, when, journal)) < step
      const next = pipelining(chain, { ...drop, signer }, { journal, facts, clock: createBlockClock(chain) })
      await next.start()
      const payments = await paymentsPerRow(chain, drop.manifest)
      expect({ step, phase: next.getState().phase, payments }).toEqual({
        step,
        phase: 'complete',
        payments: payments.map(() => 1),
      })
      expect(await chain.client.getTransactionCount({ address: signer.address })).toBe(drop.manifest.slotCount)
      await chain.client.revert({ id: snapshot })
      snapshot = await chain.client.snapshot()
    }
  })
})
