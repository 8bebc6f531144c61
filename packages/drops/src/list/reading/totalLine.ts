import { hasAddress } from '../../values/addressWords.ts'
import type { ColumnMapping } from '../columns/columnRoles.ts'

const totalName =
  /^(?:(?:grand |sub-? ?|sous-? ?)?totals?|sums?|zwischensumme|teilsumme|subtotale|tussentotaal|summe|gesamt(?:summe|betrag)?|insgesamt|somme|totale|totaux|suma|soma|合计|总计|总额|averages?|avg|mean|durchschnitt|mittelwert|moyenne|promedio|media|média|gemiddelde|totaal)(?![\p{L}\d]).{0,20}$/iu

/** Whether a cell names a total, or an average. */
export function isTotalName(cell: string): boolean {
  return totalName.test(cell)
}

/** Words of lines that add up some rows, or no amounts at all. */
const otherFigure =
  /^(?:sub|sous|zwischen|teil|tussen)|average|avg|mean|durchschnitt|mittelwert|moyenne|promedio|m[eé]dia|gemiddelde|recipient|address|holder|wallet|rows?\b|count|lines?\b|number|empf[aä]nger|adress/i

/** Whether a cell names the sum of all rows: no average, no part of them, and no number of recipients. */
export function isSumName(cell: string): boolean {
  return totalName.test(cell) && !otherFigure.test(cell)
}

/** Whether the cells of a line, which names no account, say that it adds up the others. */
export function isTotalLine(cells: readonly string[]): boolean {
  return cells.some((cell) => totalName.test(cell))
}

/** The same of cells that were not read: nothing in the column of accounts is one. */
export function isTotalOfRows(cells: readonly string[], { account }: ColumnMapping): boolean {
  return !hasAddress(account === undefined ? '' : (cells[account] ?? '')) && isTotalLine(cells)
}
