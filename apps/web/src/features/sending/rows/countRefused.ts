import type { DropStatus } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import type { WriteOffs } from '../../../device/deviceWriteOffs.ts'
import { countBits } from '../../../chain/countBits.ts'

/** Rows that were refused and that nobody gave up. */
export function countRefused(manifest: Manifest, status: DropStatus, writeOffs: WriteOffs): number {
  let rows = status.progress.slots.reduce((sum, { index }) => sum + countBits(status.refusedMask(index)), 0)
  const { slotSize } = manifest.terms
  for (const row of writeOffs.keys())
    if ((status.refusedMask(Math.floor(row / slotSize)) >> BigInt(row % slotSize)) & 1n) rows -= 1
  return rows
}
