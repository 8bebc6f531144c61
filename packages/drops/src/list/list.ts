import type { Row } from '../rows/row.ts'
import type { RowColumns } from '../rows/rowColumns.ts'
import type { Decisions, Fix } from './decisions/decisions.ts'
import type { EntryState, ListEntry } from './entries/listEntry.ts'
import type { ListNotice } from './entries/listNotices.ts'
import type { WindowFilter } from './entries/windowFilter.ts'
import type { AmountSample } from './figures/amountSamples.ts'
import type { AmountStats } from './figures/amountStats.ts'
import type { IssueGroup } from './judging/groupIssues.ts'
import type { ListReading } from './columns/listReading.ts'
import type { ListQuestion } from './questions/listQuestion.ts'
import type { ListFormat } from './reading/prepareList.ts'

/** Lines by what became of them: `lines = ready + warnings + errors + excluded + merged + blank + header + continued`. */
export type Tally = {
  readonly lines: number
  readonly ready: number
  readonly warnings: number
  readonly errors: number
  /** Left out: nothing of them is paid. */
  readonly excluded: number
  /** Added to the row of another line: they are paid in its sum. */
  readonly merged: number
  /** Lines that are blank or not read: titles above the header, totals below the rows. */
  readonly blank: number
  readonly header: number
  /** Lines inside a quoted cell of the row above them. */
  readonly continued: number
}

/** A list that was read and judged. It is a value: fixes give another one. */
export type RecipientList = {
  readonly format: ListFormat
  readonly lineCount: number
  readonly entryCount: number
  entryAt(index: number): ListEntry
  stateAt(index: number): EntryState
  /** The line of an entry and its text, with the lines that its quoted cells run over. */
  textAt(index: number): { readonly line: number; readonly text: string }
  /** Indexes of all entries that a filter leaves, in their order. */
  find(filter: WindowFilter): Uint32Array
  /** The entry of a line; undefined for a blank line or a header. */
  entryOfLine(line: number): number | undefined
  readonly tally: Tally
  readonly issues: readonly IssueGroup[]
  /** Questions about the list as a whole that no decision has answered yet. */
  readonly questions: readonly ListQuestion[]
  /** How the file was read. */
  readonly reading: ListReading
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
  /** Line of each of these rows, from 1, in the order of the file. */
  lines(): Uint32Array
  /** Lines of all entries of some accounts, 20 bytes each, also of those that are left out or added to another entry. */
  linesOf(accounts: Uint8Array): Uint32Array
  /** Note of each of these rows, empty where there is none; undefined where no row has one. */
  notes(): readonly string[] | undefined
  /** Figures about the amounts; undefined when there is nothing to pay. */
  amountStats(topCount?: number): AmountStats | undefined
  /** Picks the first amounts that tell the readings apart, or the first at all. */
  amountSamples(count?: number): AmountSample[]
  /** Names in place of addresses that are not looked up yet. */
  names(): string[]
  /** The list after one more decision. The former list stays as it is, so undo is to keep it. */
  with(fix: Fix): RecipientList
  /** The ids that its rows pay, each once; none where tokens have no ids. */
  ids(): bigint[]
  /** The list as it is judged when the sender holds none of these ids. */
  withMissingIds(ids: readonly bigint[]): RecipientList
  /** The list under other decisions, such as those of an earlier visit. */
  withDecisions(decisions: Decisions): RecipientList
}
