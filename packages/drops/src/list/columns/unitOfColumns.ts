import { columnName } from './columnName.ts'

/** Names that say by themselves that the amounts are in the smallest unit, such as `amount_wei` or `rawBalance`. */
const rawName =
  /^(?:raw|wei|atomic|base(?:unit)?s?)(?:token)?(?:amount|balance|value|quantity|units?)s?$|(?:amount|balance|value|quantity)s?(?:in|as)?(?:raw|wei|atomic|base|(?:base|smallest|minimal|minor|atomic|raw)units?)$|^tokenholderquantity$/
/** Names that say nothing of a unit. */
const openName = /^(?:token)?(?:amount|balance|value|quantity)s?$/
const decimalsName = /^(?:token|contract|asset|coin|total|amount|value|balance)?decimals?$/
const integer = /^\d+$/

/** Whether a column of this name holds amounts in the smallest unit. */
export function isRawName(cell: string): boolean {
  return rawName.test(columnName(cell))
}

/** The decimals that columns name beside the amounts, each once. */
function decimalsBeside(header: readonly string[], rows: readonly (readonly string[])[]): ReadonlySet<string> {
  const place = header.findIndex((name) => decimalsName.test(columnName(name)))
  return new Set(place < 0 ? [] : rows.map((row) => row[place] ?? '').filter((cell) => cell !== ''))
}

/** Whether whole amounts stand beside decimals that are not the token's, so that they may be in units of another size. */
export function hasOtherDecimals(
  header: readonly string[],
  amount: number | undefined,
  rows: readonly (readonly string[])[],
  decimals: number,
): boolean {
  const name = columnName(header[amount ?? -1] ?? '')
  if (!openName.test(name) && !rawName.test(name)) return false
  return [...decimalsBeside(header, rows)].some((cell) => integer.test(cell) && Number(cell) !== decimals)
}

/**
 * Whether the columns say that amounts are in the token's smallest unit: by the name of theirs, by the same amounts formatted in
 * another column, or by the token's decimals beside them. Amounts with a fraction never are.
 *
 * @param rows cells of some rows
 */
export function isRawColumn(
  header: readonly string[],
  amount: number | undefined,
  rows: readonly (readonly string[])[],
  decimals: number,
): boolean {
  const name = columnName(header[amount ?? -1] ?? '')
  const cells = rows.map((row) => row[amount ?? -1] ?? '').filter((cell) => cell !== '')
  if (amount === undefined || cells.length === 0 || !cells.every((cell) => integer.test(cell))) return false
  if (rawName.test(name)) return true
  if (!openName.test(name)) return false
  const names = header.map(columnName)
  if (names.some((other) => other === `${name}formatted`)) return true
  const beside = decimalsBeside(header, rows)
  return beside.size === 1 && beside.has(`${decimals}`)
}
