import type { DecimalStyle } from '../../values/amount.ts'
import { withoutUnit } from '../../values/withoutUnit.ts'

/** Numbers that can be read in one way only, as the last of two signs is the decimal one: `1.250,50`, `1 250,50`, `1,250.50`. */
const readings: readonly (readonly [DecimalStyle, RegExp])[] = [
  ['comma', /^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:[ \u00a0\u202f']\d{3})+,\d+$/],
  ['point', /^\d{1,3}(?:,\d{3})+\.\d+$|^\d{1,3}(?:[ \u00a0\u202f']\d{3})+\.\d+$/],
]
/** Numbers that the other reading makes nothing of: `12,5` with a decimal point, `0.25` with a decimal comma. */
const onlyIn: Readonly<Record<DecimalStyle, RegExp>> = {
  comma: /^\d+,(?:\d{1,2}|\d{4,})$/,
  point: /^\d+\.(?:\d{1,2}|\d{4,})$/,
}

/** How a list writes decimals, where one of its amounts shows it and no other one speaks against it. */
export function inferDecimalStyle(cells: readonly string[], symbol: string | undefined): DecimalStyle | undefined {
  const amounts = cells.map((cell) => withoutUnit(cell, symbol) ?? cell)
  const shown = readings.filter(([, shape]) => amounts.some((amount) => shape.test(amount)))
  const [style, ...others] = shown.map(([each]) => each)
  if (style === undefined || others.length > 0) return undefined
  const against = onlyIn[style === 'comma' ? 'point' : 'comma']
  return amounts.some((amount) => against.test(amount)) ? undefined : style
}
