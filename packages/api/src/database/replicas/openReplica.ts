import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from '../database.ts'
import { openPool, type OpenPoolParameters } from '../openPool.ts'
import { listPendingMigrations, type Migration } from '../runMigrations.ts'
import { batched } from './batched.ts'
import type { ReadableReplica } from './publicReader.ts'

/**
 * What a replica is good for:
 * - `ready`: it has everything that is public
 * - `behind`: it lacks what was made public a while ago; what it has is right
 * - `unreachable`: it does not answer
 * - `unsuitable`: it does not follow this database, or lacks a migration of this version
 */
export type ReplicaState = 'ready' | 'behind' | 'unreachable' | 'unsuitable'

/** A replica as health tells of it. */
export type ReplicaHealth = {
  readonly state: ReplicaState
  /** Bytes of the primary's log that it has still to repeat; `null` where that can't be known. */
  readonly behindBytes: number | null
}

/** What the primary says of itself, to compare a replica with. */
export type PrimaryPosition = {
  readonly system: string
  readonly position: string
  readonly publications: number
}

/** A replica, its connections and what is known of it. */
export type OpenReplica = ReadableReplica & {
  readonly health: () => ReplicaHealth
  /** Looks how it does, beside what the primary said last; never rejects. */
  readonly check: (primary: PrimaryPosition) => Promise<void>
  readonly close: () => Promise<void>
}

export type OpenReplicaParameters = {
  readonly url: string
  readonly migrations: readonly Migration[]
  /** How many publications the primary has now. */
  readonly countPublications: () => Promise<number>
  readonly pool: Pick<OpenPoolParameters, 'size' | 'traced' | 'onConnectionError'>
  /** Called when its state has become another one. */
  readonly onState: (state: ReplicaState) => void
}

/** Beyond this the primary is asked, as a page waits for it. Longer than any statement about what is public. */
const answerTimeoutMs = 2_000

/** How many drops were made public, as one database knows it. */
export async function readPublications(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: string | number }>(sql`select count from publications`)
  return Number(rows[0]?.count ?? 0)
}

/** What the primary says of itself. */
export async function readPosition(primary: Database): Promise<PrimaryPosition> {
  const { rows } = await primary.execute<{ system: string; position: string }>(
    sql`select (select system_identifier::text from pg_control_system()) as system, pg_current_wal_lsn()::text as position`,
  )
  const [found] = rows
  if (!found) throw new Error('PostgreSQL does not say where it is.')
  return { ...found, publications: await readPublications(primary) }
}

const unreachable: ReplicaHealth = { state: 'unreachable', behindBytes: null }
const unsuitable: ReplicaHealth = { state: 'unsuitable', behindBytes: null }

/** Opens a replica. Until it was looked at for the first time it counts as unreachable. */
export function openReplica(parameters: OpenReplicaParameters): OpenReplica {
  const { url, migrations, countPublications, pool } = parameters
  let health: ReplicaHealth = unreachable
  const become = (next: ReplicaHealth) => {
    const { state } = health
    health = next
    if (next.state !== state) parameters.onState(next.state)
  }
  const { db, end } = openPool(url, {
    ...pool,
    connectionTimeoutMs: answerTimeoutMs,
    answerTimeoutMs,
    statementTimeoutMs: answerTimeoutMs,
    onConnectionError: (error) => {
      become(unreachable)
      pool.onConnectionError(error)
    },
  })
  const countHere = batched(() => readPublications(db))

  const look = async (primary: PrimaryPosition): Promise<ReplicaHealth> => {
    const { rows } = await db.execute<{ follows: boolean; behind: string | number | null }>(sql`
      select pg_is_in_recovery() and (select system_identifier::text from pg_control_system()) = ${primary.system} as follows,
        case when pg_is_in_recovery()
          then greatest(0, pg_wal_lsn_diff(${primary.position}::pg_lsn, pg_last_wal_replay_lsn())) end as behind`)
    if (!rows[0]?.follows || (await listPendingMigrations(db, migrations)).length > 0) {
      return unsuitable
    }
    const isCurrent = (await readPublications(db)) >= primary.publications
    const { behind } = rows[0]
    return { state: isCurrent ? 'ready' : 'behind', behindBytes: behind === null ? null : Number(behind) }
  }
  return {
    db,
    health: () => health,
    check: async (primary) => {
      try {
        become(await look(primary))
      } catch (error) {
        become(isRefused(error) ? unsuitable : unreachable)
      }
    },
    isCurrent: async () => {
      try {
        const [here, there] = await Promise.all([countHere(), countPublications()])
        return here >= there
      } catch {
        return false
      }
    },
    noteFailure: (error) => {
      if (!isRefused(error)) become(unreachable)
    },
    close: end,
  }
}

/** Whether a server has answered that a statement can't be done, which is no word of its going away. */
function isRefused(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // Class 57P: it shuts down, or starts.
    if (cause instanceof pg.DatabaseError) return !cause.code?.startsWith('57P')
  }
  return false
}
