import { slotWord } from '@slotdrop/drops'
import { batchSeconds } from '../store/orders.ts'
import type { RequestedRow } from './RequestedRow.ts'

/** Rows of a slot that are asked for after which no more are waited for. */
export const maxBatchRows = 50

/** What is to be sent now of what was asked for. */
export type Batch = {
  /** Masks by slot. */
  readonly rows: ReadonlyMap<number, bigint>
  /** Milliseconds since 1970 at which something else is to be sent; undefined where nothing waits. */
  readonly nextAt: number | undefined
}

/** The mask of each slot that has some of the rows. */
export function toMasks(rows: readonly Pick<RequestedRow, 'slot' | 'slotRow'>[]): Map<number, bigint> {
  const masks = new Map<number, bigint>()
  for (const { slot, slotRow } of rows) masks.set(slot, (masks.get(slot) ?? 0n) | slotWord.maskOf([slotRow]))
  return masks
}

/** Rows by their slot. */
function bySlot<row extends Pick<RequestedRow, 'slot'>>(rows: readonly row[]): Map<number, row[]> {
  const slots = new Map<number, row[]>()
  for (const row of rows) slots.set(row.slot, [...(slots.get(row.slot) ?? []), row])
  return slots
}

/** Rows that are sent together by how often they were in a transaction that failed when it was mined: fewer each time, to find who is to blame. */
const groupSizes = [Infinity, 7, 1]

/** Transactions that failed after which a row is given up: in the last of them it was alone. */
export const maxReverts = groupSizes.length

/** Whether a row is given up. A signed claim was alone in its transaction at once. */
export function isGivenUp({ reverts, signed }: Pick<RequestedRow, 'reverts' | 'signed'>): boolean {
  return reverts >= (signed ? 1 : maxReverts)
}

type QueuedRow = Pick<RequestedRow, 'slot' | 'slotRow' | 'askedAt' | 'reverts'>

/** Some of the rows that are under suspicion, the least suspicious first. */
function chooseSuspects(queued: readonly QueuedRow[]): QueuedRow[] {
  const [first, ...others] = queued.filter(({ reverts }) => reverts > 0).toSorted((a, b) => a.reverts - b.reverts)
  if (!first) return []
  const alike = others.filter(({ reverts }) => reverts === first.reverts)
  return [first, ...alike].slice(0, groupSizes[first.reverts] ?? 1)
}

/**
 * Chooses which of the queued rows are sent now: all of a slot once the oldest has waited for half a minute, or once there are fifty. A
 * transaction carries the whole slot's rows as proof of a few: the more of them it pays, the less each costs. Rows of a transaction that
 * failed when it was mined are sent when no others are due, in small groups: one recipient must not keep others from theirs.
 *
 * @param now milliseconds since 1970, by the clock that `askedAt` is of
 */
export function chooseBatch(queued: readonly QueuedRow[], now: number): Batch {
  const slots = bySlot(queued.filter(({ reverts }) => reverts === 0))
  const due = [...slots.values()].map((rows) => ({
    rows,
    at: rows.length >= maxBatchRows ? now : Math.min(...rows.map(({ askedAt }) => askedAt)) + batchSeconds * 1000,
  }))
  const later = due.filter(({ at }) => at > now).map(({ at }) => at)
  const chosen = due.filter(({ at }) => at <= now).flatMap(({ rows }) => rows)
  return {
    rows: toMasks(chosen.length > 0 ? chosen : chooseSuspects(queued)),
    nextAt: later.length === 0 ? undefined : Math.min(...later),
  }
}
