import type { DropStatus } from '@slotdrop/delivery'
import { type Manifest, slotWord } from '@slotdrop/drops'
import type { WriteOffs } from '../../../device/deviceWriteOffs.ts'

/** Rows that were refused and that nobody gave up. */
export function countRefused(manifest: Manifest, status: DropStatus, writeOffs: WriteOffs): number {
  let rows = status.progress.slots.reduce((sum, { index }) => sum + slotWord.count(status.refusedMask(index)), 0)
  const { slotSize } = manifest.terms
  for (const row of writeOffs.keys())
    if (slotWord.isSet(status.refusedMask(Math.floor(row / slotSize)), row % slotSize)) rows -= 1
  return rows
}
