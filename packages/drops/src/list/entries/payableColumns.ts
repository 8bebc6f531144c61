import { accountBytes } from '../../rows/accounts.ts'
import { createColumns, type RowColumns } from '../../rows/rowColumns.ts'
import { limbCount } from '../../values/uint256.ts'
import type { EntryAccess } from './entryAccess.ts'

/** Copies the entries that are paid into columns of their own. */
export function payableColumns({ parts, judged, isPaid }: EntryAccess, payable: number): RowColumns {
  const { table } = parts
  const chosen = createColumns(payable, { ids: table.ids !== undefined, amounts: judged.amounts !== undefined })
  // Entries that follow one another are copied together.
  for (let from = 0, at = 0; from < table.count;) {
    let to = from
    while (to < table.count && isPaid(to)) to++
    chosen.accounts.set(table.accounts.subarray(from * accountBytes, to * accountBytes), at * accountBytes)
    if (table.ids) chosen.ids?.set(table.ids.subarray(from * limbCount, to * limbCount), at * limbCount)
    if (judged.amounts) chosen.amounts?.set(judged.amounts.subarray(from * limbCount, to * limbCount), at * limbCount)
    at += to - from
    from = to + 1
  }
  return chosen
}
