import { sql } from 'drizzle-orm'
import { startChain, type TestChain } from '@slotdrop/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../test/databases.ts'
import { blockClock, type Death, mortalProcess, paymentsPerRow } from '../../test/mortality.ts'
import { createProcess, prepareDrop, takeTurn, type TestDrop, testFees, toOrdered } from '../../test/world.ts'
import { getOrder, putOrder } from '../store/orders.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

describe.each(databaseKinds)('R1: a process that ends at any of its steps, on %s', (kind) => {
  let database: TestDatabase
  let drop: TestDrop
  beforeAll(async () => {
    database = await createTestDatabase(kind)
    await chain.client.setAutomine(true)
    drop = await prepareDrop(chain, database.db, { count: 11, slotSize: 3 })
    await chain.client.setAutomine(false)
  })
  afterAll(() => database.remove())

  /** Kills a process at a step, and lets another one take its place. Answers how many steps the first one took. */
  async function killAndReplace(death: Death): Promise<number> {
    const { db } = database
    const { manifest } = drop
    await db.execute(sql`truncate operator.orders, operator.journal, operator.lanes, operator.timeline`)
    await putOrder(db, toOrdered(manifest), testFees)
    const { context, mortality } = mortalProcess(chain, db, manifest, death)
    const stopped = new AbortController()
    const turn = takeTurn(context, manifest.dropId, { signal: stopped.signal }).catch(() => undefined)
    await Promise.race([turn, mortality.died])
    stopped.abort()
    // Asked to end it leaves the lane; of one that was killed the database takes it when it has been silent for long.
    if (death.when === 'asked') await turn
    else await db.execute(sql`update operator.lanes set until = now() - interval '1 second'`)
    const successor = createProcess(chain, db, [manifest], { clock: blockClock(chain) })
    await takeTurn(successor, manifest.dropId)
    return mortality.steps()
  }

  test.each([
    ['killed before it', 'before'],
    ['killed after it', 'after'],
    ['asked to end in it', 'asked'],
  ] as const)(
    '%s: another one pays every row once, wastes nothing, and the gas money goes back',
    { timeout: 300_000 },
    async (_case, when) => {
      const { manifest, account } = drop
      let snapshot = await chain.client.snapshot()
      for (let step = 1; ; step += 1) {
        const steps = await killAndReplace({ step, when })
        const payments = await paymentsPerRow(chain, manifest)
        const order = await getOrder(database.db, manifest.dropId)
        // One a slot at most, and one that gives back.
        const transactions = await chain.client.getTransactionCount({ address: account })
        expect(transactions).toBeLessThanOrEqual(manifest.slotCount + 1)
        expect({
          step,
          payments,
          stage: order?.status.stage,
          end: order?.status.end,
          wasted: order?.status.wasted,
          counted: order?.status.transactions,
          left: await chain.client.getBalance({ address: account }),
        }).toEqual({
          ...{ step, payments: payments.map(() => 1), stage: 'over', end: 'complete', wasted: 0, left: 0n },
          counted: transactions - 1,
        })
        await chain.client.revert({ id: snapshot })
        snapshot = await chain.client.snapshot()
        if (steps < step) return
      }
    },
  )
})
