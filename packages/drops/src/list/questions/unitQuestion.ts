import { parseAmount } from '../../values/amount.ts'
import type { ColumnMapping } from '../columns/columnRoles.ts'
import type { AmountUnit } from '../decisions/decisions.ts'
import { fixOption } from '../decisions/decisionOption.ts'
import type { QuestionChoice, QuestionOf } from './listQuestion.ts'

/** A row of the file as its cells. */
export type CellRow = { readonly line: number; readonly cells: readonly string[] }

/** Tokens with fewer decimals have no unit that could be taken for them by size. */
const minDecimals = 6
/** A typical payment of more tokens than this is hardly one; a smaller exponent where the token has fewer decimals. */
const maxExponent = 15

function isLarge(amounts: readonly bigint[], decimals: number): boolean {
  const sorted = amounts.toSorted((a, b) => (a < b ? -1 : 1))
  return (sorted[sorted.length >> 1] ?? 0n) >= 10n ** BigInt(Math.min(decimals, maxExponent))
}

/**
 * Asks whether amounts are in smallest units, where nothing but their size hints at it: all of them are plain integers, and at least
 * every second one would be more than anybody pays in tokens.
 *
 * @param isHinted whether something beside them hints at it already
 */
export function unitQuestion(
  rows: readonly CellRow[],
  { account, amount }: ColumnMapping,
  decimals: number,
  isHinted = false,
): QuestionOf<'amount-unit'> | undefined {
  if (amount === undefined || (decimals < minDecimals && !isHinted)) return undefined
  const cellOf = ({ cells }: CellRow, column: number | undefined) => cells[column ?? -1] ?? ''
  const filled = rows.filter((row) => cellOf(row, amount) !== '')
  const texts = filled.map((row) => cellOf(row, amount))
  if (texts.length === 0 || !texts.every((text) => /^\d{1,78}$/.test(text))) return undefined
  if (!isHinted && !isLarge(texts.map(BigInt), decimals)) return undefined
  const choice = (unit: AmountUnit): QuestionChoice<'amount-unit'> => {
    const fix = { kind: 'amount-unit', unit } as const
    return {
      values: { unit },
      fix,
      preview: filled.slice(0, 2).map((row) => {
        const parsed = parseAmount(cellOf(row, amount), unit === 'base' ? 0 : decimals)
        return {
          line: row.line,
          account: cellOf(row, account),
          amountText: cellOf(row, amount),
          amount: 'amount' in parsed ? parsed.amount : undefined,
        }
      }),
      option: fixOption(fix) ?? '',
    }
  }
  return { kind: 'amount-unit', values: { decimals }, lines: [], choices: [choice('base'), choice('token')] }
}
