import type { Manifest } from '../manifest/manifest.ts'
import { amountAt } from '../rows/rowColumns.ts'
import { slotBounds } from '../slots/slotBounds.ts'
import * as slotWord from '../slots/slotWord.ts'

/** How much of a slot is settled on chain. */
export type SlotSettlement = 'open' | 'partial' | 'settled'

/** One slot as its word tells it. */
export type SlotProgress = {
  readonly index: number
  readonly rowCount: number
  readonly word: bigint
  readonly settledRows: number
  readonly openRows: number
  /** A bit for each row that is still open. */
  readonly openMask: bigint
  readonly settledAmount: bigint
  readonly openAmount: bigint
  readonly settlement: SlotSettlement
}

/** A drop as its words tell it. `settled + open` is the whole list, in rows and in base units. */
export type DropProgress = {
  readonly settledRows: number
  readonly openRows: number
  readonly settledAmount: bigint
  readonly openAmount: bigint
  readonly slots: readonly SlotProgress[]
}

/** Tells what one word says of its slot. Bits above the slot's rows are ignored. */
export function slotProgress(manifest: Manifest, index: number, word: bigint): SlotProgress {
  const { firstRow, count } = slotBounds(manifest, index)
  const total = manifest.slotTotals[index] ?? 0n
  const full = slotWord.full(count)
  const settled = word & full
  let settledRows = settled === full ? count : 0
  let settledAmount = settled === full ? total : 0n
  if (settled !== 0n && settled !== full)
    for (let row = 0; row < count; row++)
      if (slotWord.isSet(settled, row)) {
        settledRows += 1
        settledAmount += amountAt(manifest.columns, firstRow + row)
      }
  return {
    index,
    rowCount: count,
    word,
    settledRows,
    openRows: count - settledRows,
    openMask: full & ~settled,
    settledAmount,
    openAmount: total - settledAmount,
    settlement: settledRows === count ? 'settled' : settledRows === 0 ? 'open' : 'partial',
  }
}

/**
 * Tells what the words of all slots say of a drop, and nothing that the chain does not say.
 *
 * @param words one word a slot, in order; a missing word counts as zero
 */
export function dropProgress(manifest: Manifest, words: readonly bigint[]): DropProgress {
  const slots = Array.from({ length: manifest.slotCount }, (_, index) =>
    slotProgress(manifest, index, words[index] ?? 0n),
  )
  return {
    slots,
    settledRows: slots.reduce((sum, slot) => sum + slot.settledRows, 0),
    openRows: slots.reduce((sum, slot) => sum + slot.openRows, 0),
    settledAmount: slots.reduce((sum, slot) => sum + slot.settledAmount, 0n),
    openAmount: slots.reduce((sum, slot) => sum + slot.openAmount, 0n),
  }
}

/** Whether a row, by its place in the manifest, is settled. */
export function isRowSettled(manifest: Manifest, words: readonly bigint[], rowIndex: number): boolean {
  return slotWord.isSet(words[Math.floor(rowIndex / manifest.terms.slotSize)] ?? 0n, rowIndex % manifest.terms.slotSize)
}
