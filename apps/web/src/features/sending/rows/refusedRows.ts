import type { DropStatus, Reason } from '@slotdrop/delivery'
import { type Manifest, slotWord } from '@slotdrop/drops'
import type { WriteOffs } from '../../../device/deviceWriteOffs.ts'

/** A row that was refused and not written off. */
export type RefusedRow = {
  /** Its place in the list. */
  readonly index: number
  readonly slot: number
  /** Undefined where it is unknown. */
  readonly reason: Reason | undefined
}

/** Rows that were refused and not written off, in the order of the list. */
export function refusedRows(manifest: Manifest, status: DropStatus, writeOffs: WriteOffs): readonly RefusedRow[] {
  const { slotSize } = manifest.terms
  const rows: RefusedRow[] = []
  for (const { index: slot } of status.progress.slots)
    for (const row of slotWord.rowsOf(status.refusedMask(slot))) {
      const index = slot * slotSize + row
      if (!writeOffs.has(index)) rows.push({ index, slot, reason: status.rowReason(index) })
    }
  return rows
}

/** Rows that were written off and are still open: what was paid after all is paid. */
export function writtenOffRows(status: DropStatus, writeOffs: WriteOffs): readonly number[] {
  return [...writeOffs.keys()].filter((row) => status.rowState(row) !== 'delivered').toSorted((a, b) => a - b)
}
