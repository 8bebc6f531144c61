import type { RecoveredDrop } from '@slotdrop/delivery'
import { type DropCommitment, type Hex, type Manifest, type Row, slotWord } from '@slotdrop/drops'

/** A drop that has paid rows of the same token, whose rows are known from its sealed file or from its transactions. */
export type FormerDrop = DropCommitment & {
  readonly dropId: Hex
  /** Settled bitmaps, one a slot. */
  readonly words: readonly bigint[]
  /** Whether recipients or another account than the sender may still have open rows paid. */
  readonly isOpenToOthers: boolean
  /** A row by slot and row of the slot; undefined if its transaction can't be read. */
  readonly rowAt: (slot: number, row: number) => Row | undefined
}

/** Rows of a drop from its sealed file. */
export function rowsOfManifest(manifest: Manifest): FormerDrop['rowAt'] {
  return (slot, row) => manifest.rowAt(slot * manifest.terms.slotSize + row)
}

/** Rows of a drop from its transactions. */
export function rowsOfCalls({ slots, claimed }: RecoveredDrop): FormerDrop['rowAt'] {
  return (slot, row) => slots.get(slot)?.rows[row] ?? claimed.get(slot)?.get(row)
}

/** Settled rows of a drop but for those of earlier bitmaps; undefined for a row that can't be read. */
export function* paidRows({ words, rowAt }: FormerDrop, earlier: readonly bigint[] = []): Generator<Row | undefined> {
  for (const [slot, word] of words.entries())
    for (const row of slotWord.rowsOf(word & ~(earlier[slot] ?? 0n))) yield rowAt(slot, row)
}

/** Open rows of a drop; undefined for a row that can't be read. */
export function* openRows({ words, rowAt, rowCount, terms: { slotSize } }: FormerDrop): Generator<Row | undefined> {
  for (const [slot, word] of words.entries())
    for (const row of slotWord.rowsOf(slotWord.full(Math.min(slotSize, rowCount - slot * slotSize)) & ~word))
      yield rowAt(slot, row)
}
