import { bytesToHex, hexToBytes, keccak256, stringToHex } from 'viem'
import { createTreeHasher, NODE } from './flatTree.ts'
import type { Keccak } from './keccak/loadKeccak.ts'
import { ACCOUNT_BYTES, type RowColumns } from './rowColumns.ts'
import { packColumns } from './slotCodec.ts'
import { writeUintBytes } from './uint256.ts'

/** First part of each row leaf's preimage (ENCODING.md). */
export const ROW_DOMAIN = keccak256(stringToHex('Row(uint8 row,address account,uint256 id,uint256 amount)'))
/** First part of each slot leaf's preimage. */
export const SLOT_DOMAIN = keccak256(stringToHex('Slot(uint256 slot,bytes32 rowsHash,bytes32 rowsRoot)'))

const LEAF_BYTES = NODE + 1 + ACCOUNT_BYTES + 2 * NODE
/** What is kept of each slot: rowsHash, rowsRoot, leaf. */
export const COMMITMENT_BYTES = 3 * NODE

/** Hashes the leaves of rows; one hasher serves many slots. */
export function createRowHasher(keccak: Keccak, slotSize: number) {
  const preimages = new Uint8Array(slotSize * LEAF_BYTES)
  const domain = hexToBytes(ROW_DOMAIN)
  for (let place = 0; place < slotSize; place++) {
    preimages.set(domain, place * LEAF_BYTES)
    preimages[place * LEAF_BYTES + NODE] = place
  }
  /** Leaves of `count` rows from `first` on, which are the rows of one slot. */
  return (rows: RowColumns, first: number, count: number, leaves: Uint8Array): void => {
    for (let place = 0; place < count; place++) {
      const row = first + place
      let at = place * LEAF_BYTES + NODE + 1
      for (let byte = row * ACCOUNT_BYTES; byte < (row + 1) * ACCOUNT_BYTES; byte++)
        preimages[at++] = rows.accounts[byte] ?? 0
      if (rows.ids) writeUintBytes(rows.ids, row, preimages, at)
      if (rows.amounts) writeUintBytes(rows.amounts, row, preimages, at + NODE)
      else preimages[at + 2 * NODE - 1] = 1
    }
    keccak.hashEach(preimages, LEAF_BYTES, count, leaves)
  }
}

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
  const commitments = new Uint8Array(slotCount * COMMITMENT_BYTES)
  const leaves = new Uint8Array(slotCount * NODE)
  const hashRows = createRowHasher(keccak, slotSize)
  const tree = createTreeHasher(keccak)
  const nodes = new Uint8Array(slotSize * NODE)
  const preimage = new Uint8Array(4 * NODE)
  preimage.set(hexToBytes(SLOT_DOMAIN))
  const index = new DataView(preimage.buffer)
  for (let slot = 0; slot < slotCount; slot++) {
    const first = slot * slotSize
    const count = Math.min(slotSize, rows.count - first)
    const packed = packColumns(rows, first, count)
    onPacked?.(slot, packed)
    keccak.hashEach(packed, packed.length, 1, preimage.subarray(2 * NODE, 3 * NODE))
    hashRows(rows, first, count, nodes)
    preimage.set(tree.rootOf(nodes, count), 3 * NODE)
    index.setUint32(2 * NODE - 4, firstSlot + slot)
    keccak.hashEach(preimage, preimage.length, 1, leaves.subarray(slot * NODE))
    commitments.set(preimage.subarray(2 * NODE), slot * COMMITMENT_BYTES)
    commitments.set(leaves.subarray(slot * NODE, (slot + 1) * NODE), slot * COMMITMENT_BYTES + 2 * NODE)
    yield slot + 1
  }
  return { commitments, levels: tree.levelsOf(leaves) }
}

/** Root of a seal. */
export function rootOf({ levels }: Seal) {
  return bytesToHex(levels.at(-1) ?? new Uint8Array(NODE))
}
