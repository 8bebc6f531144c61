import type { DropStatus, RowState } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { type AddressBook, addressesNamed } from '../../../device/addressBook.ts'

/** What rows are looked for. */
export type RowFilter = {
  readonly manifest: Manifest
  /** Part of an address or of its name, or a whole row number. Empty for all. */
  readonly text: string
  /** Rows in one state of a status. Default: all. */
  readonly inState?: { readonly state: RowState; readonly status: DropStatus } | undefined
  readonly book: AddressBook
}

/** Places in the list of the rows that a filter lets through; undefined where it lets all through. */
export function findRows({ manifest, text, inState, book }: RowFilter): readonly number[] | undefined {
  const wanted = text.trim().toLowerCase()
  if (wanted === '' && !inState) return undefined
  const named = new Set(addressesNamed(book, wanted))
  const found: number[] = []
  for (let row = 0; row < manifest.rowCount; row++) {
    if (inState && inState.status.rowState(row) !== inState.state) continue
    const account = manifest.rowAt(row).account.toLowerCase()
    if (wanted !== '' && `${row + 1}` !== wanted && !account.includes(wanted) && !named.has(account)) continue
    found.push(row)
  }
  return found
}
