import { type JournalEntry, triedRows } from '../journal/journal.ts'
import { isDone, type SlotStatus } from './slotStage.ts'

/**
 * What sending takes up by itself: every open row that no mined attempt has tried, and no trial found refused. Rows that were refused wait for the user's word,
 * for in the meantime they may have been paid in another way.
 *
 * @param entries attempts that the journal knows
 */
export function wantedRows(slots: readonly SlotStatus[], entries: readonly JournalEntry[]): Map<number, bigint> {
  const tried = new Map<number, bigint>()
  for (const entry of entries) {
    const { slot, stage, leftOut } = entry
    if (stage === 'mined') tried.set(slot, (tried.get(slot) ?? 0n) | triedRows(entry))
    if (leftOut) tried.set(slot, (tried.get(slot) ?? 0n) | leftOut)
  }
  const wanted = new Map<number, bigint>()
  for (const slot of slots) {
    if (isDone(slot)) continue
    const known = tried.get(slot.index)
    // Partly settled, and nobody here knows by whom: what is open may have been refused.
    if (known === undefined && (slot.word & slot.fullMask) !== 0n) continue
    const rows = slot.fullMask & ~slot.word & ~(known ?? 0n)
    if (rows !== 0n) wanted.set(slot.index, rows)
  }
  return wanted
}
