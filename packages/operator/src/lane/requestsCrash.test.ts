import { startChain, type TestChain } from '@slotdrop/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type DatabaseKind, type TestDatabase } from '../../test/databases.ts'
import { blockClock, type Death, mortalProcess, paymentsPerRow } from '../../test/mortality.ts'
import {
  askFor,
  createProcess,
  onRequest,
  prepareDrop,
  takeTurn,
  type TestDrop,
  testFees,
  toldOf,
  toOrdered,
  waitForBatch,
} from '../../test/world.ts'
import { getOrder, putOrder } from '../store/orders.ts'

const asked = [0, 4, 5]

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

/** Asks for rows, kills a process that sends them at a step, and lets another one take its place. Answers how many steps the first took. */
async function killAndReplace({ db }: TestDatabase, { manifest }: TestDrop, death: Death): Promise<number> {
  await db.execute(
    sql`truncate operator.orders, operator.journal, operator.lanes, operator.timeline, operator.requests`,
  )
  await putOrder(db, toOrdered(manifest), testFees, onRequest())
  const other = createProcess(chain, db, [manifest], { clock: blockClock(chain) })
  await takeTurn(other, manifest.dropId)
  expect(await askFor(db, manifest, asked)).toEqual([undefined, undefined, undefined])
  await waitForBatch(db, manifest)
  const { context, mortality } = mortalProcess(chain, db, manifest, death)
  const stopped = new AbortController()
  const turn = takeTurn(context, manifest.dropId, { signal: stopped.signal }).catch(() => undefined)
  await Promise.race([turn, mortality.died])
  stopped.abort()
  // What the database does when the process has been silent for long.
  await db.execute(sql`update operator.lanes set until = now() - interval '1 second'`)
  await takeTurn(other, manifest.dropId)
  return mortality.steps()
}

test.each<[DatabaseKind, Death['when']]>([
  ['embedded', 'before'],
  ['postgres', 'after'],
])(
  'R1 R26: a process on %s that is killed %s any of its steps pays nobody twice and loses no row that was asked for',
  { timeout: 300_000 },
  async (kind, when) => {
    const database = await createTestDatabase(kind)
    await chain.client.setAutomine(true)
    const drop = await prepareDrop(chain, database.db, { count: 6, slotSize: 3, choice: onRequest() })
    const { manifest, account } = drop
    await chain.client.setAutomine(false)
    let snapshot = await chain.client.snapshot()
    for (let step = 1, isKilled = true; isKilled; step += 1) {
      const steps = await killAndReplace(database, drop, { step, when })
      isKilled = steps >= step
      const told = await toldOf(database.db, manifest, asked)
      const paying = told.map(async (row) => row?.hash && chain.client.getTransactionReceipt({ hash: row.hash }))
      const { status } = (await getOrder(database.db, manifest.dropId)) ?? {}
      expect({
        step,
        payments: await paymentsPerRow(chain, manifest),
        states: told.map((row) => row?.state),
        receipts: (await Promise.all(paying)).map((receipt) => receipt && receipt.status),
        stage: status?.stage,
        wasted: status?.wasted,
      }).toEqual({
        ...{ step, payments: [1, 0, 0, 0, 1, 1], states: asked.map(() => 'received') },
        ...{ receipts: asked.map(() => 'success'), stage: 'on-request', wasted: 0 },
      })
      expect(await chain.client.getTransactionCount({ address: account })).toBe(2)
      await chain.client.revert({ id: snapshot })
      snapshot = await chain.client.snapshot()
    }
    await database.remove()
  },
)
