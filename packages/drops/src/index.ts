export { type Address, type AddressFault, type Hex, checksumAddress, parseAddress, specialAddress } from './address.ts'
export { type AmountFault, type DecimalStyle, type FormatAmountOptions, formatAmount, parseAmount } from './amount.ts'
export { type DropCommitment, type DropStruct, dropIdOf, toDropStruct } from './dropStruct.ts'
export {
  BadManifestError,
  BadRowError,
  BadTermsError,
  DropsError,
  EmptyDropError,
  ListEncodingError,
  ListTooLargeError,
  MalformedRowsError,
} from './errors.ts'
export { fingerprintOf } from './fingerprint.ts'
export type { ColumnMapping, ColumnRole } from './list/columns.ts'
export { requiredRoles } from './list/columns.ts'
export { type ListEncoding, maxListBytes } from './list/decodeText.ts'
export { type Decisions, type Fix, noDecisions } from './list/fixes.ts'
export {
  type FixOffer,
  type IssueGroup,
  type IssueKind,
  type KnownAddresses,
  type RowIssue,
  type Severity,
  issueDescriptions,
} from './list/issues.ts'
export {
  type EntryState,
  type ListEntry,
  type ListFormat,
  type ReadOptions,
  type RecipientList,
  type Tally,
  applyFix,
  readList,
} from './list/readList.ts'
export type { Delimiter } from './list/splitCells.ts'
export type { LineEnding } from './list/splitLines.ts'
export { type LongWork, type Manifest, type ManifestParts, freezeManifest } from './manifest.ts'
export { type ManifestJson, manifestFormat, parseManifest, serializeManifest } from './manifestJson.ts'
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
export type { RowColumns } from './rowColumns.ts'
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
export { packRows, unpackRows } from './slotCodec.ts'
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
