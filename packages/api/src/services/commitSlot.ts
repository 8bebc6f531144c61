import {
  compareRows,
  merkleLevels,
  merkleRoot,
  packRows,
  rowLeaf,
  slotLeaf,
  unpackRows,
  DropsError,
  type DropTerms,
  type Row,
} from '@slotdrop/drops'
import { bytesToHex, keccak256, type Hex } from 'viem'

/** A slot as it is kept: nothing of it comes from the caller but the rows. */
export type CommittedSlot = {
  readonly slot: number
  readonly rows: readonly Row[]
  readonly total: bigint
  readonly packed: Uint8Array
  readonly rowsHash: Hex
  readonly rowsRoot: Hex
  readonly leaf: Hex
}

/** Why the bytes of a slot cannot be part of a drop. */
export type SlotProblem = { readonly problem: string }

/**
 * Reads the packed rows of one slot and hashes them. Bytes that are not the canonical ones, rows out of order and rows that
 * the standard does not allow are refused, as a drop made of them would have another id than its own list.
 */
export function commitSlot(
  slot: number,
  packed: Uint8Array,
  parameters: { rowCount: number; standard: DropTerms['standard'] },
): CommittedSlot | SlotProblem {
  const bytes = bytesToHex(packed)
  let rows: Row[]
  try {
    rows = unpackRows(bytes)
  } catch (error) {
    if (error instanceof DropsError) return { problem: `Slot ${slot}: ${error.shortMessage}` }
    throw error
  }
  if (rows.length !== parameters.rowCount) {
    return { problem: `Slot ${slot} has ${rows.length} rows, and should have ${parameters.rowCount}.` }
  }
  const problem = findRowProblem(rows, parameters.standard)
  if (problem) return { problem: `Slot ${slot}: ${problem}` }
  if (packRows(rows) !== bytes) return { problem: `Slot ${slot} is not packed in the canonical way.` }
  const rowsHash = keccak256(packed)
  const rowsRoot = merkleRoot(merkleLevels(rows.map((row, place) => rowLeaf(place, row))))
  const total = rows.reduce((sum, row) => sum + row.amount, 0n)
  return { slot, rows, total, packed, rowsHash, rowsRoot, leaf: slotLeaf(slot, rowsHash, rowsRoot) }
}

/** Whether two neighbouring slots are in canonical order. */
export function isInOrder(before: readonly Row[], after: readonly Row[]): boolean {
  const [last, first] = [before.at(-1), after[0]]
  return last === undefined || first === undefined || compareRows(last, first) <= 0
}

function findRowProblem(rows: readonly Row[], standard: DropTerms['standard']): string | null {
  for (const [index, row] of rows.entries()) {
    if (BigInt(row.account) === 0n) return `row ${index} pays the zero address.`
    if (standard === 'ERC721' && row.amount !== 1n) return `row ${index} has an amount; an ERC-721 token is one.`
    if ((standard === 'ERC20' || standard === 'NATIVE') && row.id !== 0n)
      return `row ${index} has an id; this token has none.`
    const before = rows[index - 1]
    if (before && compareRows(before, row) > 0) return `row ${index} is not in canonical order.`
  }
  return null
}
