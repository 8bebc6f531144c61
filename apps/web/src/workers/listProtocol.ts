import type {
  EntryState,
  Fix,
  IssueGroup,
  ListEntry,
  ListFormat,
  ManifestParts,
  ReadOptions,
  Tally,
} from '@slotdrop/drops'

/** What a page shows of a list; the rows stay in the worker. */
export interface ListSummary {
  readonly format: ListFormat
  readonly tally: Tally
  readonly issues: readonly IssueGroup[]
  readonly total: bigint
  readonly entryCount: number
  readonly canUndo: boolean
  /** Lines of all rows with errors, to set aside at once. */
  readonly errorLines: readonly number[]
  /** Smallest, middle and largest amount of the rows that would be paid. */
  readonly amounts: { readonly min: bigint; readonly median: bigint; readonly max: bigint } | undefined
}

/** What the page asks the worker. */
export interface ListRequests {
  read: { parameters: { input: string | Uint8Array; options: ReadOptions }; result: ListSummary }
  fix: { parameters: Fix; result: ListSummary }
  undo: { parameters: undefined; result: ListSummary }
  window: {
    parameters: { from: number; count: number; state: EntryState | 'all' }
    result: { entries: ListEntry[]; count: number }
  }
  /** Place of the problem after (or before) an entry, in the list of all entries. */
  problem: { parameters: { from: number; direction: 1 | -1 }; result: number | undefined }
  seal: { parameters: Omit<ManifestParts, 'rows'>; result: string }
}

export interface ListMessage<kind extends keyof ListRequests = keyof ListRequests> {
  readonly id: number
  readonly kind: kind
  readonly parameters: ListRequests[kind]['parameters']
}

export type ListAnswer = { readonly id: number } & (
  | { readonly result: unknown }
  | { readonly error: { name: string; message: string } }
)
