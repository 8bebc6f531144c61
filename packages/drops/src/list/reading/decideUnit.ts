import type { Allocation } from '../columns/allocation.ts'
import type { ColumnMapping } from '../columns/columnRoles.ts'
import { hasOtherDecimals, isRawColumn, isRawName } from '../columns/unitOfColumns.ts'
import type { AmountUnit } from '../decisions/decisions.ts'
import type { QuestionOf } from '../questions/listQuestion.ts'
import { type CellRow, unitQuestion } from '../questions/unitQuestion.ts'
import type { TokenStandard } from '../../values/tokenStandard.ts'

/** Whether amounts are so small in smallest units, all below a thousandth of a token, that they may be tokens. */
function areTiny(rows: readonly (readonly string[])[], { amount = -1 }: ColumnMapping, decimals: number): boolean {
  const limit = 10n ** BigInt(Math.max(0, decimals - 3))
  return rows.every((row) => !/^\d{1,78}$/.test(row[amount] ?? '') || BigInt(row[amount] ?? '') < limit)
}

/** Decides the unit of the amounts by what was chosen, by what the file says, or by a question. */
export function decideUnit({
  chosen,
  isRawDocument,
  header,
  mapping,
  rows,
  allocation,
  standard,
  decimals,
}: {
  chosen: AmountUnit | undefined
  /** The document is of a kind that has its amounts in smallest units. */
  isRawDocument: boolean
  header: readonly string[]
  mapping: ColumnMapping
  rows: readonly CellRow[]
  allocation: Allocation
  standard: TokenStandard
  decimals: number
}): { amountUnit: AmountUnit; question: QuestionOf<'amount-unit'> | undefined } {
  if (chosen !== undefined) return { amountUnit: chosen, question: undefined }
  const cells = rows.map((row) => row.cells)
  const hasFractions = cells.some((row) => /\d[.,]\d/.test(row[mapping.amount ?? -1] ?? ''))
  const isRaw = (isRawDocument && !hasFractions) || isRawColumn(header, mapping.amount, cells, decimals)
  const isHinted =
    hasOtherDecimals(header, mapping.amount, cells, decimals) ||
    (isRaw && !isRawDocument && !isRawName(header[mapping.amount ?? -1] ?? '') && areTiny(cells, mapping, decimals))
  const isOpen = allocation.kind === 'listed' && (standard === 'ERC20' || standard === 'NATIVE') && (!isRaw || isHinted)
  return {
    amountUnit: isRaw ? 'base' : 'token',
    question: isOpen ? unitQuestion(rows, mapping, decimals, isHinted) : undefined,
  }
}
