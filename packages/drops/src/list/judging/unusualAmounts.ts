import { approximateUint } from '../../values/uint256.ts'
import { crossBit } from '../issues/issueBits.ts'
import { medianAmount } from './medianAmount.ts'

/** A list with fewer rows has no spread to compare with; only amounts out of all proportion are marked in it. */
const minAmountsToCompare = 20
/** The fewest rows of which one can be out of proportion. */
const minAmounts = 3
/** A row that takes more than this part of the total is asked about. */
const largeShare = 1 / 5
/** An amount this many times above or below the median is unusual, if the list's own spread is not as wide. */
const unusualFactor = 10
/** The same for a list of few rows. */
const outrageousFactor = 1_000_000
/** Spreads of the list that an amount may lie off its middle. */
const maxSpreads = 3
/** Share of rows far from the median up to which they are marked; above it, that is how the list is. */
const maxUnusualPart = 0.02

/** Slack for logarithms, so that exactly ten times the median counts. */
const rounding = 1e-9
/** Amounts that a spread is computed of; more of them tell no more. */
const maxSpreadSample = 5000

/** Median distance of some amounts from their median, on a log scale. */
function medianSpread(near: Float64Array, median: number): number {
  const step = Math.max(1, Math.floor(near.length / maxSpreadSample))
  const distances = near.filter((_, at) => at % step === 0).map((amount) => Math.abs(Math.log(amount / median)))
  return distances.toSorted()[distances.length >> 1] ?? 0
}

/**
 * Marks unusual amounts: rows that take a large share of the total, and amounts far above or below the median for the list's
 * own spread, as with a zero too many. Answers the median.
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
  if (entries.length < minAmounts) return exactMedian
  const isShort = entries.length < minAmountsToCompare
  const maxShare = Number(total) * largeShare
  const median = Number(exactMedian)
  const limit = Math.log(isShort ? outrageousFactor : unusualFactor)
  const far = isShort ? limit : Math.max(limit, maxSpreads * medianSpread(near, median))
  const maxUnusual = isShort ? 1 : Math.max(2, entries.length * maxUnusualPart)
  const unusual: number[] = []
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] ?? 0
    const amount = near[at] ?? 0
    if (!isShort && amount > maxShare) crossIssues[entry] = (crossIssues[entry] ?? 0) | crossBit('amount-large-share')
    if (Math.abs(Math.log(amount / median)) >= far - rounding && unusual.length <= maxUnusual) unusual.push(entry)
  }
  if (unusual.length <= maxUnusual)
    for (const entry of unusual) crossIssues[entry] = (crossIssues[entry] ?? 0) | crossBit('amount-unusual')
  return exactMedian
}
