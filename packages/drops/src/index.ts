export { type FormatAmountOptions, formatAmount } from '@slotdrop/messages/format'
export {
  type JsonNeed,
  BadManifestError,
  BadRowError,
  BadShardError,
  BadTermsError,
  DropsError,
  EmptyDropError,
  ListEncodingError,
  ListJsonError,
  ListTooLargeError,
  MalformedRowsError,
  NoListError,
  UndecidedListError,
} from './errors.ts'
export type { LongWork } from './longWork.ts'
export {
  type Address,
  type AddressFault,
  type AddressProblem,
  type Hex,
  checksumAddress,
  parseAddress,
  specialAddress,
} from './values/address.ts'
export { isAddressShape, isHashText } from './values/hexText.ts'
export { type AmountFault, type AmountProblem, parseAmount, parseCount, parseTypedAmount } from './values/amount.ts'
export type { DecimalStyle } from './values/numberDigits.ts'
export { escapeCell, toCsv, toCsvLine, unescapeCell } from './values/csv.ts'
export { type TokenStandard, standardCode } from './values/tokenStandard.ts'
export { packRows, unpackColumns, unpackRows } from './rows/packRows.ts'
export { type Row, compareRows } from './rows/row.ts'
export { type RowColumns, amountAt, compareRowsAt, idAt } from './rows/rowColumns.ts'
export { maxSlotSize } from './slots/maxSlotSize.ts'
export { type GasMeasurement, type PlanSlotsParameters, type SlotPlan, planSlots } from './slots/planSlots.ts'
export * as slotWord from './slots/slotWord.ts'
export { rowLeaf, slotLeaf } from './tree/leaves.ts'
export { merkleLevels, merkleProof, merkleRoot, merkleRootOf, verifyMerkleProof } from './tree/merkleTree.ts'
export { type StandardTreeDump, toStandardTreeDump } from './tree/openZeppelinTree.ts'
export type { SlotCommitment } from './tree/sealSlots.ts'
export { type PackedPart, type PackedPartParameters, commitPacked } from './manifest/commitPacked.ts'
export { type FileCid, fileCid } from './manifest/cid/fileCid.ts'
export { cidsOfDigest, listCid } from './manifest/cid/listCid.ts'
export { type DropCommitment, type DropStruct, dropIdOf, fromDropStruct, toDropStruct } from './manifest/dropStruct.ts'
export { findRows } from './manifest/findRows.ts'
export { fingerprintOf } from './manifest/fingerprint.ts'
export { type ManifestParts, freezeManifest } from './manifest/freezeManifest.ts'
export { type Slot, getSlot, slotRows } from './manifest/getSlot.ts'
export { type ListTerms, parseListTerms, serializeListTerms } from './manifest/json/listTerms.ts'
export {
  type ManifestJson,
  manifestChunks,
  manifestFormat,
  privateListChunks,
  serializeManifest,
} from './manifest/json/manifestJson.ts'
export { parseCompanion } from './manifest/json/parseCompanion.ts'
export { parseManifest } from './manifest/json/parseManifest.ts'
export type { Manifest } from './manifest/manifest.ts'
export {
  type TransferableManifest,
  manifestFromTransferable,
  manifestToTransferable,
} from './manifest/manifestTransfer.ts'
export { type RowProof, proveRow } from './manifest/proveRow.ts'
export { type Shard, createShards, shardFileName } from './manifest/shards/createShards.ts'
export { type ProvenRow, findInShards } from './manifest/shards/findInShards.ts'
export { isUnwrapped, takesErc20 } from './manifest/isUnwrapped.ts'
export { openNeedsInShards } from './manifest/shards/openNeedsInShards.ts'
export { type ShardIndex, parseShardIndex, serializeShardIndex } from './manifest/shards/shardIndex.ts'
export { toShardIndex } from './manifest/shards/toShardIndex.ts'
export { type DropTerms, type RowPolicy, type TokenFacts, assertTerms, termsFlags } from './manifest/terms.ts'
export type { Allocation } from './list/columns/allocation.ts'
export { type ColumnMapping, type ColumnRole, requiredRoles } from './list/columns/columnRoles.ts'
export type { ColumnContent, ListReading, ReadColumn } from './list/columns/listReading.ts'
export type { ListLayout } from './list/columns/listLayout.ts'
export { columnSentence, readingSentence } from './list/columns/readingSentence.ts'
export { type ListSession, type ListSummary, type ListWindow, createListSession } from './list/createListSession.ts'
export {
  type ColumnsOption,
  columnsOption,
  findingOption,
  fixOption,
  parseColumnsOption,
} from './list/decisions/decisionOption.ts'
export { type AmountUnit, type Decisions, type Fix, type ListForm, noDecisions } from './list/decisions/decisions.ts'
export type { NameFinding } from './list/decisions/nameFinding.ts'
export { type PackedDecisions, packDecisions, unpackDecisions } from './list/decisions/packDecisions.ts'
export type { EntryState, ListEntry } from './list/entries/listEntry.ts'
export { type ListNotice, noticeSentence } from './list/entries/listNotices.ts'
export type { WindowFilter } from './list/entries/windowFilter.ts'
export { entriesToCsv } from './list/entriesCsv.ts'
export { type ExcludedEntry, excludedEntries } from './list/excludedEntries.ts'
export { type HistogramBin, amountHistogram } from './list/figures/amountHistogram.ts'
export type { AmountSample } from './list/figures/amountSamples.ts'
export type { AmountStats } from './list/figures/amountStats.ts'
export type { RowIssue } from './list/issues/issue.ts'
export {
  type FixOffer,
  type IssueKind,
  type RepairableKind,
  type Severity,
  isRepairable,
} from './list/issues/issueKinds.ts'
export { issueKinds } from './list/issues/issueRules.ts'
export { amountProblemSentence } from './list/issues/amountIssue.ts'
export { issueSentence } from './list/issues/issueSentence.ts'
export { issueAdvice, issueTitle } from './list/issues/issueTexts.ts'
export type { HeaderFault } from './list/issues/issueValues.ts'
export type { KnownAddresses, KnownToken } from './list/issues/knownAddresses.ts'
export type { IssueGroup } from './list/judging/groupIssues.ts'
export type { RecipientList, Tally } from './list/list.ts'
export { type AccountMatches, matchAccounts } from './list/matchAccounts.ts'
export type {
  ListQuestion,
  NamedColumn,
  PreviewLine,
  QuestionChoice,
  QuestionKind,
} from './list/questions/listQuestion.ts'
export { choiceSentences, questionSentence } from './list/questions/questionSentence.ts'
export { type ProblemRuler, problemRuler } from './list/problemRuler.ts'
export { loadChecksum } from './rows/loadChecksum.ts'
export { type LabelFile, type LabelLine, readLabels } from './list/readLabels.ts'
export { applyFix, previewList, readList } from './list/readList.ts'
export { shareDecimals } from './list/tokens/shareDecimals.ts'
export { type TokenShare, tokenShares } from './list/tokens/tokenShares.ts'
export type { BlobLike, ListInput } from './list/reading/collectBytes.ts'
export type { ListFormat, ReadOptions } from './list/reading/prepareList.ts'
export { type LineEnding, type ListEncoding, maxListBytes } from './list/reading/listSource.ts'
export { type Delimiter, detectDelimiter, splitCells, unclosedQuote } from './list/reading/splitCells.ts'
export {
  type ChangedName,
  type NameResolver,
  type PinnedName,
  pinnedNames,
  recheckNames,
  resolveNames,
} from './list/resolveNames.ts'
export {
  type DropProgress,
  type SlotProgress,
  type SlotSettlement,
  dropProgress,
  isRowSettled,
  slotProgress,
} from './report/progress.ts'
export {
  type DropReport,
  type ReportParameters,
  type RowFailure,
  type RowReport,
  type RowTransfer,
  type WriteOff,
  createReport,
} from './report/report.ts'
export { type ReportFileOptions, reportCsvChunks, reportFields, reportToJson } from './report/reportFiles.ts'
export type { ReportDecision } from './report/reportDecisions.ts'
export { type RecipientsCsvOptions, recipientsCsvChunks } from './report/recipientsCsv.ts'
export { orderRows, type RowFileOptions, type RowOrder } from './report/rowOrder.ts'
export { type MergedLine, type SourceRows, sourceRows } from './report/sourceRows.ts'

export {
  accountAt,
  countPacked,
  fromPackedAccounts,
  isPackedAccounts,
  type PackedAccounts,
  packAccounts,
  packedAt,
  toPackedAccounts,
  unpackAccounts,
} from './rows/packedAccounts.ts'
