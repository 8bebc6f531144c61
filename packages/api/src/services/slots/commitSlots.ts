import { commitPacked, compareRows, DropsError, type DropTerms, type Row, type TokenStandard } from '@slotdrop/drops'
import type { Hex } from 'viem'

/** A slot as it is kept: nothing of it comes from the caller but the rows. */
export type CommittedSlot = {
  readonly slot: number
  readonly rowCount: number
  readonly total: bigint
  readonly packed: Uint8Array
  readonly rowsHash: Hex
  readonly rowsRoot: Hex
  readonly leaf: Hex
  /** Account of each row: 40 hex digits, without `0x`. */
  readonly accounts: readonly string[]
}

/** Why the bytes of some slots cannot be part of a drop. */
export type SlotsProblem = { readonly problem: string }

/** Terms of the drop the slots are for, with the number of all its rows. */
export type SlotTerms = DropTerms & { readonly rowCount: number }

const accountDigits = 40

/**
 * Reads the packed rows of consecutive slots, checks them and hashes them (`commitPacked`): every row is one the standard allows,
 * all stand in canonical order, and nothing is packed in another way than ours.
 */
export async function commitSlots(
  terms: SlotTerms,
  first: number,
  packed: readonly Uint8Array[],
): Promise<readonly CommittedSlot[] | SlotsProblem> {
  try {
    const { columns, slots } = await commitPacked({ terms, rowCount: terms.rowCount, firstSlot: first, packed })
    const { buffer, byteOffset, byteLength } = columns.accounts
    const digits = Buffer.from(buffer, byteOffset, byteLength).toString('hex')
    let row = 0
    return slots.map(({ slot, rowCount, total, rowsHash, rowsRoot, leaf }, offset) => {
      const accounts = Array.from({ length: rowCount }, (_, place) =>
        digits.slice((row + place) * accountDigits, (row + place + 1) * accountDigits),
      )
      row += rowCount
      return {
        slot,
        rowCount,
        total,
        packed: packed[offset] ?? new Uint8Array(),
        rowsHash,
        rowsRoot,
        leaf,
        accounts,
      }
    })
  } catch (error) {
    if (error instanceof DropsError) return { problem: error.shortMessage }
    throw error
  }
}

/** Whether two neighbouring slots are in canonical order. */
export function isInOrder(before: readonly Row[], after: readonly Row[], standard: TokenStandard): boolean {
  const [last, first] = [before.at(-1), after[0]]
  return last === undefined || first === undefined || compareRows(last, first, standard) <= 0
}
