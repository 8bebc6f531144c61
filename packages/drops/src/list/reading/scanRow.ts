import { accountBytes, nibbleOf } from '../../rows/accounts.ts'
import { limbCount } from '../../values/uint256.ts'
import type { RowContext } from './parseRow.ts'
import type { TableColumns } from './table.ts'

const spaceCode = 32
const tabCode = 9
const quoteCode = 34
const limbBase = 4_294_967_296
const chunkFactor = 1_000_000

/** What a column is read as; 0 for one that is not read. */
const accountCell = 1
const amountCell = 2
const idCell = 3

const hex = Int8Array.from({ length: 256 }, (_, code) => nibbleOf(code))

function firstWord(address: string | undefined) {
  return address === undefined ? 0 : Number.parseInt(address.slice(2, 10), 16)
}

/** What `scanRow` found. */
export const rowRefused = 0
const rowTaken = 1
/** Taken, and the address mixes cases: its checksum has to be looked at. */
export const rowTakenMixedCase = 2

/**
 * Reads plain rows straight from the bytes of the file, without making a single object.
 *
 * It takes only rows that are beyond doubt; for any other, right or wrong, it answers `REFUSED`, and the row is read by
 * `parseRow`, which is slower and says what is wrong. Both give the same columns for the rows that this one takes.
 */
// One scanner: its cursor and its columns are locals of one closure, which is what makes it fast (measured).
// oxlint-disable-next-line max-lines-per-function
export function createRowScanner(bytes: Uint8Array, context: RowContext, columns: TableColumns) {
  const { mapping, standard, allocation, known, decimals, decimalStyle, columnCount } = context
  const { accounts, amounts, ids } = columns
  const delimiter = context.delimiter.charCodeAt(0)
  const bySpaces = delimiter === spaceCode
  const point = (decimalStyle === 'comma' ? ',' : '.').charCodeAt(0)
  const thousands = decimalStyle === undefined ? -1 : (decimalStyle === 'comma' ? '.' : ',').charCodeAt(0)

  const wanted = new Uint8Array(64)
  let required = 0
  const want = (column: number | undefined, what: number) => {
    if (column === undefined || column >= wanted.length) return
    wanted[column] = what
    required |= 1 << what
  }
  want(mapping.account, accountCell)
  if (standard !== 'ERC721' && allocation !== 'equal') want(mapping.amount, amountCell)
  if (standard === 'ERC721' || standard === 'ERC1155') want(mapping.id, idCell)
  const needed =
    (1 << accountCell) |
    (standard !== 'ERC721' && allocation !== 'equal' ? 1 << amountCell : 0) |
    (standard === 'ERC721' || standard === 'ERC1155' ? 1 << idCell : 0)
  // Files that name a token in each row are short, and each row has to be compared.
  const isPlain = required === needed && mapping.token === undefined
  const splitColumn =
    columnCount === undefined &&
    context.delimiter === ',' &&
    mapping.amount !== undefined &&
    mapping.amount + 1 !== mapping.id
      ? mapping.amount + 1
      : -1
  const mostCells = columnCount ?? Number.MAX_SAFE_INTEGER
  const special = new Set([known.token, known.distributor, known.sender].map(firstWord))

  let used = 0
  /** `number × factor + addend`, touching only the limbs in use. */
  const shift = (column: Uint32Array, at: number, factor: number, addend: number): boolean => {
    let carry = addend
    for (let limb = 0; limb < used; limb++) {
      const product = (column[at + limb] ?? 0) * factor + carry
      const low = product >>> 0
      column[at + limb] = low
      carry = (product - low) / limbBase
    }
    if (carry !== 0) {
      if (used === limbCount) return false
      column[at + used] = carry
      used++
    }
    return true
  }

  /** Digits after the point of the amount that was read last, 0 without a point; and whether thousands could be meant. */
  let fractionDigits = 0
  let looksGrouped = false

  const readNumber = (
    from: number,
    to: number,
    column: Uint32Array,
    index: number,
    places: number,
    grouping: number,
  ): boolean => {
    const at = index * limbCount
    for (let limb = 0; limb < limbCount; limb++) column[at + limb] = 0
    used = 0
    let chunk = 0
    let power = 1
    let fraction = -1
    let group = 0
    let groups = 0
    for (let i = from; i < to; i++) {
      const code = bytes[i] ?? 0
      const digit = code - 48
      if (digit >= 0 && digit <= 9) {
        chunk = chunk * 10 + digit
        power *= 10
        group++
        if (fraction >= 0) fraction++
        if (power === chunkFactor) {
          if (!shift(column, at, chunkFactor, chunk)) return false
          chunk = 0
          power = 1
        }
      } else if (code === point && places > 0 && fraction < 0 && group > 0) {
        if (groups > 0 && group !== 3) return false
        if (groups === 0) looksGrouped = group <= 3 && bytes[from] !== 48
        fraction = 0
      } else if (code === grouping && fraction < 0 && group > 0) {
        if (groups > 0 ? group !== 3 : group > 3) return false
        groups++
        group = 0
      } else return false
    }
    if (fraction === 0 || fraction > places || (fraction < 0 && groups > 0 && group !== 3)) return false
    if (power > 1 && !shift(column, at, power, chunk)) return false
    for (let zeros = places - Math.max(fraction, 0); zeros > 0; zeros -= 6)
      if (!shift(column, at, zeros >= 6 ? chunkFactor : 10 ** zeros, 0)) return false
    fractionDigits = Math.max(fraction, 0)
    return true
  }

  const readAccount = (from: number, to: number, index: number): number => {
    if (to - from !== 42 || bytes[from] !== 48 || bytes[from + 1] !== 120) return rowRefused
    let all = 0
    // Bit 5 of a letter's code is its case.
    let lower = 0
    let upper = 0
    let source = from + 2
    for (let target = index * accountBytes; target < (index + 1) * accountBytes; target++) {
      const a = bytes[source] ?? 0
      const b = bytes[source + 1] ?? 0
      source += 2
      const high = hex[a] ?? -1
      const low = hex[b] ?? -1
      all |= high | low
      if (high > 9) {
        if (a >= 97) lower = 1
        else upper = 1
      }
      if (low > 9) {
        if (b >= 97) lower = 1
        else upper = 1
      }
      accounts[target] = (high << 4) | low
    }
    if (all < 0) return rowRefused
    const at = index * accountBytes
    const word =
      (((accounts[at] ?? 0) << 24) |
        ((accounts[at + 1] ?? 0) << 16) |
        ((accounts[at + 2] ?? 0) << 8) |
        (accounts[at + 3] ?? 0)) >>>
      0
    // Zero, burn and system addresses, and those of the drop itself, are looked at more closely.
    if (word === 0 || word >>> 16 === 0xdead || special.has(word)) return rowRefused
    return lower & upper ? rowTakenMixedCase : rowTaken
  }

  const readId = (from: number, to: number, index: number): boolean => {
    if (ids === undefined || to - from > 77 || to <= from) return false
    // A long id that ends in zeros may have been cut by a spreadsheet.
    if (to - from > 15 && bytes[to - 1] === 48) return false
    return readNumber(from, to, ids, index, 0, -1)
  }

  return {
    get fractionDigits() {
      return fractionDigits
    },
    get looksGrouped() {
      return looksGrouped
    },
    /** Where the address of the row lies that was taken last. */
    addressAt: 0,
    scan(start: number, end: number, index: number): number {
      if (!isPlain) return rowRefused
      let seen = 0
      let outcome = rowTaken
      let cell = 0
      fractionDigits = 0
      looksGrouped = false
      for (let at = start; ; cell++) {
        while (at < end && (bytes[at] === spaceCode || (bytes[at] === tabCode && delimiter !== tabCode))) at++
        let from = at
        let to: number
        if (bytes[at] === quoteCode && at < end) {
          if (bySpaces) return rowRefused
          from = ++at
          while (at < end && bytes[at] !== quoteCode) at++
          if (at >= end) return rowRefused
          to = at++
          while (at < end && bytes[at] === spaceCode) at++
          if (at < end && bytes[at] !== delimiter) return rowRefused
          while (from < to && bytes[from] === spaceCode) from++
        } else {
          for (; at < end; at++) {
            const code = bytes[at]
            if (code === delimiter || (bySpaces && code === tabCode)) break
            if (code === quoteCode) return rowRefused
          }
          to = at
        }
        while (to > from && (bytes[to - 1] === spaceCode || bytes[to - 1] === tabCode)) to--
        const what = wanted[cell] ?? 0
        if (what === accountCell) {
          outcome = readAccount(from, to, index)
          if (outcome === rowRefused) return rowRefused
          this.addressAt = from + 2
          seen |= 1 << accountCell
        } else if (what === amountCell) {
          if (to <= from || !readNumber(from, to, amounts as Uint32Array, index, decimals, thousands)) return rowRefused
          if (used === 0) return rowRefused
          seen |= 1 << amountCell
        } else if (what === idCell) {
          if (!readId(from, to, index)) return rowRefused
          seen |= 1 << idCell
        } else if (cell === splitColumn && to > from && (bytes[from] ?? 0) >= 48 && (bytes[from] ?? 0) <= 57)
          return rowRefused
        if (cell >= mostCells && to > from) return rowRefused
        if (at >= end) break
        at++
        if (bySpaces) while (at < end && (bytes[at] === spaceCode || bytes[at] === tabCode)) at++
        if (bySpaces && at >= end) break
      }
      return seen === needed ? outcome : rowRefused
    },
  }
}
