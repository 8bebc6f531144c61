import type { DropStatus, Reason } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
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
  for (const { index: slot, rowCount } of status.progress.slots) {
    const refused = status.refusedMask(slot)
    for (let row = 0; refused !== 0n && row < rowCount; row++) {
      const index = slot * slotSize + row
      if (((refused >> BigInt(row)) & 1n) === 1n && !writeOffs.has(index))
        rows.push({ index, slot, reason: status.rowReason(index) })
    }
  }
  return rows
}

/** Rows that were written off and are still open: what was paid after all is paid. */
export function writtenOffRows(status: DropStatus, writeOffs: WriteOffs): readonly number[] {
  return [...writeOffs.keys()].filter((row) => status.rowState(row) !== 'delivered').toSorted((a, b) => a - b)
}
