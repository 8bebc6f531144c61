import type {
  AccountMatches,
  PackedDecisions,
  Fix,
  HistogramBin,
  ListSummary,
  ListWindow,
  ManifestParts,
  ProblemRuler,
  ReadOptions,
  ExcludedEntry,
  SourceRows,
  TransferableManifest,
  WindowFilter,
} from '@slotdrop/drops'

/** A list at one glance, however long it is. */
export type ListOverview = {
  readonly ruler: ProblemRuler
  readonly histogram: readonly HistogramBin[]
}

/** What the page asks the worker; rows stay there. */
export type ListRequests = {
  /** The first lines of a file, to be seen while the rest is read. */
  preview: { parameters: { head: string | Uint8Array; options: ReadOptions }; result: ListWindow }
  read: { parameters: { input: string | Uint8Array | Blob; options: ReadOptions }; result: ListSummary }
  fix: { parameters: Fix; result: ListSummary }
  undo: { parameters: undefined; result: ListSummary }
  redo: { parameters: undefined; result: ListSummary }
  window: { parameters: { from: number; count: number; filter: WindowFilter }; result: ListWindow }
  /** Place of the problem after (or before) an entry, in the list of all entries. */
  problem: { parameters: { from: number; direction: 1 | -1 }; result: number | undefined }
  entryOfLine: { parameters: number; result: number | undefined }
  overview: { parameters: { stretches: number; bins: number }; result: ListOverview }
  /** Lines of all rows with errors, to set aside at once. */
  errorLines: { parameters: undefined; result: readonly number[] }
  names: { parameters: undefined; result: readonly string[] }
  decisions: { parameters: undefined; result: PackedDecisions }
  /** Rows that pay one of these accounts, 20 bytes each. */
  matches: { parameters: Uint8Array; result: AccountMatches }
  /** Seals the row of one line alone, as a drop of its own. */
  sealLine: { parameters: { line: number; parts: Omit<ManifestParts, 'rows'> }; result: TransferableManifest }
  seal: {
    parameters: Omit<ManifestParts, 'rows'>
    result: { manifest: TransferableManifest; setAside: readonly ExcludedEntry[]; source: SourceRows }
  }
  /** A sealed file; nothing in it is believed. */
  open: { parameters: string | Blob; result: TransferableManifest }
}
