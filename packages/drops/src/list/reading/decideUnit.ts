import type { Allocation } from '../columns/allocation.ts'
import type { ColumnMapping } from '../columns/columnRoles.ts'
import { hasOtherDecimals, isRawColumn } from '../columns/unitOfColumns.ts'
import type { AmountUnit } from '../decisions/decisions.ts'
import type { QuestionOf } from '../questions/listQuestion.ts'
import { type CellRow, unitQuestion } from '../questions/unitQuestion.ts'
import type { TokenStandard } from '../../values/tokenStandard.ts'

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
  if ((isRawDocument && !hasFractions) || isRawColumn(header, mapping.amount, cells, decimals))
    return { amountUnit: 'base', question: undefined }
  const isOpen = allocation.kind === 'listed' && (standard === 'ERC20' || standard === 'NATIVE')
  const isHinted = hasOtherDecimals(header, mapping.amount, cells, decimals)
  return { amountUnit: 'token', question: isOpen ? unitQuestion(rows, mapping, decimals, isHinted) : undefined }
}
