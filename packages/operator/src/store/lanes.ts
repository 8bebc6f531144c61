import { sql } from 'drizzle-orm'
import type { Hex } from '@slotdrop/drops'
import { LaneLostError } from '../errors.ts'
import type { OperatorDatabase, OperatorTransaction } from './OperatorDatabase.ts'

/** Seconds for which a lane is its owner's without a word from it. The database's clock counts, so nobody else's may jump. */
const laneSeconds = 20

/** A lane that was taken. */
export type TakenLane = {
  /** Whether somebody had it before and left no word. */
  readonly isTakenOver: boolean
}

/** Takes the lane of a drop for an owner; undefined while it is somebody else's. */
export async function takeLane(db: OperatorDatabase, dropId: Hex, owner: string): Promise<TakenLane | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ owner: string; is_free: boolean }>(
      sql`select owner, until <= clock_timestamp() as is_free from operator.lanes where drop_id = ${dropId} for update`,
    )
    const [held] = rows
    if (held && !held.is_free && held.owner !== owner) return undefined
    const { rows: taken } = await tx.execute(
      sql`insert into operator.lanes (drop_id, owner, until)
        values (${dropId}, ${owner}, clock_timestamp() + make_interval(secs => ${laneSeconds}))
        on conflict (drop_id) do update
          set owner = excluded.owner, until = excluded.until, taken = lanes.taken + 1
          where lanes.until <= clock_timestamp() or lanes.owner = excluded.owner
        returning drop_id`,
    )
    if (taken.length === 0) return undefined
    return { isTakenOver: held !== undefined && held.owner !== '' && held.owner !== owner }
  })
}

/** Keeps a lane. @throws LaneLostError when somebody else has taken it */
export async function renewLane(db: OperatorDatabase, dropId: Hex, owner: string): Promise<void> {
  const { rows } = await db.execute(
    sql`update operator.lanes set until = clock_timestamp() + make_interval(secs => ${laneSeconds})
      where drop_id = ${dropId} and owner = ${owner} returning drop_id`,
  )
  if (rows.length === 0) throw new LaneLostError(dropId)
}

/** Leaves a lane to whoever comes next. */
export async function leaveLane(db: OperatorDatabase, dropId: Hex, owner: string): Promise<void> {
  await db.execute(
    sql`update operator.lanes set owner = '', until = clock_timestamp() where drop_id = ${dropId} and owner = ${owner}`,
  )
}

/**
 * Holds a lane for the rest of a transaction: whoever wants to take it waits until then.
 *
 * @throws LaneLostError when it is somebody else's
 */
export async function assertLane(tx: OperatorTransaction, dropId: Hex, owner: string): Promise<void> {
  const { rows } = await tx.execute(
    sql`select 1 from operator.lanes where drop_id = ${dropId} and owner = ${owner} for share`,
  )
  if (rows.length === 0) throw new LaneLostError(dropId)
}
