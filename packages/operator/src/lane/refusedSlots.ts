import { isVague } from '@slotdrop/delivery'
import { maxRefusedSlots, type RefusedSlot } from '../status.ts'
import type { LaneHold } from './LaneHold.ts'
import { countRows } from './sendRows.ts'

/** Open rows that trials found refused, in order of their slots. */
export type RefusedSlots = readonly RefusedSlot[]

/** What is refused now: an earlier turn knew why, where the journal does not. What was paid meanwhile is left out. */
export function mergeRefused(known: RefusedSlots, found: RefusedSlots, words: readonly bigint[]): RefusedSlots {
  const bySlot = new Map(known.map((each) => [each.slot, each]))
  for (const each of found) {
    const before = bySlot.get(each.slot)
    const reason = isVague(each.reason) && before ? before.reason : each.reason
    bySlot.set(each.slot, { ...each, rows: each.rows | (before?.rows ?? 0n), reason })
  }
  const open = [...bySlot.values()].map((each) => ({ ...each, rows: each.rows & ~(words[each.slot] ?? 0n) }))
  return open.filter(({ rows }) => rows !== 0n).toSorted((a, b) => a.slot - b.slot)
}

/** Tells the sender who was refused. */
export function noteRefused(hold: LaneHold, refused: RefusedSlots): void {
  hold.setStatus({ refusedRows: countRows(refused), refused: refused.slice(0, maxRefusedSlots) })
}
