import { concat, encodeAbiParameters, keccak256, numberToHex, stringToHex } from 'viem'
import type { Hex } from './address.ts'
import type { Manifest } from './manifest.ts'
import { merkleLevels, merkleProof, merkleRoot } from './merkleTree.ts'
import type { Row } from './row.ts'
import { packRows } from './slotCodec.ts'

const ROW_DOMAIN = keccak256(stringToHex('Row(uint8 row,address account,uint256 id,uint256 amount)'))
const SLOT_DOMAIN = keccak256(stringToHex('Slot(uint256 slot,bytes32 rowsHash,bytes32 rowsRoot)'))
const slotLeafTypes = [{ type: 'bytes32' }, { type: 'uint256' }, { type: 'bytes32' }, { type: 'bytes32' }] as const

/** Leaf of one row; `index` is its place in its slot. */
export const rowLeaf = (index: number, { account, id, amount }: Row): Hex =>
  keccak256(
    concat([
      ROW_DOMAIN,
      numberToHex(index, { size: 1 }),
      account,
      numberToHex(id, { size: 32 }),
      numberToHex(amount, { size: 32 }),
    ]),
  )

/** Leaf of one slot. */
export const slotLeaf = (index: number, rowsHash: Hex, rowsRoot: Hex): Hex =>
  keccak256(encodeAbiParameters(slotLeafTypes, [SLOT_DOMAIN, BigInt(index), rowsHash, rowsRoot]))

/** What the tree knows of a slot. */
export interface SlotCommitment {
  readonly rowsHash: Hex
  readonly rowsRoot: Hex
  readonly leaf: Hex
}

/** Hashes the rows of one slot in both ways: as bytes for a push, as a tree for a claim. */
export const commitSlot = (index: number, rows: readonly Row[]): SlotCommitment => {
  const rowsHash = keccak256(packRows(rows))
  const rowsRoot = merkleRoot(merkleLevels(rows.map((row, place) => rowLeaf(place, row))))
  return { rowsHash, rowsRoot, leaf: slotLeaf(index, rowsHash, rowsRoot) }
}

/** One slot, with all that a call of `send` needs. */
export interface Slot extends SlotCommitment {
  readonly index: number
  /** Place of its first row in the manifest. */
  readonly firstRow: number
  readonly rowCount: number
  /** Sum of its amounts, base units. */
  readonly total: bigint
  readonly packed: Hex
  readonly proof: Hex[]
  /** A bit for each of its rows. */
  readonly fullMask: bigint
}

/** A bit for each of `rowCount` rows. */
export const fullMask = (rowCount: number): bigint => (1n << BigInt(rowCount)) - 1n

/** Rows of a slot, in order. */
export const slotRows = (manifest: Manifest, index: number): Row[] => {
  const firstRow = index * manifest.terms.slotSize
  const end = Math.min(firstRow + manifest.terms.slotSize, manifest.rowCount)
  return Array.from({ length: end - firstRow }, (_, place) => manifest.rowAt(firstRow + place))
}

/** One slot of a manifest. */
export const getSlot = (manifest: Manifest, index: number): Slot => {
  const commitment = manifest.commitments[index]
  if (commitment === undefined) throw new RangeError(`There is no slot ${index}; the drop has ${manifest.slotCount}.`)
  const rows = slotRows(manifest, index)
  return {
    ...commitment,
    index,
    firstRow: index * manifest.terms.slotSize,
    rowCount: rows.length,
    total: rows.reduce((sum, { amount }) => sum + amount, 0n),
    packed: packRows(rows),
    proof: merkleProof(manifest.slotLevels, index),
    fullMask: fullMask(rows.length),
  }
}

/** What shows that one row belongs to a root. */
export interface RowProof {
  readonly slot: number
  /** Place of the row in its slot. */
  readonly row: number
  readonly rowProof: Hex[]
  readonly rowsHash: Hex
  readonly slotProof: Hex[]
}

/** Proves one row of a manifest, for a claim. */
export const proveRow = (manifest: Manifest, rowIndex: number): RowProof => {
  const slot = Math.floor(rowIndex / manifest.terms.slotSize)
  const row = rowIndex % manifest.terms.slotSize
  const { rowsHash, proof } = getSlot(manifest, slot)
  const levels = merkleLevels(slotRows(manifest, slot).map((value, place) => rowLeaf(place, value)))
  return { slot, row, rowProof: merkleProof(levels, row), rowsHash, slotProof: proof }
}
