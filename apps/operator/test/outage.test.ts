import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createDatabase } from '@slotdrop/api'
import { openJobs } from '@slotdrop/jobs'
import { createKeyring, createSendingService, migrations, queues } from '@slotdrop/operator'
import { startChain, type TestChain } from '@slotdrop/testing'
import { freePort, startPostgres, type TestPostgres } from '@slotdrop/testing/postgres'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
import { type OperatorProcess, startOperator } from './operatorProcess.ts'
import { saveList } from './saveList.ts'

const directory = mkdtempSync(join(tmpdir(), 'slotdrop-outage-'))
let chain: TestChain
let postgres: TestPostgres
let port: number
let sending: OperatorProcess | undefined
beforeAll(async () => {
  port = await freePort()
  ;[chain, postgres] = await Promise.all([startChain(), startPostgres({ directory, port })])
})
afterAll(async () => {
  await sending?.kill()
  await Promise.all([chain.stop(), postgres.stop()])
  rmSync(directory, { recursive: true, force: true })
})

/** What a sender may ask, over connections that are closed before the database goes. */
async function openService() {
  const database = await createDatabase({ databaseUrl: postgres.url, moreMigrations: migrations })
  const jobs = await openJobs({ database: { kind: 'postgres', url: postgres.url }, queues, onError: () => {} })
  const service = createSendingService({ db: database.db, jobs })
  return {
    ...{ database, service },
    async close() {
      await jobs.stop()
      await database.close()
    },
  }
}

/**
 * Longer than a lane, a job and a process are believed in without a word of them. Whoever wants to wait for it says so: `OUTAGE_SECONDS=75`;
 * else it goes by for the database alone, whose clock decides all three.
 */
const outageSeconds = 75
const realSeconds = Math.min(outageSeconds, Number(process.env['OUTAGE_SECONDS'] ?? 0))

/** Lets time go by for the database while nobody reaches it: whatever it knows happened so many seconds earlier. */
async function passTime(seconds: number): Promise<void> {
  const hidden = await startPostgres({ directory, port: await freePort() })
  const { db, close } = await createDatabase({ databaseUrl: hidden.url })
  const { rows } = await db.execute<{ place: string; columns: string[] }>(
    sql`select attrelid::regclass::text as place, array_agg(quote_ident(attname)) as columns from pg_attribute
      join pg_class on pg_class.oid = attrelid
      where relkind = 'r' and relnamespace in ('operator'::regnamespace, 'jobs'::regnamespace)
        and atttypid = 'timestamptz'::regtype and attgenerated = '' and not attisdropped
      group by attrelid`,
  )
  expect(rows.map(({ place }) => place)).toEqual(expect.arrayContaining(['operator.lanes', 'operator.processes']))
  for (const { place, columns } of rows) {
    const changes = columns.map((column) => `${column} = ${column} - interval '${seconds} seconds'`)
    await db.execute(sql.raw(`update ${place} set ${changes.join(', ')}`))
  }
  await close()
  await hidden.stop()
}

async function untilReady(url: string, isReady: boolean): Promise<void> {
  while ((await fetch(`${url}/readyz`)).ok !== isReady) await delay(50)
}

test(
  'a process whose database is gone for more than a minute in the middle of a drop says so, and goes on with it by itself when the database is back',
  { tags: ['R13'], timeout: 300_000 },
  async () => {
    const before = await openService()
    const sender = await createSender(chain)
    const manifest = await seal(chain, sender, { count: 400, slotSize: 10 })
    const drop = toOrdered(manifest)
    await saveList(before.database, manifest)
    const { address: operator } = createKeyring(testSeed).accountOf({ chainId: 31_337, dropId: drop.id })
    await register(chain, { sender, manifest, operator })
    sending = await startOperator({
      ...{ DATABASE_URL: postgres.url, OPERATOR_SEED: Buffer.from(testSeed).toString('hex') },
      ...{ LOCAL_CHAIN: chain.rpcUrl, CONTRACT_31337: chain.distributor },
    })
    // From here on a block comes only when it is asked for.
    await chain.client.setAutomine(false)
    await before.service.start(drop, testFees)
    while (!(await before.service.getOrder(drop.id))?.status.inFlight) await delay(20)
    await before.close()

    await postgres.stop()
    await untilReady(sending.url, false)
    await delay(realSeconds * 1_000)
    expect((await fetch(`${sending.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${sending.url}/metrics`)).status).toBe(503)
    await chain.client.setAutomine(true)
    await chain.client.mine({ blocks: 1 })
    const sent = await chain.client.getTransactionCount({ address: operator })

    await passTime(outageSeconds - realSeconds)
    postgres = await startPostgres({ directory, port })
    await untilReady(sending.url, true)
    const after = await openService()
    let order = await after.service.getOrder(drop.id)
    while (order?.status.stage !== 'over') {
      await delay(100)
      order = await after.service.getOrder(drop.id)
    }
    await after.close()
    expect(order.status).toMatchObject({ end: 'complete', settledRows: 400, wasted: 0 })
    expect(await balances(chain, manifest)).toEqual(amounts(manifest))
    // It could write nothing down, and so it sent nothing, until then.
    expect(sent).toBeLessThan(await chain.client.getTransactionCount({ address: operator }))
    expect(await sending.terminate()).toBe(0)
  },
)
