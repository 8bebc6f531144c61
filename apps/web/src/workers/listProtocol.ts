import type {
  AccountMatches,
  PackedDecisions,
  Fix,
  Hex,
  KnownToken,
  HistogramBin,
  ListSummary,
  ListWindow,
  ManifestParts,
  ProblemRuler,
  ReadOptions,
  ExcludedEntry,
  SourceRows,
  TokenShare,
  TransferableManifest,
  WindowFilter,
  PackedAccounts,
} from '@slotdrop/drops'
import type { Companion } from '../device/deviceCompanions.ts'

/** A list at one glance, however long it is. */
export type ListOverview = {
  readonly ruler: ProblemRuler
  readonly histogram: readonly HistogramBin[]
}

/** The rows that are paid, as columns. */
export type PackedPayable = {
  /** 20 bytes each. */
  readonly accounts: Uint8Array
  /** Lines of the list, from 1. */
  readonly lines: Uint32Array
}

/** What the page asks the worker; rows stay there. */
export type ListRequests = {
  /** The first lines of a file, to be seen while the rest is read. */
  preview: { parameters: { head: string | Uint8Array; options: ReadOptions }; result: ListWindow }
  read: { parameters: { input: string | Uint8Array | Blob; options: ReadOptions }; result: ListSummary }
  /** Names of the sheets of the spreadsheet that the list was read from, none for any other file; and the place of the one that is the list. */
  sheets: { parameters: undefined; result: { readonly names: readonly string[]; readonly chosen: number } }
  /** One of them as a list of its own, by its place. */
  sheet: { parameters: number; result: string | undefined }
  /** Token ids that the list pays, each once; undefined where they are more than this. */
  ids: { parameters: number; result: readonly bigint[] | undefined }
  /** Ids of which the sender holds none now. */
  missingIds: { parameters: readonly bigint[]; result: ListSummary }
  /** What the list pays in each token on each chain that it names, where these tokens are known by their symbols. */
  tokenShares: { parameters: readonly KnownToken[]; result: readonly TokenShare[] }
  fix: { parameters: Fix; result: ListSummary }
  undo: { parameters: undefined; result: ListSummary }
  redo: { parameters: undefined; result: ListSummary }
  window: { parameters: { from: number; count: number; filter: WindowFilter }; result: ListWindow }
  /** Place of the problem after (or before) an entry, in the list of all entries. */
  problem: { parameters: { from: number; direction: 1 | -1 }; result: number | undefined }
  entryOfLine: { parameters: number; result: number | undefined }
  overview: { parameters: { stretches: number; bins: number }; result: ListOverview }
  /** Lines of all rows with errors, to exclude at once. */
  errorLines: { parameters: undefined; result: readonly number[] }
  names: { parameters: undefined; result: readonly string[] }
  decisions: { parameters: undefined; result: PackedDecisions }
  /** Rows that pay one of these accounts, 20 bytes each. */
  matches: { parameters: Uint8Array; result: AccountMatches }
  payable: { parameters: undefined; result: PackedPayable }
  /** Lines of all entries of some accounts, also of those that are left out or added to another entry. */
  linesOf: { parameters: PackedAccounts; result: Uint32Array }
  /** For each of some accounts 1 if the list pays it, else 0. */
  isPaid: { parameters: PackedAccounts; result: Uint8Array }
  /** Seals the row of one line alone, as a drop of its own. */
  sealLine: { parameters: { line: number; parts: Omit<ManifestParts, 'rows'> }; result: TransferableManifest }
  seal: {
    parameters: Omit<ManifestParts, 'rows'>
    result: { manifest: TransferableManifest; setAside: readonly ExcludedEntry[]; source: SourceRows }
  }
  /** The id that the drop of this list would have. */
  identify: { parameters: Omit<ManifestParts, 'rows'>; result: Hex }
  /** A sealed file, with what its sender keeps beside the list; nothing in it is believed. */
  open: {
    parameters: string | Blob
    result: { manifest: TransferableManifest; companion: Companion | undefined }
  }
}
