import { numberBody } from '../../values/amount.ts'
import { type DecimalStyle, onlyStyle, shownStyle } from '../../values/numberDigits.ts'
import { withoutUnit } from '../../values/withoutUnit.ts'

/** How a list writes decimals, where one of its amounts shows it and no other one speaks against it. */
export function inferDecimalStyle(
  cells: readonly string[],
  symbol: string | undefined,
  statesSemicolon = false,
): DecimalStyle | undefined {
  const bodies = cells.map((cell) => numberBody(withoutUnit(cell, symbol) ?? cell))
  const shown = new Set(bodies.flatMap((body) => shownStyle(body) ?? []))
  // A spreadsheet that separates cells by `;` and says so writes decimals with a comma.
  if (statesSemicolon && shown.size === 0 && bodies.some((body) => onlyStyle(body) === 'comma')) shown.add('comma')
  const [style, ...others] = shown
  if (style === undefined || others.length > 0) return undefined
  return bodies.every((body) => (onlyStyle(body) ?? style) === style) ? style : undefined
}
