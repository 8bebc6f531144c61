import { isAccountLike } from '../columns/cellShapes.ts'
import { columnRoles } from '../columns/columnRoles.ts'
import type { RowContext } from './parseRow.ts'
import type { ListSource } from './listSource.ts'
import { rowCells } from './rowCells.ts'
import { unclosedQuote } from './splitCells.ts'
import { isTotalName } from './totalLine.ts'

/** Lines at the end among which totals are looked for, and names of more than a word are taken for one. */
const lastLines = 12

/**
 * Finds rows that say that they add up the others and name an address all the same, among the first rows and the last ones. Words that
 * many rows have are a label.
 *
 * @param sampled lines of the first rows, from 0
 * @returns lines from 0
 */
export function findTotalRows(
  source: ListSource,
  textAt: (line: number) => string,
  context: RowContext,
  sampled: readonly number[],
  skipped: ReadonlySet<number>,
): ReadonlySet<number> {
  const { mapping } = context
  const taken = columnRoles.filter((role) => role !== 'note').map((role) => mapping[role])
  const last = Array.from({ length: Math.min(lastLines, source.lineCount) }, (_, place) => source.lineCount - 1 - place)
  const lines = [...new Set([...sampled, ...last])].filter((line) => !skipped.has(line))
  let rows = 0
  const found = lines.filter((line) => {
    const cells = rowCells(textAt(line), context)
    if (cells === unclosedQuote || !isAccountLike(cells[mapping.account ?? -1] ?? '')) return false
    rows++
    return cells.some(
      (cell, column) => !taken.includes(column) && isTotalName(cell) && (last.includes(line) || !/\s/.test(cell)),
    )
  })
  return new Set(rows > 1 && found.length <= Math.max(1, rows / 3) ? found : [])
}
