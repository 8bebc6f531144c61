import { idAt } from '../../rows/rowColumns.ts'
import { crossBit } from '../issues/issueBits.ts'
import type { ListTable } from '../reading/table.ts'

/** Marks the rows of ids of which the sender holds none. */
export function markMissingIds(
  table: ListTable,
  missing: ReadonlySet<bigint>,
  isCounted: (index: number) => boolean,
  crossIssues: Uint32Array,
): void {
  if (!table.ids || missing.size === 0) return
  for (let index = 0; index < table.count; index++)
    if (isCounted(index) && missing.has(idAt(table, index)))
      crossIssues[index] = (crossIssues[index] ?? 0) | crossBit('id-not-held')
}
