import type { RowContext } from './parseRow.ts'
import { firstWord, rowRefused, rowTaken, scanAccount } from './scanAccount.ts'
import { createNumberScanner } from './scanNumber.ts'
import type { TableColumns } from './table.ts'

const spaceCode = 32
const tabCode = 9
const quoteCode = 34

/** What a column is read as; 0 for one that is not read. */
const accountCell = 1
const amountCell = 2
const idCell = 3

/**
 * Reads plain rows straight from the bytes of the file, without making a single object.
 *
 * It takes only rows that are beyond doubt; for any other, right or wrong, it answers `rowRefused`, and the row is read by
 * `parseRow`, which is slower and says what is wrong. Both give the same columns for the rows that this one takes.
 */
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
  // Files that name a token or a chain in each row are short, and each row has to be compared.
  const isPlain =
    required === needed &&
    mapping.token === undefined &&
    mapping.chain === undefined &&
    context.form === 'table' &&
    !context.joinsAmount
  const splitColumn = context.splitColumn ?? -1
  const maxCells = columnCount ?? Number.MAX_SAFE_INTEGER
  const number = createNumberScanner(bytes, point)
  const special = new Set([known.token, known.distributor, known.sender].map(firstWord))

  const readId = (from: number, to: number, index: number): boolean => {
    if (ids === undefined || to - from > 77 || to <= from) return false
    // A long id that ends in zeros may have been cut by a spreadsheet.
    if (to - from > 15 && bytes[to - 1] === 48) return false
    return number.scan(from, to, ids, index, 0, -1)
  }

  return {
    get fractionDigits() {
      return number.fractionDigits
    },
    get looksGrouped() {
      return number.looksGrouped
    },
    /** Offset of the address in the row that was taken last. */
    addressAt: 0,
    scan(start: number, end: number, index: number): number {
      if (!isPlain) return rowRefused
      let seen = 0
      let outcome = rowTaken
      let cell = 0
      number.fractionDigits = 0
      number.looksGrouped = false
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
          outcome = scanAccount(bytes, from, to, accounts, index, special)
          if (outcome === rowRefused) return rowRefused
          this.addressAt = from + 2
          seen |= 1 << accountCell
        } else if (what === amountCell) {
          if (to <= from || !amounts || !number.scan(from, to, amounts, index, decimals, thousands)) return rowRefused
          if (number.isZero()) return rowRefused
          seen |= 1 << amountCell
        } else if (what === idCell) {
          if (!readId(from, to, index)) return rowRefused
          seen |= 1 << idCell
        } else if (cell === splitColumn && to > from && (bytes[from] ?? 0) >= 48 && (bytes[from] ?? 0) <= 57)
          return rowRefused
        if (cell >= maxCells && to > from) return rowRefused
        if (at >= end) break
        at++
        if (bySpaces) while (at < end && (bytes[at] === spaceCode || bytes[at] === tabCode)) at++
        if (bySpaces && at >= end) break
      }
      return seen === needed ? outcome : rowRefused
    },
  }
}
