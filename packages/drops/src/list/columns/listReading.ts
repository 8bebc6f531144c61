import type { DecimalStyle } from '../../values/numberDigits.ts'
import type { AmountUnit } from '../decisions/decisions.ts'
import type { Allocation } from './allocation.ts'
import type { ColumnRole } from './columnRoles.ts'

/** What the cells of a column mostly are. */
export type ColumnContent =
  | 'empty'
  | 'addresses'
  | 'names'
  | 'amounts'
  | 'sequence'
  | 'ids'
  | 'dates'
  | 'timestamps'
  | 'tokens'
  | 'chains'
  | 'text'

/** A column of the file, and what it was taken for. */
export type ReadColumn = {
  /** Its place, from 1. */
  readonly number: number
  /** Its header; undefined without one. */
  readonly name: string | undefined
  readonly content: ColumnContent
  /** What it is read as; undefined for a column that is not used. */
  readonly role: ColumnRole | undefined
}

/** How a list was read, to be shown above its rows. Plain data. */
export type ListReading = {
  /** Rows of a table, records of JSON, or addresses found in a text. */
  readonly form: 'table' | 'json' | 'text'
  /** Line of the header, from 1; undefined without one. */
  readonly headerLine: number | undefined
  /** Lines above the header or the first row that are not read, from 1. */
  readonly skippedLines: readonly number[]
  readonly columns: readonly ReadColumn[]
  readonly amountUnit: AmountUnit
  readonly allocation: Allocation
  readonly decimalStyle: DecimalStyle | undefined
  /** Whether the columns were chosen by a decision or an option, rather than by header and content. */
  readonly isChosen: boolean
}
