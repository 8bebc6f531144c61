import { metrics } from '@opentelemetry/api'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * Observes the queues of durable jobs (`packages/jobs`, in the same database): jobs that wait, that are at work, and how long the
 * oldest has waited. All instances tell the same, as they ask the same tables. Before there are any queues, nothing is observed.
 *
 * @returns a function that ends it
 */
export function observeJobs(db: Database): () => void {
  const meter = metrics.getMeter('@slotdrop/api')
  const jobs = meter.createObservableGauge('slotdrop.jobs', { description: 'By queue and state' })
  const age = meter.createObservableGauge('slotdrop.jobs.oldest', { unit: 's', description: 'Longest wait, by queue' })
  const observe: Parameters<typeof meter.addBatchObservableCallback>[0] = async (observed) => {
    const states = await readStates(db).catch(() => [])
    for (const { queue, waiting, active, oldest } of states) {
      observed.observe(jobs, waiting, { queue, state: 'waiting' })
      observed.observe(jobs, active, { queue, state: 'active' })
      observed.observe(age, oldest, { queue })
    }
  }
  meter.addBatchObservableCallback(observe, [jobs, age])
  return () => meter.removeBatchObservableCallback(observe, [jobs, age])
}

type QueueState = { queue: string; waiting: number; active: number; oldest: number }

async function readStates(db: Database): Promise<readonly QueueState[]> {
  const { rows: known } = await db.execute<{ table: string | null }>(sql`select to_regclass('jobs.job')::text as table`)
  if (!known[0]?.table) return []
  const { rows } = await db.execute<QueueState>(sql`
    select queue.name as queue,
      count(*) filter (where job.state in ('created', 'retry'))::int as waiting,
      count(*) filter (where job.state = 'active')::int as active,
      coalesce(extract(epoch from now() - min(job.start_after) filter (where job.state in ('created', 'retry') and job.start_after < now())), 0)::float8 as oldest
    from jobs.queue left join jobs.job on job.name = queue.name and job.state in ('created', 'retry', 'active')
    group by queue.name`)
  return rows
}
