export { type Address, type AddressFault, type Hex, checksumAddress, parseAddress, specialAddress } from './address.ts'
export { type AmountFault, type DecimalStyle, type FormatAmountOptions, formatAmount, parseAmount } from './amount.ts'
export { type DropCommitment, type DropStruct, dropIdOf, toDropStruct } from './dropStruct.ts'
export { escapeCell, toCsv, toCsvLine, unescapeCell } from './csv.ts'
export {
  BadManifestError,
  BadRowError,
  BadShardError,
  BadTermsError,
  DropsError,
  EmptyDropError,
  type JsonNeed,
  ListEncodingError,
  ListJsonError,
  ListTooLargeError,
  MalformedRowsError,
  UndecidedListError,
} from './errors.ts'
export type { NamedDropsError } from './named.ts'
export { entriesToCsv, manifestCsvChunks, manifestToCsv } from './exportRows.ts'
export { fingerprintOf } from './fingerprint.ts'
export type { BlobLike, ListInput } from './list/collectBytes.ts'
export { type HistogramBin, amountHistogram } from './list/amountHistogram.ts'
export { type Allocation, type ColumnMapping, type ColumnRole, type ListLayout, requiredRoles } from './list/columns.ts'
export { type AmountUnit, type Decisions, type Fix, noDecisions } from './list/fixes.ts'
export {
  type FixOffer,
  type HeaderFault,
  type IssueGroup,
  type IssueKind,
  type KnownAddresses,
  type RowIssue,
  type Severity,
  issueDescriptions,
} from './list/issues.ts'
export type {
  AmountSample,
  AmountStats,
  EntryState,
  ListEntry,
  ListNotice,
  RecipientList,
  Tally,
  WindowFilter,
} from './list/list.ts'
export type { NameFinding } from './list/names.ts'
export type { ListFormat, ReadOptions } from './list/prepare.ts'
export { type PackedDecisions, packDecisions, unpackDecisions } from './list/packDecisions.ts'
export { type ProblemRuler, problemRuler } from './list/problemRuler.ts'
export {
  type ChangedName,
  type NameResolver,
  type PinnedName,
  pinnedNames,
  recheckNames,
  resolveNames,
} from './list/resolveNames.ts'
export { type ListSession, type ListSummary, type ListWindow, createListSession } from './list/createListSession.ts'
export { type AccountMatches, matchAccounts } from './list/matchAccounts.ts'
export { applyFix, previewList, readList } from './list/readList.ts'
export { setAsideOf } from './list/setAsideOf.ts'
export { type LineEnding, type ListEncoding, maxListBytes } from './list/source.ts'
export { type Delimiter, detectDelimiter, splitCells, unclosedQuote } from './list/splitCells.ts'
export { type LongWork, type Manifest, type ManifestParts, freezeManifest } from './manifest.ts'
export { type ManifestJson, manifestChunks, manifestFormat, serializeManifest } from './manifestJson.ts'
export { type TransferableManifest, manifestFromTransferable, manifestToTransferable } from './manifestTransfer.ts'
export { type StandardTreeDump, toStandardTreeDump } from './openZeppelinTree.ts'
export { parseManifest } from './parseManifest.ts'
export { type GasMeasurement, type PlanSlotsParameters, type SlotPlan, halveMask, planSlots } from './planSlots.ts'
export {
  type DropReport,
  type ReportParameters,
  type RowFailure,
  type RowReport,
  type RowTransfer,
  type SetAside,
  createReport,
  reportCsvChunks,
  reportToJson,
  type WriteOff,
} from './report.ts'
export { type ShardIndex, parseShardIndex, serializeShardIndex, toShardIndex } from './shardIndex.ts'
export { type ProvenRow, type Shard, createShards, findInShards, shardFileName } from './shards.ts'
export { merkleLevels, merkleProof, merkleRoot, verifyMerkleProof } from './merkleTree.ts'
export {
  type DropProgress,
  type SlotProgress,
  type SlotSettlement,
  dropProgress,
  isRowSettled,
  slotProgress,
} from './progress.ts'
export { type Row, compareRows } from './row.ts'
export { type PackedPart, type PackedPartParameters, commitPacked } from './commitPacked.ts'
export { type RowColumns, amountAt, compareRowsAt, idAt } from './rowColumns.ts'
export {
  type RowProof,
  type Slot,
  type SlotCommitment,
  fullMask,
  findRows,
  getSlot,
  proveRow,
  rowLeaf,
  slotLeaf,
  slotRows,
} from './slot.ts'
export { packRows, unpackColumns, unpackRows } from './slotCodec.ts'
export {
  type DropTerms,
  type RowPolicy,
  type TokenFacts,
  type TokenStandard,
  assertTerms,
  maxSlotSize,
  standardCode,
  termsFlags,
} from './terms.ts'
