import { type AddressBook, type LeftOutAddresses, maxNames } from '../../device/addressBook.ts'
import { readNames } from './readNames.ts'

/** Changes that a file would make to the address book. */
export type ImportPlan = {
  /** Names of the file. */
  readonly names: AddressBook
  /** Addresses that the file marks. */
  readonly leftOut: LeftOutAddresses
  /** Addresses that have another name in the book. */
  readonly renamed: number
  /** Lines without an address or a name, counted from 1. */
  readonly skipped: readonly number[]
}

/** The changes of a file, or why it cannot be imported. `fresh`: addresses that are not in the book. */
export type PlannedImport =
  | ImportPlan
  | { readonly problem: 'empty' }
  | { readonly problem: 'full'; readonly names: number; readonly fresh: number }

/** Plans the import of a file into a book. A file with more addresses than the book has room for is not imported in part. */
export function planImport(book: AddressBook, text: string): PlannedImport {
  const { names, leftOut, skipped } = readNames(text)
  if (names.size === 0) return { problem: 'empty' }
  const fresh = [...names.keys()].filter((address) => !book.has(address)).length
  if (book.size + fresh > maxNames) return { problem: 'full', names: names.size, fresh }
  const renamed = [...names].filter(([address, name]) => (book.get(address) ?? name) !== name).length
  return { names, leftOut, renamed, skipped }
}
