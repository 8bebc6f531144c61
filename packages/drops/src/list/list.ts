import type { Address } from '../address.ts'
import type { Row } from '../row.ts'
import type { RowColumns } from '../rowColumns.ts'
import type { Decisions, Fix } from './fixes.ts'
import type { IssueGroup, IssueKind, RowIssue } from './issues.ts'
import type { ListFormat } from './prepare.ts'

/** What will happen to an entry. */
export type EntryState = 'ready' | 'check' | 'error' | 'excluded'

/** One line that is neither blank nor header. */
export type ListEntry = {
  /** Line of the input, from 1; in JSON the number of the record. */
  readonly line: number
  readonly text: string
  readonly account?: Address | undefined
  readonly id?: bigint | undefined
  /** What it pays, base units. */
  readonly amount?: bigint | undefined
  readonly note?: string | undefined
  /** The name that stands in place of the address. */
  readonly name?: string | undefined
  readonly state: EntryState
  /** Why it is excluded: set aside, added to the row of that line, or left out as its repetition. */
  readonly excludedBy?: 'hand' | { readonly mergedInto: number } | { readonly repeats: number } | undefined
  readonly issues: readonly RowIssue[]
}

/** Where every line went: `lines = ready + warnings + errors + excluded + blank + header + continued`. */
export type Tally = {
  readonly lines: number
  readonly ready: number
  readonly warnings: number
  readonly errors: number
  readonly excluded: number
  readonly blank: number
  readonly header: number
  /** Lines inside a quoted cell of the row above them. */
  readonly continued: number
}

/** Something about the file that changes no payment. */
export type ListNotice = (
  | { readonly kind: 'encoding' | 'mixed-line-endings' }
  | { readonly kind: 'trimmed-spaces' | 'cells-with-line-breaks'; readonly rows: number }
) & {
  /** In English. */
  readonly message: string
}

/** An amount of the list in all its readings, to be shown where the creator has to choose one. */
export type AmountSample = {
  readonly line: number
  readonly text: string
  /** Base units with a decimal point, with a decimal comma, and as raw units; undefined where it can't be read so. */
  readonly point: bigint | undefined
  readonly comma: bigint | undefined
  readonly raw: bigint | undefined
}

/** Figures about what a list pays. Entries are given by their index. */
export type AmountStats = {
  readonly min: bigint
  readonly median: bigint
  readonly max: bigint
  /** Entries with the largest amounts, largest first. */
  readonly top: readonly number[]
}

/** Which entries a window shows. */
export type WindowFilter = {
  readonly state?: EntryState | undefined
  readonly issue?: IssueKind | undefined
  /** Part of a line's text; case makes no difference. */
  readonly text?: string | undefined
  /** Other texts that are as good as `text`, such as the addresses that a name stands for. */
  readonly orTexts?: readonly string[] | undefined
  /** Amounts in base units, both ends included. */
  readonly amount?: { readonly from: bigint; readonly to: bigint } | undefined
}

/** A list that was read and judged. It is a value: fixes give another one. */
export type RecipientList = {
  readonly format: ListFormat
  readonly lineCount: number
  readonly entryCount: number
  entryAt(index: number): ListEntry
  stateAt(index: number): EntryState
  /** Indexes of all entries that a filter leaves, in their order. */
  find(filter: WindowFilter): Uint32Array
  /** The entry of a line; undefined for a blank line or a header. */
  entryOfLine(line: number): number | undefined
  readonly tally: Tally
  readonly issues: readonly IssueGroup[]
  readonly notices: readonly ListNotice[]
  /** Nothing is undecided, and there is something to pay. */
  readonly canSeal: boolean
  /** Sum of all entries that are ready or to check, base units. */
  readonly total: bigint
  readonly decisions: Decisions
  /** Rows that a drop of this list pays; entries with errors and excluded ones are not among them. */
  rows(): Row[]
  /** The same as columns: the cheap form, which `freezeManifest` takes too. */
  columns(): RowColumns
  /** Figures about the amounts; undefined when there is nothing to pay. */
  amountStats(topCount?: number): AmountStats | undefined
  /** The first amounts that tell the readings apart, or the first at all. */
  amountSamples(count?: number): AmountSample[]
  /** Names in place of addresses that are not looked up yet. */
  names(): string[]
  /** The list after one more decision. The former list stays as it is, so undo is to keep it. */
  with(fix: Fix): RecipientList
  /** The list under other decisions, such as those of an earlier visit. */
  withDecisions(decisions: Decisions): RecipientList
}
