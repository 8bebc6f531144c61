import type { DropStatus, RowState } from '@slotdrop/delivery'
import type { Manifest, SourceRows } from '@slotdrop/drops'
import { type AddressBook, addressesNamed } from '../../../device/addressBook.ts'

/** What rows are looked for. */
export type RowFilter = {
  readonly manifest: Manifest
  /** Part of an address, of its name or of its note, or a whole line or row number. Empty for all. */
  readonly text: string
  /** Rows in one state of a status. Default: all. */
  readonly inState?: { readonly state: RowState; readonly status: DropStatus } | undefined
  readonly book: AddressBook
  readonly source?: SourceRows | undefined
  /** Places of all rows in the order in which they are shown; as the list has them, if nothing else is said. */
  readonly order?: Uint32Array | undefined
}

/** Places in the list of the rows that a filter lets through; undefined where it lets all through. */
export function findRows({ manifest, text, inState, book, source, order }: RowFilter): ArrayLike<number> | undefined {
  const wanted = text.trim().toLowerCase()
  if (wanted === '' && !inState) return order
  const named = new Set(addressesNamed(book, wanted))
  const found: number[] = []
  const isWanted = (row: number) => {
    if (wanted === '' || `${source?.lines[row] || row + 1}` === wanted) return true
    const account = manifest.rowAt(row).account.toLowerCase()
    return account.includes(wanted) || named.has(account) || source?.notes?.[row]?.toLowerCase().includes(wanted)
  }
  for (let place = 0; place < manifest.rowCount; place++) {
    const row = order?.[place] ?? place
    if (inState && inState.status.rowState(row) !== inState.state) continue
    if (isWanted(row)) found.push(row)
  }
  return found
}
