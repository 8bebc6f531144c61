import type { RowContext } from './parseRow.ts'
import { splitCells, unclosedQuote } from './splitCells.ts'
import { cutTextLine } from './textRows.ts'

/** How lines are cut into cells. */
export type CellContext = Pick<RowContext, 'delimiter' | 'form' | 'joinsAmount' | 'mapping' | 'symbol' | 'statesUnits'>

/** Cuts a line into the cells that its columns are read from; none for a line of a text that names no account. */
export function rowCells(
  text: string,
  { delimiter, form, joinsAmount, mapping, symbol, statesUnits }: CellContext,
): readonly string[] | typeof unclosedQuote {
  if (form !== 'table') return cutTextLine(text, form, { symbol, statesUnits }) ?? []
  const cells = splitCells(text, delimiter)
  const { amount } = mapping
  if (!joinsAmount || amount === undefined || cells === unclosedQuote || !cells[amount + 1]) return cells
  // A comma inside of the amount has cut it in two.
  return cells.with(amount, `${cells[amount]}${delimiter}${cells[amount + 1]}`).with(amount + 1, '')
}
