import { batchSeconds } from '../store/orders.ts'
import type { RequestedRow } from './RowRequests.ts'

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
  for (const { slot, slotRow } of rows) masks.set(slot, (masks.get(slot) ?? 0n) | (1n << BigInt(slotRow)))
  return masks
}

/** Rows by their slot. */
export function bySlot<row extends Pick<RequestedRow, 'slot'>>(rows: readonly row[]): Map<number, row[]> {
  const slots = new Map<number, row[]>()
  for (const row of rows) slots.set(row.slot, [...(slots.get(row.slot) ?? []), row])
  return slots
}

/**
 * Chooses which of the queued rows are sent now: all of a slot once the oldest has waited for half a minute, or once there are fifty. A
 * transaction carries the whole slot's rows as proof of a few: the more of them it pays, the less each costs.
 *
 * @param now milliseconds since 1970, by the clock that `askedAt` is of
 */
export function chooseBatch(queued: readonly Pick<RequestedRow, 'slot' | 'slotRow' | 'askedAt'>[], now: number): Batch {
  const slots = bySlot(queued)
  const due = [...slots.values()].map((rows) => ({
    rows,
    at: rows.length >= maxBatchRows ? now : Math.min(...rows.map(({ askedAt }) => askedAt)) + batchSeconds * 1000,
  }))
  const later = due.filter(({ at }) => at > now).map(({ at }) => at)
  return {
    rows: toMasks(due.filter(({ at }) => at <= now).flatMap(({ rows }) => rows)),
    nextAt: later.length === 0 ? undefined : Math.min(...later),
  }
}
