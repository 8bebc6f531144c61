import { crossBit } from '../issues/issueBits.ts'
import { groupedPointFound, type ListTable, pointFound } from '../reading/table.ts'

/** Marks every amount with a point when each of them could as well be thousands. */
export function markAmbiguousThousands({ found, count }: ListTable, crossIssues: Uint32Array) {
  for (let index = 0; index < count; index++)
    if (((found[index] ?? 0) & (pointFound | groupedPointFound)) === pointFound) return
  for (let index = 0; index < count; index++)
    if ((found[index] ?? 0) & groupedPointFound)
      crossIssues[index] = (crossIssues[index] ?? 0) | crossBit('amount-maybe-thousands')
}
