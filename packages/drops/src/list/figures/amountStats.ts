import { approximateUint, readUint } from '../../values/uint256.ts'
import type { EntryAccess } from '../entries/entryAccess.ts'

/** Figures about what a list pays. Entries are given by their index. */
export type AmountStats = {
  readonly min: bigint
  readonly median: bigint
  readonly max: bigint
  /** Entries with the largest amounts, largest first. */
  readonly top: readonly number[]
}

/** Figures about the amounts that are paid; undefined when there is nothing to pay. */
export function amountStats(
  { parts, judged, isPaid }: EntryAccess,
  payable: number,
  topCount = 10,
): AmountStats | undefined {
  if (payable === 0) return undefined
  const { amounts } = judged
  if (amounts === undefined) return { min: 1n, median: 1n, max: 1n, top: [] }
  const amountOf = (entry: number) => readUint(amounts, entry)
  let smallest = -1
  const top: number[] = []
  for (let index = 0; index < parts.table.count; index++) {
    if (!isPaid(index)) continue
    // Doubles keep the order, so the exact numbers are compared only where the doubles do not differ.
    const near = approximateUint(amounts, index)
    if (smallest < 0 || (near <= approximateUint(amounts, smallest) && amountOf(index) < amountOf(smallest)))
      smallest = index
    const last = top.at(-1)
    if (
      top.length === topCount &&
      last !== undefined &&
      (near < approximateUint(amounts, last) || amountOf(index) <= amountOf(last))
    )
      continue
    const place = top.findIndex((entry) => amountOf(entry) < amountOf(index))
    top.splice(place < 0 ? top.length : place, 0, index)
    if (top.length > Math.max(1, topCount)) top.pop()
  }
  return { min: amountOf(smallest), median: judged.middle, max: amountOf(top[0] ?? smallest), top }
}
