import type { Address } from '../../values/address.ts'
import type { RowIssue } from '../issues/issue.ts'

/** What will happen to an entry. */
export type EntryState = 'ready' | 'check' | 'error' | 'excluded'

/** One line that is neither blank nor header. */
export type ListEntry = {
  /** Line of the input, from 1; in JSON the number of the record. */
  readonly line: number
  readonly text: string
  readonly account?: Address | undefined
  /** The chain that the account was written with, where it is another one than the drop's. */
  readonly chainId?: number | undefined
  readonly id?: bigint | undefined
  /** What it pays, base units. */
  readonly amount?: bigint | undefined
  readonly note?: string | undefined
  /** The name that stands in place of the address. */
  readonly name?: string | undefined
  readonly state: EntryState
  /** Why it is excluded: by hand, because this drop does not pay its token, added to the row of that line, or left out as its repetition. */
  readonly excludedBy?: 'hand' | 'token' | { readonly mergedInto: number } | { readonly repeats: number } | undefined
  readonly issues: readonly RowIssue[]
}
