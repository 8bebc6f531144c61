import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createDatabase, type OpenDatabase } from '@slotdrop/api'
import { type Jobs, openJobs } from '@slotdrop/jobs'
import { createSendingService, migrations, queues } from '@slotdrop/operator'
import { startChain, type TestChain } from '@slotdrop/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  amounts,
  balances,
  createSender,
  register,
  seal,
  testFees,
  testSeed,
  toOrdered,
} from '../../../packages/operator/test/world.ts'
import { createServerDatabase } from './createServerDatabase.ts'
import { type OperatorProcess, runUntilItEnds, startOperator } from './operatorProcess.ts'
import { saveList } from './saveList.ts'
import { startCollector } from './startCollector.ts'

const bundled = [join(inject('programs'), 'start.js')]
const seed = Buffer.from(testSeed).toString('hex')

let chain: TestChain
let database: OpenDatabase
let jobs: Jobs
let environment: Record<string, string>
const processes: OperatorProcess[] = []
beforeAll(async () => {
  chain = await startChain()
  const url = await createServerDatabase()
  database = await createDatabase({ databaseUrl: url, moreMigrations: migrations })
  jobs = await openJobs({ database: { kind: 'postgres', url }, queues, onError: () => {} })
  environment = {
    ...{ DATABASE_URL: url, OPERATOR_SEED: seed },
    ...{ LOCAL_CHAIN: chain.rpcUrl, CONTRACT_31337: chain.distributor },
  }
})
afterAll(async () => {
  for (const each of processes) await each.kill()
  await jobs.stop()
  await database.close()
  await chain.stop()
})

test(
  'a process that is killed in the middle of a drop is replaced by another, which ends in good order when it is asked to',
  { tags: ['R1'], timeout: 300_000 },
  async () => {
    const service = createSendingService({ db: database.db, jobs })
    const sender = await createSender(chain)
    const manifest = await seal(chain, sender, { count: 400, slotSize: 10 })
    await saveList(database, manifest)
    const first = await startOperator(environment, bundled)
    processes.push(first)
    const drop = toOrdered(manifest)
    let answer = await service.quote(drop, testFees)
    while (!answer) answer = await service.quote(drop, testFees)
    if (answer.kind !== 'plan') throw new Error(answer.problem.message)
    await register(chain, { sender, manifest, operator: answer.plan.account, money: answer.plan.gasMoney })
    // From here on a block comes only when it is asked for.
    await chain.client.setAutomine(false)
    await service.start(drop, testFees)
    while ((await service.getOrder(drop.id))?.status.inFlight === 0) await delay(20)
    await first.kill()
    await chain.client.setAutomine(true)
    await chain.client.mine({ blocks: 1 })
    const collector = await startCollector()
    const second = await startOperator({ ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, bundled)
    processes.push(second)
    let order = await service.getOrder(drop.id)
    while (order?.status.stage !== 'over') {
      await delay(100)
      order = await service.getOrder(drop.id)
    }
    expect(order.status).toMatchObject({ end: 'complete', settledRows: 400, wasted: 0 })
    expect(await balances(chain, manifest)).toEqual(amounts(manifest))
    expect((await service.listEvents(drop.id, 100)).map(({ kind }) => kind)).toContain('taken-over')

    expect((await fetch(`${second.url}/healthz`)).status).toBe(200)
    const metrics = await (await fetch(`${second.url}/metrics`)).text()
    expect(metrics).toContain('slotdrop_operator_drops{stage="over",waiting=""} 1')
    expect(metrics).toContain('slotdrop_operator_transactions_wasted_total 0')
    expect(metrics).toContain('slotdrop_operator_requests_waiting 0')
    expect(metrics).toContain('slotdrop_operator_seconds_since_progress 0')
    expect(metrics).toContain('# TYPE slotdrop_operator_refused_total counter')
    expect(await second.terminate()).toBe(0)
    // What it had not sent yet it sent at its end; nothing secret is in it (W10).
    const { traces, metrics: measured } = collector.received()
    expect(traces).toContain('"sql insert"')
    expect(measured).toContain('process.memory.usage')
    for (const text of [traces, measured]) {
      expect(text).toContain('slotdrop-operator')
      for (const secret of [seed, new URL(environment['DATABASE_URL'] ?? '').password || seed])
        expect(text).not.toContain(secret)
    }
    await collector.stop()
  },
)

test.each([
  ['no seed', { OPERATOR_SEED: '' }, 'OPERATOR_SEED'],
  ['a seed that is too short', { OPERATOR_SEED: 'abcd' }, '64 hex digits'],
  ['another seed than before', { OPERATOR_SEED: '0f'.repeat(4) + seed.slice(8) }, 'OPERATOR_SEED_PREVIOUS'],
  ['no database', { DATABASE_URL: '' }, 'DATABASE_URL'],
])('with %s it ends at once and says what to do, without the seed', { tags: ['R25'] }, async (_case, changes, said) => {
  const { code, output } = await runUntilItEnds({ ...environment, ...changes }, bundled)
  expect(code).toBe(1)
  expect(output).toContain(said)
  expect(output).not.toContain(seed.slice(8))
})
