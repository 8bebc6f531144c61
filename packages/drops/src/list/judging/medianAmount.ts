import { readUint } from '../../values/uint256.ts'

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

/** The exact amount at a place of the sorted order; `near` has the amounts as doubles. */
function amountAtPlace(amounts: Uint32Array, entries: Uint32Array, near: Float64Array, place: number): bigint {
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

/**
 * Finds the median amount of some entries: of an even number the middle between the two in the middle, without half a smallest unit.
 * `near` has their amounts as doubles.
 */
export function medianAmount(amounts: Uint32Array, entries: Uint32Array, near: Float64Array): bigint {
  const half = entries.length >> 1
  const upper = amountAtPlace(amounts, entries, near, half)
  return entries.length % 2 === 1 ? upper : (amountAtPlace(amounts, entries, near, half - 1) + upper) / 2n
}
