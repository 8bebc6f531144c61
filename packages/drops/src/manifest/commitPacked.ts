import { type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'
import { bytesToHex } from 'viem'
import { MalformedRowsError } from '../errors.ts'
import { loadKeccak } from '../keccak/loadKeccak.ts'
import { breathe, type LongWork } from '../longWork.ts'
import { countPackedRows, unpackInto } from '../rows/packRows.ts'
import { compareRowsAt, createColumns, type RowColumns } from '../rows/rowColumns.ts'
import { assertColumns } from '../rows/toColumns.ts'
import { nodeBytes } from '../tree/flatTree.ts'
import { commitmentBytes, sealSlots, type SlotCommitment } from '../tree/sealSlots.ts'
import { sumUints } from '../values/uint256.ts'
import { assertTerms, type DropTerms } from './terms.ts'

/** Some slots of a drop that came as bytes, checked and hashed. */
export type PackedPart = {
  /** All their rows, in the order they came in, which is the canonical one. */
  readonly columns: RowColumns
  /** What the drop's tree needs of each slot, in order. */
  readonly slots: readonly (SlotCommitment & {
    readonly slot: number
    readonly rowCount: number
    /** Base units. */
    readonly total: bigint
  })[]
}

/** What of a drop has to be known to check a part of it. */
export type PackedPartParameters = {
  readonly terms: DropTerms
  /** Rows of the whole drop. */
  readonly rowCount: number
  /** Number of the first slot. */
  readonly firstSlot: number
  /** Packed rows of this slot and of those after it. */
  readonly packed: readonly Uint8Array[]
}

/** Slots between two looks at the clock. */
const slotsPerPause = 256

function fail(reason: Sentence): never {
  throw new MalformedRowsError({ reason })
}

function sameBytes(a: Uint8Array, b: Uint8Array | undefined): boolean {
  return b !== undefined && a.length === b.length && a.every((byte, at) => byte === b[at])
}

/**
 * Reads the packed rows of consecutive slots and believes nothing: every slot has as many rows as its place says, every row is one
 * that the standard allows, all stand in canonical order, and the bytes are the ones that we would write. A million rows take
 * seconds and no object each.
 *
 * Where two parts meet, compare the last row of one with the first of the next by `compareRowsAt`.
 *
 * @throws MalformedRowsError, BadRowError, BadTermsError; the signal's reason when it is aborted
 */
export async function commitPacked(
  { terms, rowCount, firstSlot, packed }: PackedPartParameters,
  { signal, onProgress }: LongWork = {},
): Promise<PackedPart> {
  assertTerms(terms)
  const { slotSize, standard } = terms
  const counts = packed.map((bytes, place) => {
    const slot = firstSlot + place
    const expected = Math.min(slotSize, rowCount - slot * slotSize)
    const count = countPackedRows(bytes)
    return count === expected
      ? count
      : fail(
          sentence(messages.packedRowCount, {
            slot: `${slot}`,
            count: `${count}`,
            expected: `${Math.max(0, expected)}`,
          }),
        )
  })
  const count = counts.reduce((sum, rows) => sum + rows, 0)
  const unpacked = createColumns(count, { ids: true, amounts: true })
  let at = 0
  for (const bytes of packed) at += unpackInto(bytes, unpacked, at)
  assertColumns(unpacked, standard)
  for (let row = 1; row < count; row++)
    if (compareRowsAt(unpacked, row - 1, unpacked, row, standard) > 0)
      fail(sentence(messages.packedOrder, { row: `${firstSlot * slotSize + row}` }))
  const columns: RowColumns = {
    count,
    accounts: unpacked.accounts,
    ids: standard === 'ERC721' || standard === 'ERC1155' ? unpacked.ids : undefined,
    amounts: standard === 'ERC721' ? undefined : unpacked.amounts,
  }

  const onPacked = (place: number, bytes: Uint8Array) => {
    if (!sameBytes(bytes, packed[place])) fail(sentence(messages.packedNotCanonical, { slot: `${firstSlot + place}` }))
  }
  const work = sealSlots(columns, slotSize, await loadKeccak(), { firstSlot, onPacked })
  let step = work.next()
  for (; !step.done; step = work.next()) {
    if (step.value % slotsPerPause !== 0) continue
    onProgress?.(step.value / packed.length)
    await breathe()
    signal?.throwIfAborted()
  }
  const { commitments } = step.value
  const slots = counts.map((rows, place) => {
    const part = (node: number) => {
      const from = place * commitmentBytes + node * nodeBytes
      return bytesToHex(commitments.subarray(from, from + nodeBytes))
    }
    const first = place * slotSize
    const total = columns.amounts ? sumUints(columns.amounts.subarray(first * 8), rows, () => true) : BigInt(rows)
    return { slot: firstSlot + place, rowCount: rows, total, rowsHash: part(0), rowsRoot: part(1), leaf: part(2) }
  })
  return { columns, slots }
}
