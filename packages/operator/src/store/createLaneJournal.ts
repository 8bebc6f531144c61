import { sql } from 'drizzle-orm'
import type { Journal, JournalEntry } from '@slotdrop/delivery'
import type { Hex } from '@slotdrop/drops'
import { parseExactJson, toExactJson } from './exactJson.ts'
import { assertLane } from './lanes.ts'
import type { OperatorDatabase, OperatorTransaction } from './OperatorDatabase.ts'

/** Attempts of some slots of a drop. */
export async function listAttemptsOf(
  db: OperatorDatabase,
  dropId: Hex,
  slots: readonly number[],
): Promise<JournalEntry[]> {
  if (slots.length === 0) return []
  const { rows } = await db.execute<{ entry: string }>(
    sql`select entry from operator.journal where drop_id = ${dropId}
      and slot in (select value::integer from jsonb_array_elements_text(${JSON.stringify(slots)}::jsonb))`,
  )
  // Sound: only `putAll` writes this table.
  return rows.map(({ entry }) => parseExactJson(entry) as JournalEntry)
}

/** Every attempt to send a drop, as written down by whoever had its lane. */
async function listAttempts(db: OperatorDatabase, dropId: Hex): Promise<JournalEntry[]> {
  const { rows } = await db.execute<{ entry: string }>(
    sql`select entry from operator.journal where drop_id = ${dropId} order by nonce, slot`,
  )
  // Sound: only `putAll` writes this table.
  return rows.map(({ entry }) => parseExactJson(entry) as JournalEntry)
}

/**
 * The journal of a drop for the owner of its lane. What is to be broadcast is written down only while the lane is its owner's, in one
 * transaction: a process that was frozen and replaced writes nothing, and therefore sends nothing.
 *
 * @param onPut what else is to be written down with the entries, or not at all
 */
export function createLaneJournal(
  db: OperatorDatabase,
  owner: string,
  onPut?: (tx: OperatorTransaction, entries: readonly JournalEntry[]) => Promise<void>,
): Journal {
  const putAll = async (entries: readonly JournalEntry[]) => {
    const [first] = entries
    if (!first) return
    const rows = entries.map((entry) => ({
      drop_id: entry.dropId,
      sender: entry.sender.toLowerCase(),
      slot: entry.slot,
      nonce: entry.nonce,
      entry: toExactJson(entry),
    }))
    await db.transaction(async (tx) => {
      await assertLane(tx, first.dropId, owner)
      await tx.execute(
        sql`insert into operator.journal (drop_id, sender, slot, nonce, entry)
          select drop_id, sender, slot, nonce, entry
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as given (drop_id text, sender text, slot integer, nonce bigint, entry text)
          on conflict (drop_id, sender, nonce, slot) do update set entry = excluded.entry`,
      )
      await onPut?.(tx, entries)
    })
  }
  return { put: (entry) => putAll([entry]), putAll, list: (dropId) => listAttempts(db, dropId) }
}
