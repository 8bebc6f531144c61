import { bytesToHex, hexToBytes } from 'viem'
import type { Keccak } from '../keccak/loadKeccak.ts'
import { packColumns } from '../rows/packRows.ts'
import type { RowColumns } from '../rows/rowColumns.ts'
import type { Hex } from '../values/address.ts'
import { createTreeHasher, nodeBytes, siblingsOf } from './flatTree.ts'
import { createRowHasher, slotDomain } from './leaves.ts'

/** What is kept of each slot: rowsHash, rowsRoot, leaf. */
export const commitmentBytes = 3 * nodeBytes

/** A sealed list as bytes. */
export type Seal = {
  /** 96 bytes a slot: rowsHash, rowsRoot, leaf. */
  readonly commitments: Uint8Array
  /** Levels of the tree over slot leaves, the leaves first. */
  readonly levels: readonly Uint8Array[]
}

/** How a part of a drop differs from a whole one. */
export type SealPart = {
  /** Number of its first slot. */
  readonly firstSlot?: number
  /** Sees the packed rows of each slot, numbered from 0 within the part. */
  readonly onPacked?: (slot: number, packed: Uint8Array) => void
}

/** Hashes sorted rows slot by slot, in both ways: as bytes for a push, as a tree for a claim. */
export function* sealSlots(
  rows: RowColumns,
  slotSize: number,
  keccak: Keccak,
  { firstSlot = 0, onPacked }: SealPart = {},
): Generator<number, Seal> {
  const slotCount = Math.ceil(rows.count / slotSize)
  const commitments = new Uint8Array(slotCount * commitmentBytes)
  const leaves = new Uint8Array(slotCount * nodeBytes)
  const hashRows = createRowHasher(keccak, slotSize)
  const tree = createTreeHasher(keccak)
  const nodes = new Uint8Array(slotSize * nodeBytes)
  const preimage = new Uint8Array(4 * nodeBytes)
  preimage.set(hexToBytes(slotDomain))
  const index = new DataView(preimage.buffer)
  for (let slot = 0; slot < slotCount; slot++) {
    const first = slot * slotSize
    const count = Math.min(slotSize, rows.count - first)
    const packed = packColumns(rows, first, count)
    onPacked?.(slot, packed)
    keccak.hashEach(packed, packed.length, 1, preimage.subarray(2 * nodeBytes, 3 * nodeBytes))
    hashRows(rows, first, count, nodes)
    preimage.set(tree.rootOf(nodes, count), 3 * nodeBytes)
    index.setUint32(2 * nodeBytes - 4, firstSlot + slot)
    keccak.hashEach(preimage, preimage.length, 1, leaves.subarray(slot * nodeBytes))
    commitments.set(preimage.subarray(2 * nodeBytes), slot * commitmentBytes)
    commitments.set(leaves.subarray(slot * nodeBytes, (slot + 1) * nodeBytes), slot * commitmentBytes + 2 * nodeBytes)
    yield slot + 1
  }
  return { commitments, levels: tree.levelsOf(leaves) }
}

/** Gets the root of a seal. */
export function rootOf({ levels }: Seal) {
  return bytesToHex(levels.at(-1) ?? new Uint8Array(nodeBytes))
}

/** What the tree knows of a slot. */
export type SlotCommitment = {
  readonly rowsHash: Hex
  readonly rowsRoot: Hex
  readonly leaf: Hex
}

/** Gets the hashes of slot `index`. */
export function slotCommitment({ commitments }: Pick<Seal, 'commitments'>, index: number): SlotCommitment {
  const at = index * commitmentBytes
  const part = (place: number) => bytesToHex(commitments.subarray(at + place * nodeBytes, at + (place + 1) * nodeBytes))
  return { rowsHash: part(0), rowsRoot: part(1), leaf: part(2) }
}

/** Lists the siblings of a slot's leaf, up to the root. */
export function slotProof({ levels }: Seal, index: number): Hex[] {
  return siblingsOf(levels, index).map((node) => bytesToHex(node))
}
