import type { SendingEvent, SendingEventKind } from '@slotdrop/api/sending'
import { sql } from 'drizzle-orm'
import type { Hex } from '@slotdrop/drops'
import type { OperatorTransaction } from './OperatorDatabase.ts'

/** Entries of a drop that are kept: as many as are listed at once. */
const maxEvents = 100

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
  const { rows } = await db.execute<{
    id: string | number
    kind: SendingEventKind
    at: string | number
    facts: string
  }>(
    sql`select id, kind, floor(extract(epoch from at) * 1000) as at, facts from operator.timeline
      where drop_id = ${dropId} order by id desc limit ${count}`,
  )
  // Sound: only `addEvent` writes this table.
  return rows.map(({ id, kind, at, facts }) => ({
    id: String(id),
    kind,
    at: Number(at),
    facts: JSON.parse(facts) as SendingEvent['facts'],
  }))
}
