import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { openAsBlob } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import {
  defineQueue,
  fromDrizzle,
  jobsSchema,
  openJobs,
  type Jobs,
  type JobsDatabase,
  type RunningJob,
} from './index.ts'

const counting = defineQueue<{ upTo: number }, { counted: number }>('counting')
const lanes = defineQueue<{ drop: string }>('lanes', { policy: 'stately', maxSilenceSeconds: 10 })
const turns = defineQueue<{ drop: string }>('turns', { policy: 'short', maxSilenceSeconds: 10 })
const queues = [counting, lanes, turns]

type Place = { database: JobsDatabase; query: (text: string) => Promise<void>; remove: () => Promise<void> }

async function makePostgres(): Promise<Place> {
  const server = inject('postgresUrl')
  const name = `jobs_${randomBytes(6).toString('hex')}`
  const ask = async (url: string, text: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(text).finally(() => client.end())
  }
  await ask(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    database: { kind: 'postgres', url: url.href },
    query: (text) => ask(url.href, text),
    remove: () => ask(server, `drop database ${name} with (force)`),
  }
}

async function makeEmbedded(): Promise<Place> {
  const client = await PGlite.create({ loadDataDir: await openAsBlob(inject('emptyEmbedded')) })
  return {
    database: { kind: 'embedded', client },
    query: async (text) => void (await client.exec(text)),
    remove: () => client.close(),
  }
}

function raiseHand<value = void>() {
  let raise!: (value: value) => void
  const raised = new Promise<value>((resolve) => (raise = resolve))
  return { raise, raised }
}

/** A run that waits until it is interrupted, and says when it began and why it ended. */
function makeLongRun() {
  const [began, ended] = [raiseHand<RunningJob<object>>(), raiseHand<unknown>()]
  const run = async (job: RunningJob<object>): Promise<undefined> => {
    began.raise(job)
    await once(job.signal, 'abort')
    ended.raise(job.signal.reason)
    job.signal.throwIfAborted()
  }
  return { run, began: began.raised, ended: ended.raised }
}

describe.each([
  ['PostgreSQL', makePostgres],
  ['the embedded database', makeEmbedded],
])('jobs on %s', (_, make) => {
  let place: Place
  let opened: Jobs[]
  let errors: unknown[]
  const open = async (watchSeconds = 1): Promise<Jobs> => {
    const onError = (error: unknown) => void errors.push(error)
    const jobs = await openJobs({ database: place.database, queues, onError, watchSeconds })
    opened.push(jobs)
    return jobs
  }

  beforeAll(async () => {
    place = await make()
  })
  afterAll(() => place.remove())
  beforeEach(() => {
    opened = []
    errors = []
  })
  afterEach(async () => {
    await Promise.all(opened.map((jobs) => jobs.stop()))
    await place.query(`drop schema ${jobsSchema} cascade`)
  })

  test('a job that is sent is worked at with its data, and its answer is kept', async () => {
    const jobs = await open()
    const { raise, raised } = raiseHand<RunningJob<{ upTo: number }>>()
    await jobs.work(counting, async (job) => {
      raise(job)
      return { counted: job.data.upTo }
    })
    const id = await jobs.send(counting, { upTo: 3 }, { key: 'a' })
    expect(await raised).toMatchObject({ id, key: 'a', data: { upTo: 3 }, retries: 0 })
    await jobs.stop()
    expect(await (await open()).find(counting, 'a')).toEqual({ id, status: 'done', retries: 0, output: { counted: 3 } })
  })

  test('processes that open at once make one schema', async () => {
    const [one, other] = await Promise.all([open(), open()])
    await one.send(counting, { upTo: 1 }, { key: 'a' })
    expect(await other.find(counting, 'a')).toMatchObject({ status: 'waiting', output: null })
    expect(await other.find(counting, 'b')).toBeNull()
  })

  test('a key has one job, waiting or at work, and another when that has ended', async () => {
    const jobs = await open()
    const first = await jobs.send(counting, { upTo: 1 }, { key: 'a' })
    expect(await jobs.send(counting, { upTo: 2 }, { key: 'a' })).toBeNull()
    expect(await jobs.send(counting, { upTo: 2 }, { key: 'b' })).not.toBeNull()
    expect(await jobs.cancel(counting, 'a')).toBe(true)
    expect(await jobs.cancel(counting, 'a')).toBe(false)
    expect(await jobs.find(counting, 'a')).toMatchObject({ id: first, status: 'cancelled' })
    expect(await jobs.send(counting, { upTo: 3 }, { key: 'a' })).not.toBeNull()
  })

  test('a stately queue keeps one job waiting beside the one at work', async () => {
    const jobs = await open()
    const { run, began } = makeLongRun()
    await jobs.work(lanes, run)
    await jobs.send(lanes, { drop: '0x1' }, { key: '0x1' })
    await began
    expect(await jobs.send(lanes, { drop: '0x1' }, { key: '0x1' })).not.toBeNull()
    expect(await jobs.send(lanes, { drop: '0x1' }, { key: '0x1' })).toBeNull()
  })

  test('of a short queue the next job begins at once, while one of its key is at work and right after it', async () => {
    const jobs = await open()
    const begun: string[] = []
    const [both, release, last] = [raiseHand(), raiseHand(), raiseHand()]
    const run = async ({ id }: RunningJob<object>) => {
      begun.push(id)
      if (begun.length === 2) both.raise()
      if (begun.length === 3) last.raise()
      await release.raised
      return undefined
    }
    await jobs.work(turns, run, { concurrency: 3 })
    const first = await jobs.send(turns, { drop: '0x1' }, { key: '0x1' })
    await expect.poll(() => begun).toEqual([first])
    const second = await jobs.send(turns, { drop: '0x1' }, { key: '0x1' })
    await both.raised
    release.raise()
    const third = await jobs.send(turns, { drop: '0x1' }, { key: '0x1' })
    await last.raised
    expect(begun).toEqual([first, second, third])
  })

  test('a process works at no more jobs of one group than it may, and at those of others beside them', async () => {
    const jobs = await open()
    const groups: Readonly<Record<string, string>> = { a: 'one', b: 'one', c: 'other' }
    const begun: (string | undefined)[] = []
    const [both, release] = [raiseHand(), raiseHand()]
    const begin = async ({ key }: RunningJob<object>) => {
      begun.push(groups[key])
      if (new Set(begun).size === 2) both.raise()
      await release.raised
      return { counted: 0 }
    }
    for (const [key, group] of Object.entries(groups)) await jobs.send(counting, { upTo: 1 }, { key, group })
    await jobs.work(counting, begin, { concurrency: 3, concurrencyOfGroup: 1 })
    await both.raised
    // Which of two that wait in one group comes first is for the database to say.
    expect(begun.toSorted()).toEqual(['one', 'other'])
    release.raise()
  })

  test('a job is sent with the transaction that it belongs to, or not at all', async () => {
    const jobs = await open()
    const { database } = place
    const pool = database.kind === 'postgres' ? new pg.Pool({ connectionString: database.url }) : null
    // Sound: both drivers have `transaction` and `execute` alike.
    const db = (
      database.kind === 'embedded' ? drizzlePglite(database.client as PGlite) : drizzlePg(pool!)
    ) as ReturnType<typeof drizzlePg>
    const sendWithin = (key: string, end: () => void) =>
      db.transaction(async (tx) => {
        await jobs.send(counting, { upTo: 1 }, { key, within: fromDrizzle(tx, sql) })
        end()
      })
    await expect(
      sendWithin('a', () => {
        throw new RangeError('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await sendWithin('b', () => {})
    expect(await jobs.find(counting, 'a')).toBeNull()
    expect(await jobs.find(counting, 'b')).toMatchObject({ status: 'waiting' })
    await pool?.end()
  })

  test('a run that is cancelled is told at once, and is not tried again', async () => {
    const jobs = await open()
    const { run, began, ended } = makeLongRun()
    await jobs.work(counting, async (job) => (await run(job)) ?? { counted: 0 })
    await jobs.send(counting, { upTo: 1 }, { key: 'a' })
    await began
    await jobs.cancel(counting, 'a')
    expect(await ended).toMatchObject({ name: 'JobCancelledError' })
    await jobs.stop()
    expect(await (await open()).find(counting, 'a')).toMatchObject({ status: 'cancelled', retries: 0 })
    expect(errors).toEqual([])
  })

  test('a run that is cancelled from elsewhere is told, too', async () => {
    const [jobs, elsewhere] = [await open(), await open()]
    const { run, began, ended } = makeLongRun()
    await jobs.work(lanes, run)
    await jobs.send(lanes, { drop: '0x1' }, { key: '0x1' })
    await began
    await elsewhere.cancel(lanes, '0x1')
    expect(await ended).toMatchObject({ name: 'JobCancelledError' })
  })

  test('stopping interrupts what is at work, and another process goes on with it', async () => {
    const [jobs, other] = [await open(), await open()]
    const { run, began, ended } = makeLongRun()
    await jobs.work(lanes, run)
    await jobs.send(lanes, { drop: '0x1' }, { key: '0x1' })
    await began
    await jobs.stop()
    expect(await ended).toMatchObject({ name: 'JobStoppedError' })
    expect(await other.find(lanes, '0x1')).toMatchObject({ status: 'waiting' })
    const again = makeLongRun()
    await other.work(lanes, again.run)
    expect(await again.began).toMatchObject({ data: { drop: '0x1' }, retries: 1 })
    expect(errors).toEqual([])
  })

  test('of a run that fails the error is told here, its name alone is kept, and it is tried again', async () => {
    const jobs = await open()
    const again = raiseHand()
    await jobs.work(counting, async ({ retries }) => {
      if (retries === 0) throw new RangeError('postgres://user:secret@host')
      again.raise()
      return { counted: 1 }
    })
    await jobs.send(counting, { upTo: 1 }, { key: 'a' })
    await again.raised
    expect(errors).toMatchObject([{ message: 'postgres://user:secret@host' }])
    await place.query(`do $$ begin
      if exists (select 1 from jobs.job where output::text like '%secret%') then raise 'a secret is kept'; end if;
    end $$`)
  })
})

describe('a process that is killed', () => {
  test('loses its job to another within a minute', { tags: ['D14'] }, async () => {
    const place = await makePostgres()
    const jobs = await openJobs({ database: place.database, queues, onError: () => {}, watchSeconds: 1 })
    let child: ChildProcess | undefined
    try {
      await jobs.send(lanes, { drop: '0x1' }, { key: '0x1' })
      const file = fileURLToPath(new URL('../test/workChild.ts', import.meta.url))
      child = fork(file, [], {
        execArgv: ['--conditions=@slotdrop/source'],
        env: { ...process.env, DATABASE_URL: place.database.kind === 'postgres' ? place.database.url : '' },
      })
      expect((await once(child, 'message'))[0]).toEqual({ working: '0x1', retries: 0 })
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      expect(await jobs.find(lanes, '0x1')).toMatchObject({ status: 'active' })
      // The seconds of silence pass.
      await place.query(`update jobs.job set heartbeat_on = heartbeat_on - interval '10 s'`)
      const { run, began } = makeLongRun()
      await jobs.work(lanes, run)
      expect(await began).toMatchObject({ data: { drop: '0x1' }, retries: 1 })
      // With the settings that are the default: silence, a look for it, a try, and a poll.
      expect(counting.maxSilenceSeconds + 10 + 10 + 2).toBeLessThan(60)
    } finally {
      child?.kill('SIGKILL')
      await jobs.stop()
      await place.remove()
    }
  })
})
