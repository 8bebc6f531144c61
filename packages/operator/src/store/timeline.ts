import { sql } from 'drizzle-orm'
import type { Hex } from '@slotdrop/drops'
import type { SendingEvent, SendingEventKind } from '../status.ts'
import type { OperatorTransaction } from './OperatorDatabase.ts'

/** Entries of a drop that are kept. */
const maxEvents = 200

/** Adds to the timeline of a drop. */
export async function addEvent(
  tx: OperatorTransaction,
  dropId: Hex,
  kind: SendingEventKind,
  facts: Readonly<Record<string, string>>,
): Promise<void> {
  await tx.execute(
    sql`insert into operator.timeline (drop_id, kind, facts) values (${dropId}, ${kind}, ${JSON.stringify(facts)})`,
  )
  await tx.execute(
    sql`delete from operator.timeline where drop_id = ${dropId} and id < (
      select min(id) from (select id from operator.timeline where drop_id = ${dropId} order by id desc limit ${maxEvents}) as newest)`,
  )
}

/** The timeline of a drop, newest first. */
export async function listEvents(db: OperatorTransaction, dropId: Hex, count: number): Promise<SendingEvent[]> {
  const { rows } = await db.execute<{ kind: SendingEventKind; at: string | number; facts: string }>(
    sql`select kind, floor(extract(epoch from at) * 1000) as at, facts from operator.timeline
      where drop_id = ${dropId} order by id desc limit ${count}`,
  )
  // Sound: only `addEvent` writes this table.
  return rows.map(({ kind, at, facts }) => ({
    kind,
    at: Number(at),
    facts: JSON.parse(facts) as SendingEvent['facts'],
  }))
}
