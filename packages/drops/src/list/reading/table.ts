import type { Keccak } from '../../keccak/loadKeccak.ts'
import type { HeaderFault } from '../issues/issueValues.ts'
import type { RowContext } from './parseRow.ts'
import type { ListSource } from './listSource.ts'

/** What could be read of a row, as bits. */
export const accountFound = 1
export const amountFound = 2
export const idFound = 4
/** The amount has a point and could as well be thousands. */
export const groupedPointFound = 8
export const pointFound = 16
/** There are unusual spaces around its cells. */
export const spacesTrimmed = 32
/** The amount is a percentage of a total. */
export const percentFound = 64

/** Columns of a list that is being read. */
export type TableColumns = {
  readonly accounts: Uint8Array
  readonly amounts?: Uint32Array | undefined
  readonly ids?: Uint32Array | undefined
}

/** Every line that is neither blank nor header, as columns. */
export type ListTable = TableColumns & {
  readonly count: number
  /** Line of each entry, from 0. */
  readonly lines: Uint32Array
  /** Lines of an entry, where a quoted cell runs over more than one. */
  readonly spans: ReadonlyMap<number, number>
  /** What could be read, as `HAS_…` bits. */
  readonly found: Uint8Array
  /** What is wrong with each row by itself, as bits of `rowKinds`: two words a row. */
  readonly issues: Uint32Array
  /** Lines that are blank, or above the header, or a total below the rows. */
  readonly blank: number
  /** Lines of a text that name no account; they count as blank. */
  readonly unread: number
  /** Lines that belong to the row above them. */
  readonly continued: number
}

/** What a table is read from. */
export type TableInput = {
  readonly source: ListSource
  readonly context: RowContext
  /** Line of the header, from 0; -1 without one. */
  readonly headerLine: number
  /** Lines around the rows that are no rows, such as titles and totals, from 0. */
  readonly skipped: ReadonlySet<number>
  /** Those of them that belong to lists of a document which are left out. */
  readonly leftLines: ReadonlySet<number>
  /** Rows that say that they add up the others and name an address all the same, from 0. */
  readonly totalRows: ReadonlySet<number>
  /** The header is not understood, and stands as an error among the rows. */
  readonly isHeaderUnknown: boolean
  /** What such a header leaves open. */
  readonly headerFault: HeaderFault
  /** Lines that were corrected, by their number from 1. */
  readonly edits: ReadonlyMap<number, string>
  readonly keccak: Keccak
}
