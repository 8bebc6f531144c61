import { setTimeout as delay } from 'node:timers/promises'
import { PgBoss, fromPglite, type Db, type JobWithMetadata, type PGliteLike } from 'pg-boss'
import { JobCancelledError, JobFailedError, JobStoppedError, JobTakenError } from './errors.ts'
import type { JobQueue } from './queue.ts'

/** Where jobs are kept: PostgreSQL, or a PGlite that its owner opens and closes. */
export type JobsDatabase =
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'embedded'; readonly client: PGliteLike }

export type OpenJobsParameters = {
  database: JobsDatabase
  /** Every queue that this process sends to, works at or asks about. */
  queues: readonly JobQueue<object, object | undefined>[]
  /** Called with what failed: a run, or a database that does not answer; work goes on as soon as it does. */
  onError: (error: unknown, job?: { queue: string; id: string }) => void
  /** Most connections to PostgreSQL. */
  poolSize?: number
  /** How often processes that died are looked for. */
  watchSeconds?: number
}

/** A job at work. */
export type RunningJob<input> = {
  readonly id: string
  readonly key: string
  readonly data: input
  /** How often it ran before. */
  readonly retries: number
  /** Aborted, with an error that says why, when the job was cancelled, taken by another process, or this one stops. */
  readonly signal: AbortSignal
}

/** What is known of a job. `output` is what its last run answered. */
export type JobState<output> = {
  readonly id: string
  readonly status: 'waiting' | 'active' | 'done' | 'failed' | 'cancelled'
  readonly retries: number
  readonly output: output | null
}

export type SendOptions = {
  /** What the policy of the queue goes by: the id of a drop, of an upload. */
  key: string
  /** Whose job it is, where a process works at no more than so many of one group at once. */
  group?: string
  /** Not before so many seconds. */
  afterSeconds?: number
  /** The transaction to send it in, by `fromDrizzle(tx, sql)`: the job is there exactly when it is committed. */
  within?: Db
}

/** Durable jobs. Each runs at least once: work must be safe to do twice, even at the same time. */
export type Jobs = {
  /** Sends a job; `null` when the policy of the queue has one of that key already. */
  readonly send: <input extends object, output extends object | undefined>(
    queue: JobQueue<input, output>,
    data: input,
    options: SendOptions,
  ) => Promise<string | null>
  /** Begins to work at a queue in this process, at so many jobs at once, and at so many of one group. */
  readonly work: <input extends object, output extends object | undefined>(
    queue: JobQueue<input, output>,
    run: (job: RunningJob<input>) => Promise<output>,
    options?: { concurrency?: number; concurrencyOfGroup?: number },
  ) => Promise<void>
  /** Lets this process look for work at once: after a job was sent `within` a transaction. */
  readonly wake: (queue: { readonly name: string }) => void
  /** The latest job of a key. */
  readonly find: <input extends object, output extends object | undefined>(
    queue: JobQueue<input, output>,
    key: string,
  ) => Promise<JobState<output> | null>
  /** Cancels what waits or is at work under a key, in whatever process. `false` when there is nothing. */
  readonly cancel: (queue: { readonly name: string }, key: string) => Promise<boolean>
  /** Interrupts what is at work here, puts it back for other processes, and ends the connections. Safe to call twice. */
  readonly stop: () => Promise<void>
}

/** Jobs lie beside the other tables, in a schema of their own. */
export const jobsSchema = 'jobs'

const pollSeconds = 2
const claimCheckMs = 2_000
const maxStopMs = 15_000
/** An id that no job has. */
const noJob = '00000000-0000-0000-0000-000000000000'

/**
 * Opens the jobs of a database: makes or migrates their schema (under a lock, so processes may start at once) and their queues.
 *
 * @example
 * const jobs = await openJobs({ database: { kind: 'postgres', url }, queues: [sealing], onError })
 * await jobs.work(sealing, async ({ data, signal }) => seal(data.uploadId, signal))
 * await jobs.send(sealing, { uploadId }, { key: uploadId })
 */
export async function openJobs(parameters: OpenJobsParameters): Promise<Jobs> {
  const { queues, onError, watchSeconds = 10 } = parameters
  const boss = new PgBoss({
    ...toConnection(parameters),
    schema: jobsSchema,
    // Nothing is scheduled by the calendar.
    schedule: false,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
  })
  boss.on('error', (error) => onError(error))
  try {
    await boss.start()
    for (const queue of queues) await makeQueue(boss, queue)
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }
  return toJobs(boss, onError)
}

function toConnection({ database, poolSize = 3 }: OpenJobsParameters) {
  if (database.kind === 'embedded') return { db: fromPglite(database.client), backend: 'pglite' as const }
  return {
    connectionString: database.url,
    max: poolSize,
    application_name: 'slotdrop jobs',
    connectionTimeoutMillis: 5_000,
  }
}

async function makeQueue(boss: PgBoss, queue: JobQueue<object, object | undefined>): Promise<void> {
  const settings = {
    retryLimit: queue.maxRetries,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 60,
    expireInSeconds: queue.maxRunSeconds,
    heartbeatSeconds: queue.maxSilenceSeconds,
    deleteAfterSeconds: queue.keptSeconds,
  }
  await boss.createQueue(queue.name, { ...settings, policy: queue.policy })
  await boss.updateQueue(queue.name, settings)
  // Read once, so that sending within a transaction asks no second connection: the embedded database has but one.
  await boss.findJobs(queue.name, { id: noJob })
}

function toJobs(boss: PgBoss, onError: OpenJobsParameters['onError']): Jobs {
  const stopping = new AbortController()
  const running = new Map<string, AbortController>()
  const workers = new Map<string, string[]>()
  let stopped: Promise<void> | undefined

  const wake = (queue: { readonly name: string }) => {
    for (const worker of workers.get(queue.name) ?? []) boss.notifyWorker(worker)
  }
  const runOne = async <input>(
    job: JobWithMetadata<input>,
    run: (job: RunningJob<input>) => Promise<object | undefined>,
  ) => {
    const ending = new AbortController()
    running.set(job.id, ending)
    const stopWatching = watchClaim(boss, job, ending)
    const signal = AbortSignal.any([ending.signal, stopping.signal, job.signal])
    const { id, data, retryCount: retries, singletonKey } = job
    try {
      signal.throwIfAborted()
      return await run({ id, key: singletonKey ?? '', data, retries, signal })
    } catch (error) {
      if (!signal.aborted) onError(error, { queue: job.name, id })
      throw new JobFailedError(error)
    } finally {
      stopWatching()
      running.delete(id)
    }
  }
  return {
    send: async (queue, data, { key, group, afterSeconds, within }) => {
      const id = await boss.send(queue.name, data, {
        singletonKey: key,
        startAfter: afterSeconds ?? 0,
        ...(group ? { group: { id: group } } : {}),
        ...(within ? { db: within } : {}),
      })
      if (id && !within && !afterSeconds) wake(queue)
      return id
    },
    work: async <input extends object, output extends object | undefined>(
      queue: JobQueue<input, output>,
      run: (job: RunningJob<input>) => Promise<output>,
      { concurrency = 1, concurrencyOfGroup }: { concurrency?: number; concurrencyOfGroup?: number } = {},
    ) => {
      const own = workers.get(queue.name) ?? []
      workers.set(queue.name, own)
      const ofGroup = concurrencyOfGroup ? { localGroupConcurrency: concurrencyOfGroup } : {}
      for (let count = 0; count < concurrency; count++) {
        const worker = await boss.work(
          queue.name,
          { includeMetadata: true, pollingIntervalSeconds: pollSeconds, ...ofGroup },
          // One a fetch. Sound: what was sent to this queue has its types.
          async (jobs: JobWithMetadata<unknown>[]) => runOne(jobs[0] as Parameters<typeof runOne<input>>[0], run),
        )
        own.push(worker)
      }
    },
    wake,
    find: async <input extends object, output extends object | undefined>(
      queue: JobQueue<input, output>,
      key: string,
    ) => {
      const found = await boss.findJobs(queue.name, { key })
      const latest = found.toSorted((one, other) => other.createdOn.getTime() - one.createdOn.getTime())[0]
      if (!latest) return null
      // Sound: a run of this queue answered it, and its types are the queue's.
      const output = statusOf(latest) === 'done' ? (latest.output as output) : null
      return { id: latest.id, status: statusOf(latest), retries: latest.retryCount, output }
    },
    cancel: async (queue, key) => {
      const found = await boss.findJobs(queue.name, { key })
      const ids = found.filter((job) => ['waiting', 'active'].includes(statusOf(job))).map(({ id }) => id)
      if (ids.length === 0) return false
      await boss.cancel(queue.name, ids)
      for (const id of ids) running.get(id)?.abort(new JobCancelledError())
      return true
    },
    stop: () => {
      stopped ??= (async () => {
        stopping.abort(new JobStoppedError())
        const ended = Promise.all([...workers.keys()].map((name) => boss.offWork(name)))
        await Promise.race([ended, delay(maxStopMs, undefined, { ref: false })])
        await boss.stop({ graceful: false })
      })()
      return stopped
    },
  }
}

/** Tells a run when its job is no longer its own. */
function watchClaim(boss: PgBoss, job: JobWithMetadata<unknown>, ending: AbortController): () => void {
  const look = async () => {
    const [now] = await boss.findJobs(job.name, { id: job.id })
    if (now?.state === 'active' && now.retryCount === job.retryCount) return
    ending.abort(now?.state === 'cancelled' ? new JobCancelledError() : new JobTakenError())
  }
  // A database that does not answer says nothing about the job.
  const timer = setInterval(() => void look().catch(() => {}), claimCheckMs)
  return () => clearInterval(timer)
}

function statusOf({ state }: JobWithMetadata<unknown>): JobState<unknown>['status'] {
  if (state === 'created' || state === 'retry') return 'waiting'
  return state === 'completed' ? 'done' : state
}
