import { sql } from 'drizzle-orm'
import type { OperatorTransaction } from './OperatorDatabase.ts'

/** Seconds after which a drop that nobody looked at in time counts as forgotten. */
const forgottenSeconds = 60

/** Metrics of the sender service, for its operator. */
export type OperatorFigures = {
  /** Drops by stage, and by what they wait for. */
  readonly drops: readonly { readonly stage: string; readonly waiting: string; readonly count: number }[]
  readonly transactions: number
  readonly wasted: number
  /** Seconds without progress, of the drop in sending that has waited longest. */
  readonly secondsSinceProgress: number
  /** Drops that should have been looked at a minute ago, and have nobody in their lane: too few processes, or none. */
  readonly forgotten: number
  /** Rows that recipients asked for and that are not paid yet, and how long the first of them has waited. */
  readonly requestsWaiting: number
  readonly requestsOldestSeconds: number
  /** Processes that are there. */
  readonly processes: number
}

/** Figures of all processes together, from the database. */
export async function fetchFigures(db: OperatorTransaction): Promise<OperatorFigures> {
  const { rows: drops } = await db.execute<{ stage: string; waiting: string; count: string | number }>(
    sql`select status::jsonb ->> 'stage' as stage, coalesce(status::jsonb -> 'waiting' ->> 'reason', '') as waiting, count(*) as count
      from operator.orders group by 1, 2 order by 1, 2`,
  )
  const { rows: sums } = await db.execute<
    Record<'transactions' | 'wasted' | 'stalled' | 'forgotten' | 'waiting' | 'oldest' | 'processes', string | number>
  >(
    sql`select
        (select coalesce(sum((status::jsonb ->> 'transactions')::bigint), 0) from operator.orders) as transactions,
        (select coalesce(sum((status::jsonb ->> 'wasted')::bigint), 0) from operator.orders) as wasted,
        (select coalesce(extract(epoch from now()) - min((status::jsonb ->> 'progressedAt')::numeric) / 1000, 0)
          from operator.orders where status::jsonb ->> 'stage' = 'sending'
            or status::jsonb -> 'waiting' ->> 'reason' = 'refused') as stalled,
        (select count(*) from operator.orders left join operator.lanes
          on lanes.drop_id = orders.drop_id and lanes.until > clock_timestamp()
          where orders.look_at < now() - make_interval(secs => ${forgottenSeconds}) and lanes.drop_id is null) as forgotten,
        (select count(*) from operator.requests where state in ('queued', 'on-its-way')) as waiting,
        (select coalesce(extract(epoch from now() - min(asked_at)), 0) from operator.requests
          where state in ('queued', 'on-its-way')) as oldest,
        (select count(*) from operator.processes where seen_at > now() - interval '1 minute') as processes`,
  )
  const [sum] = sums
  return {
    drops: drops.map(({ stage, waiting, count }) => ({ stage, waiting, count: Number(count) })),
    transactions: Number(sum?.transactions ?? 0),
    wasted: Number(sum?.wasted ?? 0),
    secondsSinceProgress: Math.max(0, Number(sum?.stalled ?? 0)),
    forgotten: Number(sum?.forgotten ?? 0),
    requestsWaiting: Number(sum?.waiting ?? 0),
    requestsOldestSeconds: Math.max(0, Number(sum?.oldest ?? 0)),
    processes: Number(sum?.processes ?? 0),
  }
}
