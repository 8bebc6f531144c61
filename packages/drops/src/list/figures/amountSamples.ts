import { parseAmount } from '../../values/amount.ts'
import type { DecimalStyle } from '../../values/numberDigits.ts'
import type { EntryAccess } from '../entries/entryAccess.ts'
import { rowCells } from '../reading/rowCells.ts'
import { unclosedQuote } from '../reading/splitCells.ts'

/** An amount of the list in all its readings, to be shown where the creator has to choose one. */
export type AmountSample = {
  readonly line: number
  readonly text: string
  /** Base units with a decimal point, with a decimal comma, and as raw units; undefined where it can't be read so. */
  readonly point: bigint | undefined
  readonly comma: bigint | undefined
  readonly raw: bigint | undefined
}

/** Entries that are looked at for samples. */
const maxSampledEntries = 5000

function read(text: string, decimals: number, style?: DecimalStyle): bigint | undefined {
  const parsed = parseAmount(text, decimals, style)
  return 'amount' in parsed ? parsed.amount : undefined
}

/** Picks the first amounts that tell the readings apart, or the first at all. */
export function amountSamples({ parts, textOf, lineOf }: EntryAccess, count = 3): AmountSample[] {
  const { table, options, input, format } = parts
  const column = format.mapping.amount
  const decimals = options.standard === 'ERC1155' ? 0 : options.decimals
  const telling: AmountSample[] = []
  const others: AmountSample[] = []
  for (let index = 0; index < Math.min(table.count, maxSampledEntries) && telling.length < count; index++) {
    const cells = rowCells(textOf(index), input.context)
    const text = cells === unclosedQuote || column === undefined ? '' : (cells[column] ?? '')
    if (!/\d/.test(text)) continue
    const sample = {
      line: lineOf(index),
      text,
      point: read(text, decimals, 'point'),
      comma: read(text, decimals, 'comma'),
      raw: read(text, 0),
    }
    if (sample.point === sample.comma) others.push(sample)
    else telling.push(sample)
  }
  return [...telling, ...others].slice(0, count)
}
