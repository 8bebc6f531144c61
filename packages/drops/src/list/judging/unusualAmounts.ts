import { approximateUint, readUint } from '../../values/uint256.ts'
import { crossBit } from '../issues/issueBits.ts'

const minAmountsToCompare = 10
/** Beyond this part of the rows, being far from the middle is no exception but how the list is. */
const maxUnusualPart = 0.02

/** The value at a place of the sorted order, without sorting; the values are moved about. */
function select(values: Float64Array, place: number): number {
  for (let low = 0, high = values.length - 1; low < high;) {
    const pivot = values[(low + high) >> 1] ?? 0
    let i = low
    let j = high
    while (i <= j) {
      while ((values[i] ?? 0) < pivot) i++
      while ((values[j] ?? 0) > pivot) j--
      if (i > j) break
      const value = values[i] ?? 0
      values[i++] = values[j] ?? 0
      values[j--] = value
    }
    if (place <= j) high = j
    else if (place >= i) low = i
    else break
  }
  return values[place] ?? 0
}

/** The middle amount of the entries that count, exactly; `near` has their approximations. */
function middleOf(amounts: Uint32Array, entries: Uint32Array, near: Float64Array): bigint {
  const place = entries.length >> 1
  const middle = select(near.slice(), place)
  const exact: bigint[] = []
  let below = 0
  for (let at = 0; at < entries.length; at++) {
    const value = near[at] ?? 0
    if (value < middle) below++
    else if (value === middle) exact.push(readUint(amounts, entries[at] ?? 0))
  }
  exact.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return exact[place - below] ?? 0n
}

export function markOutliers(
  amounts: Uint32Array,
  entries: Uint32Array,
  total: bigint,
  crossIssues: Uint32Array,
): bigint {
  if (entries.length === 0) return 0n
  const near = new Float64Array(entries.length)
  for (let at = 0; at < entries.length; at++) near[at] = approximateUint(amounts, entries[at] ?? 0)
  const middle = middleOf(amounts, entries, near)
  if (entries.length < minAmountsToCompare) return middle
  const part = Number(total) / 5
  const usual = Number(middle)
  const most = Math.max(2, entries.length * maxUnusualPart)
  const far: number[] = []
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] ?? 0
    const amount = near[at] ?? 0
    if (amount > part) crossIssues[entry] = (crossIssues[entry] ?? 0) | crossBit('amount-large-share')
    if (far.length <= most && (amount >= usual * 10 || amount <= usual / 10)) far.push(entry)
  }
  if (far.length <= most)
    for (const entry of far) crossIssues[entry] = (crossIssues[entry] ?? 0) | crossBit('amount-unusual')
  return middle
}
