import { setTimeout as delay } from 'node:timers/promises'
import type { Manifest } from '@slotdrop/drops'
import { type Jobs, openJobs } from '@slotdrop/jobs'
import { startChain, type TestChain } from '@slotdrop/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handTime } from '../test/clocks.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../test/databases.ts'
import {
  amounts,
  balances,
  createProcess,
  createSender,
  register,
  seal,
  testFees,
  testSeed,
  toOrdered,
} from '../test/world.ts'
import { createOperator, type Operator } from './createOperator.ts'
import { queues } from './queues.ts'
import { createKeyring } from './seed/createKeyring.ts'
import { createSendingService } from './service/createSendingService.ts'

/** Waits for what processes do by themselves. */
async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    await delay(50)
  }
}

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

describe.each(databaseKinds)('the service on %s', (kind) => {
  let database: TestDatabase
  let jobs: Jobs
  const operators: Operator[] = []
  beforeAll(async () => {
    database = await createTestDatabase(kind)
    jobs = await openJobs({ database: database.jobs, queues, onError: () => {} })
  })
  afterAll(async () => {
    for (const operator of operators) await operator.stop()
    await jobs.stop()
    await database.remove()
  })

  test('tells which account to register, sends once the chain names it, and says what happened', async () => {
    const { db } = database
    const service = createSendingService({ db, jobs })
    expect(await service.listChains()).toEqual([])
    // One each: what a sender approves is for all her drops together.
    const senders = [await createSender(chain), await createSender(chain)]
    const manifests: Manifest[] = []
    for (const sender of senders) manifests.push(await seal(chain, sender, { count: 43, slotSize: 10 }))
    for (let processes = 0; processes < 2; processes++)
      operators.push(
        await createOperator({ ...createProcess(chain, db, manifests), jobs, chainIds: [31_337], maxLanes: 2 }),
      )
    expect(await createSendingService({ db, jobs }).listChains()).toEqual([31_337])
    for (const [index, manifest] of manifests.entries()) {
      const sender = senders[index]
      if (!sender) throw new Error('Nobody sends it.')
      const drop = toOrdered(manifest)
      const answer = await until(() => service.quote(drop, testFees))
      if (answer.kind !== 'plan') throw new Error(answer.problem.message)
      const { address: account } = createKeyring(testSeed).accountOf({ chainId: 31_337, dropId: drop.id })
      expect(answer.plan).toMatchObject({ account, rows: manifest.rowCount, slots: manifest.slotCount, purse: 0n })
      // Whoever is asked to let it send hears whose it is.
      expect(await service.isAccountOf(drop.id, account.toLowerCase() as typeof account)).toBe(true)
      expect(await service.isAccountOf(drop.id, manifest.terms.sender)).toBe(false)
      const { revision } = await service.start(drop, testFees)
      expect(await service.look(drop.id)).toMatchObject({ intent: 'send', revision, status: { stage: 'unnamed' } })
      await register(chain, { sender, manifest, operator: account, money: answer.plan.gasMoney })
    }
    for (const manifest of manifests) {
      const order = await until(async () => {
        const found = await service.getOrder(manifest.dropId)
        return found?.status.stage === 'over' ? found : undefined
      })
      expect(order.status).toMatchObject({ end: 'complete', settledRows: manifest.rowCount, wasted: 0 })
      expect(await balances(chain, manifest)).toEqual(amounts(manifest))
      const { account = '0x' } = order
      expect(await chain.client.getBalance({ address: account })).toBe(0n)
      expect((await service.listEvents(manifest.dropId, 1)).map((event) => event.kind)).toEqual(['ended'])
    }
  })

  test('a clock that jumps by ten minutes lets no process be taken for gone', { tags: ['D12'] }, async () => {
    const { db } = database
    const time = handTime()
    const parameters = { ...createProcess(chain, db, [], time), jobs: { ...jobs, work: async () => {} }, chainIds: [7] }
    const operator = await createOperator(parameters)
    operators.push(operator)
    for (const jump of [-600_000, 1_200_000]) {
      // As half a minute later, in which the clock on the wall was set.
      await db.execute(sql`update operator.processes set seen_at = seen_at - interval '30 seconds'`)
      time.jump(jump)
      time.pass(30_000)
      await until(async () => (operator.silence() === 0 ? true : undefined))
      const { rows } = await db.execute<{ is_seen: boolean }>(
        sql`select seen_at > now() - interval '20 seconds' as is_seen from operator.processes where chain_ids = '[7]'`,
      )
      expect(rows).toEqual([{ is_seen: true }])
    }
    time.pass(1)
    expect(operator.silence()).toBe(1)
  })

  test('a plan for a list that is gone says so', async () => {
    const service = createSendingService({ db: database.db, jobs })
    const manifest = await seal(chain, await createSender(chain), { count: 3, slotSize: 2 })
    const answer = await until(() => service.quote(toOrdered(manifest), testFees))
    expect(answer).toMatchObject({ kind: 'problem', problem: { name: 'ListUnavailableError' } })
  })
})
