import { approximateUint } from '../../values/uint256.ts'
import { crossBit } from '../issues/issueBits.ts'
import { medianAmount } from './medianAmount.ts'

/** A list with fewer rows has no amount that can be called usual. */
const minAmountsToCompare = 10
/** A row that takes more than this part of the total is asked about. */
const largeShare = 1 / 5
/** An amount this many times above or below the median is unusual. */
const unusualFactor = 10
/** Share of rows far from the median up to which they are marked; above it, that is how the list is. */
const maxUnusualPart = 0.02

/**
 * Marks unusual amounts: rows that take a large share of the total, and amounts far above or below the median, as with a zero
 * too many. Answers the median.
 *
 * @param entries those that are paid
 */
export function markUnusualAmounts(
  amounts: Uint32Array,
  entries: Uint32Array,
  total: bigint,
  crossIssues: Uint32Array,
): bigint {
  if (entries.length === 0) return 0n
  const near = new Float64Array(entries.length)
  for (let at = 0; at < entries.length; at++) near[at] = approximateUint(amounts, entries[at] ?? 0)
  const exactMedian = medianAmount(amounts, entries, near)
  if (entries.length < minAmountsToCompare) return exactMedian
  const maxShare = Number(total) * largeShare
  const median = Number(exactMedian)
  const maxUnusual = Math.max(2, entries.length * maxUnusualPart)
  const unusual: number[] = []
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] ?? 0
    const amount = near[at] ?? 0
    if (amount > maxShare) crossIssues[entry] = (crossIssues[entry] ?? 0) | crossBit('amount-large-share')
    const isFar = amount >= median * unusualFactor || amount <= median / unusualFactor
    if (isFar && unusual.length <= maxUnusual) unusual.push(entry)
  }
  if (unusual.length <= maxUnusual)
    for (const entry of unusual) crossIssues[entry] = (crossIssues[entry] ?? 0) | crossBit('amount-unusual')
  return exactMedian
}
