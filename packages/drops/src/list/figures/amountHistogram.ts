import type { RowColumns } from '../../rows/rowColumns.ts'
import { approximateUint, limbCount, readUint, writeUint } from '../../values/uint256.ts'

/** Rows whose amounts lie in one stretch of a logarithmic axis. */
export type HistogramBin = {
  /** Smallest and largest amount that belongs here, base units, both included: a filter as it is. */
  readonly from: bigint
  readonly to: bigint
  readonly rows: number
}

/** The whole number nearest to a double, all of whose digits are its own. */
function toWhole(value: number): bigint {
  return BigInt(Math.round(value))
}

/** Lower ends of bins, each above the one before, from the smallest amount on. */
function lowerEnds(min: bigint, max: bigint, bins: number): bigint[] {
  const ends = [min]
  const low = Math.log(Number(min))
  const width = (Math.log(Number(max)) - low) / bins
  for (let bin = 1; bin < bins; bin++) {
    const end = toWhole(Math.exp(low + bin * width))
    if (end > (ends.at(-1) ?? min) && end <= max) ends.push(end)
  }
  return ends
}

/**
 * Counts the amounts of rows on a logarithmic axis, in at most `bins` stretches without a gap from the smallest amount
 * to the largest. Every row is in exactly one of them. Fewer bins come back where fewer whole numbers lie between the
 * ends, one when all amounts are equal, none without rows.
 *
 * Only ends of bins are rounded; which bin a row belongs to is compared exactly.
 *
 * @param rows such as `RecipientList.columns()` or `Manifest.columns`
 */
export function amountHistogram({ count, amounts }: RowColumns, bins: number): HistogramBin[] {
  if (count === 0 || !(bins >= 1)) return []
  if (amounts === undefined) return [{ from: 1n, to: 1n, rows: count }]
  const near = new Float64Array(count)
  let min = 0
  let max = 0
  const isLess = (row: number, other: number): boolean => {
    const difference = (near[row] ?? 0) - (near[other] ?? 0)
    if (difference !== 0) return difference < 0
    for (let limb = limbCount - 1; limb >= 0; limb--) {
      const a = amounts[row * limbCount + limb] ?? 0
      const b = amounts[other * limbCount + limb] ?? 0
      if (a !== b) return a < b
    }
    return false
  }
  for (let row = 0; row < count; row++) {
    near[row] = approximateUint(amounts, row)
    if (isLess(row, min)) min = row
    if (isLess(max, row)) max = row
  }
  const maxAmount = readUint(amounts, max)
  const ends = lowerEnds(readUint(amounts, min), maxAmount, bins)
  const endColumn = new Uint32Array(ends.length * limbCount)
  ends.forEach((end, bin) => writeUint(endColumn, bin, end))
  const nearEnds = Float64Array.from(ends, (_, bin) => approximateUint(endColumn, bin))
  const rows = new Uint32Array(ends.length)
  for (let row = 0; row < count; row++) {
    const value = near[row] ?? 0
    let low = 0
    let high = ends.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      const end = nearEnds[middle] ?? 0
      // Doubles keep the order; only where they are equal the numbers themselves decide.
      if (value > end || (value === end && readUint(amounts, row) >= (ends[middle] ?? 0n))) low = middle
      else high = middle - 1
    }
    rows[low] = (rows[low] ?? 0) + 1
  }
  return ends.map((from, bin) => ({ from, to: (ends[bin + 1] ?? maxAmount + 1n) - 1n, rows: rows[bin] ?? 0 }))
}
