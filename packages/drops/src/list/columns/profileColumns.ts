import { isHashText } from '../../values/hexText.ts'
import { readChain } from '../../values/chainAccount.ts'
import { tokenKey } from '../tokens/tokenCell.ts'
import type { ColumnContent } from './listReading.ts'
import { areOneTicker, areTickers, holdsAddress, isDate, isNameLike, isNumberLike, isTicker } from './cellShapes.ts'

/** What the cells of one column are, counted over the rows of a sample. */
export type ColumnProfile = {
  readonly content: ColumnContent
  /** Rows in which the column holds something. */
  readonly filled: number
  readonly addresses: number
  readonly names: number
  /** Numbers, whatever they may mean. */
  readonly numbers: number
  /** Cells that name the drop's own token. */
  readonly ownTokens: number
  /** Each of its cells, in all rows, is the same word that may be the ticker of a token. */
  readonly isOneTicker: boolean
  /** All its addresses are the same, in a list of several rows. */
  readonly isConstant: boolean
}

/** Share of the cells that have to be of one kind for the column to be of that kind. */
const mostly = 0.6

function plainInteger(cell: string): number | undefined {
  return /^\d{1,15}$/.test(cell) ? Number(cell) : undefined
}

/** Whether integers count rows: each is one more than the one before. */
function isSequence(cells: readonly string[]): boolean {
  const values = cells.map((cell) => plainInteger(cell.replace(/[.)]$/, '')))
  let steps = 0
  for (let row = 1; row < values.length; row++) if (values[row] === (values[row - 1] ?? Number.NaN) + 1) steps++
  return values.length > 2 && steps >= (values.length - 1) * 0.9
}

/** Whether integers are times since 1970, in seconds or milliseconds, of the years 2010 to 2040. */
function isTimestamp(cell: string): boolean {
  const value = plainInteger(cell)
  if (value === undefined) return false
  const seconds = value > 1e12 ? value / 1000 : value
  return seconds > 1_262_304_000 && seconds < 2_208_988_800
}

function isId(cell: string): boolean {
  return isHashText(cell.toLowerCase()) || /^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(cell)
}

function profileCells(cells: readonly string[], rows: number, symbol: string | undefined): ColumnProfile {
  const count = (is: (cell: string) => boolean) => cells.reduce((sum, cell) => sum + (is(cell) ? 1 : 0), 0)
  const filled = cells.length
  const enough = filled * mostly
  const ids = count(isId)
  const addresses = ids >= enough ? 0 : count(holdsAddress)
  const numbers = count(isNumberLike)
  const names = count((cell) => isNameLike(cell) && !isNumberLike(cell) && !isTicker(cell, symbol))
  const content = (): ColumnContent => {
    if (filled === 0) return 'empty'
    if (ids >= enough) return 'ids'
    if (addresses >= enough) return 'addresses'
    if (count(isDate) >= enough) return 'dates'
    if (count(isTimestamp) >= enough) return 'timestamps'
    if (numbers >= enough) return isSequence(cells) ? 'sequence' : 'amounts'
    if (names >= enough) return 'names'
    if (areTickers(cells, symbol) || count((cell) => isTicker(cell, symbol)) >= enough) return 'tokens'
    return cells.every((cell) => !/^\d+$/.test(cell) && readChain(cell)?.id !== undefined) ? 'chains' : 'text'
  }
  const isConstant = addresses > 1 && new Set(cells.map((cell) => cell.toLowerCase())).size === 1
  const ownTokens = count((cell) => symbol !== undefined && tokenKey(cell) === tokenKey(symbol))
  return {
    content: content(),
    filled,
    addresses,
    names,
    numbers,
    ownTokens,
    isConstant,
    isOneTicker: filled === rows && areOneTicker(cells),
  }
}

/** Counts what each column of some rows holds; there are at least `columns` of them. */
export function profileColumns(
  rows: readonly (readonly string[])[],
  symbol: string | undefined,
  columns = 0,
): ColumnProfile[] {
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), columns)
  return Array.from({ length: width }, (_, column) =>
    profileCells(
      rows.flatMap((cells) => {
        const cell = cells[column] ?? ''
        return cell === '' ? [] : [cell]
      }),
      rows.length,
      symbol,
    ),
  )
}
