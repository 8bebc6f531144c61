import { bytesToHex, concat, encodeAbiParameters, keccak256, numberToHex } from 'viem'
import type { Hex } from './address.ts'
import { createTreeHasher, NODE, siblingsOf } from './flatTree.ts'
import type { Manifest } from './manifest.ts'
import type { Row } from './row.ts'
import { accountTexts, amountAt, idAt } from './rowColumns.ts'
import { COMMITMENT_BYTES, createRowHasher, ROW_DOMAIN, SLOT_DOMAIN } from './seal.ts'
import { packColumns } from './slotCodec.ts'

const slotLeafTypes = [{ type: 'bytes32' }, { type: 'uint256' }, { type: 'bytes32' }, { type: 'bytes32' }] as const

/** Leaf of one row; `index` is its place in its slot. */
export function rowLeaf(index: number, { account, id, amount }: Row): Hex {
  return keccak256(
    concat([
      ROW_DOMAIN,
      numberToHex(index, { size: 1 }),
      account,
      numberToHex(id, { size: 32 }),
      numberToHex(amount, { size: 32 }),
    ]),
  )
}

/** Leaf of one slot. */
export function slotLeaf(index: number, rowsHash: Hex, rowsRoot: Hex): Hex {
  return keccak256(encodeAbiParameters(slotLeafTypes, [SLOT_DOMAIN, BigInt(index), rowsHash, rowsRoot]))
}

/** What the tree knows of a slot. */
export type SlotCommitment = {
  readonly rowsHash: Hex
  readonly rowsRoot: Hex
  readonly leaf: Hex
}

/** One slot, with all that a call of `send` needs. */
export type Slot = SlotCommitment & {
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
export function fullMask(rowCount: number): bigint {
  return (1n << BigInt(rowCount)) - 1n
}

/** Where the rows of a slot lie. */
export function slotBounds(
  { terms, rowCount, slotCount }: Pick<Manifest, 'terms' | 'rowCount' | 'slotCount'>,
  index: number,
): { firstRow: number; count: number } {
  if (!(index >= 0 && index < slotCount)) throw new RangeError(`There is no slot ${index}; the drop has ${slotCount}.`)
  const firstRow = index * terms.slotSize
  return { firstRow, count: Math.min(terms.slotSize, rowCount - firstRow) }
}

/** Rows of a slot, in order. */
export function slotRows(manifest: Manifest, index: number): Row[] {
  const { columns, keccak } = manifest
  const { firstRow, count } = slotBounds(manifest, index)
  return accountTexts(keccak, columns.accounts, firstRow, count).map((account, place) => ({
    account,
    id: idAt(columns, firstRow + place),
    amount: amountAt(columns, firstRow + place),
  }))
}

function commitmentOf({ seal }: Manifest, index: number): SlotCommitment {
  const at = index * COMMITMENT_BYTES
  const part = (place: number) => bytesToHex(seal.commitments.subarray(at + place * NODE, at + (place + 1) * NODE))
  return { rowsHash: part(0), rowsRoot: part(1), leaf: part(2) }
}

function slotProof({ seal }: Manifest, index: number): Hex[] {
  return siblingsOf(seal.levels, index).map((node) => bytesToHex(node))
}

/** One slot of a manifest. */
export function getSlot(manifest: Manifest, index: number): Slot {
  const { firstRow, count } = slotBounds(manifest, index)
  return {
    ...commitmentOf(manifest, index),
    index,
    firstRow,
    rowCount: count,
    total: manifest.slotTotals[index] ?? 0n,
    packed: bytesToHex(packColumns(manifest.columns, firstRow, count)),
    proof: slotProof(manifest, index),
    fullMask: fullMask(count),
  }
}

/** What shows that one row belongs to a root. */
export type RowProof = {
  readonly slot: number
  /** Place of the row in its slot. */
  readonly row: number
  readonly rowProof: Hex[]
  readonly rowsHash: Hex
  readonly slotProof: Hex[]
}

/** Proves one row of a manifest, for a claim. */
export function proveRow(manifest: Manifest, rowIndex: number): RowProof {
  const { columns, keccak, terms } = manifest
  const slot = Math.floor(rowIndex / terms.slotSize)
  const row = rowIndex % terms.slotSize
  const { firstRow, count } = slotBounds(manifest, slot)
  if (row >= count) throw new RangeError(`There is no row ${rowIndex}; the drop has ${manifest.rowCount}.`)
  const leaves = new Uint8Array(count * NODE)
  createRowHasher(keccak, count)(columns, firstRow, count, leaves)
  const levels = createTreeHasher(keccak).levelsOf(leaves)
  return {
    slot,
    row,
    rowProof: siblingsOf(levels, row).map((node) => bytesToHex(node)),
    rowsHash: commitmentOf(manifest, slot).rowsHash,
    slotProof: slotProof(manifest, slot),
  }
}

/** Places of an account's rows in a manifest, by binary search; empty when it has none. */
export function findRows({ columns }: Manifest, account: string): number[] {
  const wanted = account.toLowerCase().slice(2)
  if (!/^[0-9a-f]{40}$/.test(wanted)) return []
  const at = (index: number) => bytesToHex(columns.accounts.subarray(index * 20, index * 20 + 20)).slice(2)
  let low = 0
  let high = columns.count
  while (low < high) {
    const middle = (low + high) >> 1
    if (at(middle) < wanted) low = middle + 1
    else high = middle
  }
  const found: number[] = []
  for (let index = low; index < columns.count && at(index) === wanted; index++) found.push(index)
  return found
}
