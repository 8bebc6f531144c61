import { formatAmount } from '@slotdrop/messages/format'
import { parseAmount, parseTypedAmount } from '../../values/amount.ts'
import { sumUints } from '../../values/uint256.ts'
import { withoutUnit } from '../../values/withoutUnit.ts'
import { isNumberLike } from '../columns/cellShapes.ts'
import { lineText } from '../reading/listSource.ts'
import { splitCells, unclosedQuote } from '../reading/splitCells.ts'
import { amountFound } from '../reading/table.ts'
import { isSumName } from '../reading/totalLine.ts'
import type { ListParts } from './listParts.ts'

/** The number that a line states as the sum of all rows, as it is written; undefined for another line. */
function numberOfLine(text: string, { format }: ListParts): string | undefined {
  const cells = splitCells(text, format.delimiter)
  if (cells === unclosedQuote) return undefined
  const name = cells.find(isSumName)
  if (name === undefined) return undefined
  const amount = cells[format.mapping.amount ?? -1] ?? ''
  if (isNumberLike(amount)) return amount
  const numbers = cells.filter(isNumberLike)
  if (numbers.length > 0) return numbers.length === 1 ? numbers[0] : undefined
  return /^[^\d]*?([\d.,’' ]*\d)(?:\s*\$?[A-Za-z]{2,8})?$/.exec(name)?.[1]?.trim()
}

/** The values, in base units, that a number may have: two where nothing tells how it is written. */
function valuesOf(number: string, { input, format, options }: ListParts): bigint[] {
  const text = withoutUnit(number, options.symbol) ?? number
  const styles = format.decimalStyle === undefined ? (['point', 'comma'] as const) : [format.decimalStyle]
  const readings = [
    ...styles.map((style) => parseAmount(text, input.context.decimals, style)),
    parseTypedAmount(text, input.context.decimals),
    // Amounts in smallest units may be added up in tokens.
    ...(format.amountUnit === 'base' ? [parseTypedAmount(text, options.decimals)] : []),
  ]
  return readings.flatMap((read) => ('amount' in read ? [read.amount] : []))
}

/** The total that the file states in a line above or below its rows, where no total of it is the sum of the rows as they are written. */
export function statedTotal(parts: ListParts): { readonly stated: string; readonly sum: string } | undefined {
  const { table, input, format, opened, decisions, options } = parts
  const { amounts, count, found } = table
  if (!amounts || format.allocation.kind !== 'listed' || count === 0) return undefined
  const stated = [...input.skipped].flatMap((line) => {
    if (input.leftLines.has(line)) return []
    const number = numberOfLine(decisions.edits.get(line + 1) ?? lineText(opened.source, line), parts)
    const values = number === undefined ? [] : valuesOf(number, parts)
    return number === undefined || values.length === 0 ? [] : [{ number, values }]
  })
  for (const number of opened.json?.totals ?? []) stated.push({ number, values: valuesOf(number, parts) })
  const [first] = stated
  // Amounts that are not read are not added up, and have findings of their own.
  if (first === undefined || !found.every((bits) => (bits & amountFound) !== 0)) return undefined
  const isTotal = (entry: number) => input.totalRows.has(table.lines[entry] ?? -1)
  const sum = sumUints(amounts, count, (entry) => !isTotal(entry))
  const decimals = format.amountUnit === 'base' ? options.decimals : input.context.decimals
  const unit = 10n ** BigInt(input.context.decimals)
  const isKnown = stated.some(({ values }) => values.some((value) => value === sum || value === BigInt(count) * unit))
  if (isKnown || decisions.kept.has('total-differs')) return undefined
  return { stated: first.number, sum: formatAmount(sum, decimals, { locale: null }) }
}
