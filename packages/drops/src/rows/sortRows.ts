import type { TokenStandard } from '../values/tokenStandard.ts'
import { limbCount } from '../values/uint256.ts'
import { accountBytes } from './accounts.ts'
import type { RowColumns } from './rowColumns.ts'

const wordsPerAccount = 5
const radixBits = 16
const smallRun = 48

/** A row's sort key is 21 words of 32 bits: account, id, amount (of an ERC-1155 the id first), each with its highest word first. */
function wordReader({ accounts, ids, amounts }: RowColumns, standard: TokenStandard) {
  const words = wordsPerAccount + 2 * limbCount
  const [accountFrom, idFrom] = standard === 'ERC1155' ? [limbCount, 0] : [0, wordsPerAccount]
  const limbAt = (column: Uint32Array | undefined, row: number, word: number) =>
    column?.[row * limbCount + limbCount - 1 - word] ?? 0
  const wordAt = (row: number, word: number): number => {
    if (word >= words - limbCount) return limbAt(amounts, row, word - words + limbCount)
    if (word < accountFrom || word >= accountFrom + wordsPerAccount) return limbAt(ids, row, word - idFrom)
    const at = row * accountBytes + (word - accountFrom) * 4
    return (
      (((accounts[at] ?? 0) << 24) |
        ((accounts[at + 1] ?? 0) << 16) |
        ((accounts[at + 2] ?? 0) << 8) |
        (accounts[at + 3] ?? 0)) >>>
      0
    )
  }
  return { words, wordAt }
}

/**
 * The canonical order of rows (ENCODING.md) as indexes. Equal rows keep the order they came in.
 * Linear in the number of rows, whatever they are.
 */
export function sortedOrder(rows: RowColumns, standard: TokenStandard): Uint32Array {
  const { words, wordAt } = wordReader(rows, standard)
  const order = Uint32Array.from({ length: rows.count }, (_, index) => index)
  const keys = new Uint32Array(rows.count)
  const spareKeys = new Uint32Array(rows.count)
  const spareOrder = new Uint32Array(rows.count)
  const counts = new Uint32Array(1 << radixBits)

  const pass = (
    from: number,
    to: number,
    shift: number,
    [key, row]: readonly [Uint32Array, Uint32Array],
    [keyOut, rowOut]: readonly [Uint32Array, Uint32Array],
  ) => {
    counts.fill(0)
    const mask = counts.length - 1
    for (let i = from; i < to; i++) {
      const digit = ((key[i] ?? 0) >>> shift) & mask
      counts[digit] = (counts[digit] ?? 0) + 1
    }
    let next = from
    for (let digit = 0; digit <= mask; digit++) {
      const size = counts[digit] ?? 0
      counts[digit] = next
      next += size
    }
    for (let i = from; i < to; i++) {
      const value = key[i] ?? 0
      const digit = (value >>> shift) & mask
      const place = counts[digit] ?? 0
      counts[digit] = place + 1
      keyOut[place] = value
      rowOut[place] = row[i] ?? 0
    }
  }

  const compareFrom = (word: number, a: number, b: number): number => {
    for (let w = word; w < words; w++) {
      const difference = wordAt(a, w) - wordAt(b, w)
      if (difference !== 0) return difference
    }
    return a - b
  }

  // Rows of a run agree in all words before `word`. A stack instead of recursion: runs may be many, but each is split at once.
  const runs: [from: number, to: number, word: number][] = [[0, rows.count, 0]]
  for (let run = runs.pop(); run !== undefined; run = runs.pop()) {
    const [from, to, word] = run
    if (to - from < 2 || word === words) continue
    if (to - from <= smallRun) {
      order.subarray(from, to).sort((a, b) => compareFrom(word, a, b))
      continue
    }
    let low = 0xffff_ffff
    let high = 0
    for (let i = from; i < to; i++) {
      const key = wordAt(order[i] ?? 0, word)
      keys[i] = key
      if (key < low) low = key
      if (key > high) high = key
    }
    if (low === high) {
      runs.push([from, to, word + 1])
      continue
    }
    if (to - from < 4096) {
      order.subarray(from, to).sort((a, b) => compareFrom(word, a, b))
      continue
    }
    pass(from, to, 0, [keys, order], [spareKeys, spareOrder])
    pass(from, to, radixBits, [spareKeys, spareOrder], [keys, order])
    for (let start = from, i = from + 1; i <= to; i++)
      if (i === to || keys[i] !== keys[start]) {
        if (i - start > 1) runs.push([start, i, word + 1])
        start = i
      }
  }
  return order
}

/** Sorts rows into canonical order. */
export function sortRows(rows: RowColumns, standard: TokenStandard): RowColumns {
  const order = sortedOrder(rows, standard)
  const accounts = new Uint8Array(rows.count * accountBytes)
  const gather = (column: Uint32Array | undefined) => {
    if (column === undefined) return undefined
    const sorted = new Uint32Array(rows.count * limbCount)
    for (let index = 0; index < rows.count; index++) {
      const source = (order[index] ?? 0) * limbCount
      for (let limb = 0; limb < limbCount; limb++) sorted[index * limbCount + limb] = column[source + limb] ?? 0
    }
    return sorted
  }
  for (let index = 0; index < rows.count; index++) {
    const source = (order[index] ?? 0) * accountBytes
    for (let byte = 0; byte < accountBytes; byte++)
      accounts[index * accountBytes + byte] = rows.accounts[source + byte] ?? 0
  }
  return { count: rows.count, accounts, ids: gather(rows.ids), amounts: gather(rows.amounts) }
}
