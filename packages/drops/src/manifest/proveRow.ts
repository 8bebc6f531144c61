import { bytesToHex } from 'viem'
import { slotBounds } from '../slots/slotBounds.ts'
import { createTreeHasher, nodeBytes, siblingsOf } from '../tree/flatTree.ts'
import { createRowHasher } from '../tree/leaves.ts'
import { slotCommitment, slotProof } from '../tree/sealSlots.ts'
import type { Hex } from '../values/address.ts'
import type { Manifest } from './manifest.ts'

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
  const leaves = new Uint8Array(count * nodeBytes)
  createRowHasher(keccak, count)(columns, firstRow, count, leaves)
  const levels = createTreeHasher(keccak).levelsOf(leaves)
  return {
    slot,
    row,
    rowProof: siblingsOf(levels, row).map((node) => bytesToHex(node)),
    rowsHash: slotCommitment(manifest.seal, slot).rowsHash,
    slotProof: slotProof(manifest.seal, slot),
  }
}
