import {
  compareRows,
  DropsError,
  freezeManifest,
  getSlot,
  slotLeaf,
  unpackRows,
  type DropTerms,
  type Row,
} from '@slotdrop/drops'
import { bytesToHex, type Hex } from 'viem'

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

/** Why the bytes of some slots cannot be part of a drop. */
export type SlotsProblem = { readonly problem: string }

/** Terms of the drop the slots are for, with the number of all its rows. */
export type SlotTerms = DropTerms & { readonly rowCount: number }

/**
 * Reads the packed rows of consecutive slots and hashes them. They are sealed as a list of their own: if that gives back the
 * very bytes, every row is one the standard allows, all stand in canonical order, and nothing is packed in another way.
 */
export async function commitSlots(
  terms: SlotTerms,
  first: number,
  packed: readonly Uint8Array[],
): Promise<readonly CommittedSlot[] | SlotsProblem> {
  const rowsOfSlots: Row[][] = []
  for (const [offset, bytes] of packed.entries()) {
    const slot = first + offset
    const expected = Math.min(terms.slotSize, terms.rowCount - slot * terms.slotSize)
    const rows = readRows(bytes)
    if ('problem' in rows) return { problem: `Slot ${slot}: ${rows.problem}` }
    if (rows.length !== expected)
      return { problem: `Slot ${slot} has ${rows.length} rows, and should have ${expected}.` }
    rowsOfSlots.push(rows)
  }
  try {
    const part = await freezeManifest({
      terms,
      title: '',
      token: { symbol: '', name: '', decimals: 0 },
      rows: rowsOfSlots.flat(),
    })
    const slots: CommittedSlot[] = []
    for (const [offset, rows] of rowsOfSlots.entries()) {
      const slot = first + offset
      const own = getSlot(part, offset)
      const bytes = packed[offset] ?? new Uint8Array()
      if (own.packed !== bytesToHex(bytes))
        return { problem: `Slot ${slot} is not in canonical order, or not packed in the canonical way.` }
      const { rowsHash, rowsRoot, total } = own
      slots.push({ slot, rows, total, packed: bytes, rowsHash, rowsRoot, leaf: slotLeaf(slot, rowsHash, rowsRoot) })
    }
    return slots
  } catch (error) {
    if (error instanceof DropsError) return { problem: error.shortMessage }
    throw error
  }
}

/** Whether two neighbouring slots are in canonical order. */
export function isInOrder(before: readonly Row[], after: readonly Row[]): boolean {
  const [last, first] = [before.at(-1), after[0]]
  return last === undefined || first === undefined || compareRows(last, first) <= 0
}

function readRows(packed: Uint8Array): Row[] | SlotsProblem {
  try {
    return unpackRows(bytesToHex(packed))
  } catch (error) {
    if (error instanceof DropsError) return { problem: error.shortMessage }
    throw error
  }
}
