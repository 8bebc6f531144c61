import { accountBytes, writeAccount } from '../../rows/accounts.ts'
import { writeUint } from '../../values/uint256.ts'
import { issue } from '../issues/issue.ts'
import { rowMask, setKinds } from '../issues/issueBits.ts'
import { type ParsedRow, parseRow, type RowContext } from './parseRow.ts'
import { lineText, type ListSource } from './listSource.ts'
import { rowCells } from './rowCells.ts'
import { unclosedQuote } from './splitCells.ts'
import {
  accountFound,
  amountFound,
  groupedPointFound,
  idFound,
  percentFound,
  pointFound,
  spacesTrimmed,
  type TableColumns,
} from './table.ts'

/** Lines that a quoted cell may run over. */
export const maxCellLines = 100

const unusualSpace = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]/
const groupedPoint = /^[1-9]\d{0,2}\.\d{3}$/

/** Gets an entry's text, with the lines that its quoted cells run over. */
export function entryText(source: ListSource, edits: ReadonlyMap<number, string>, line: number, span = 1): string {
  let text = edits.get(line + 1) ?? lineText(source, line)
  for (let next = 1; next < span; next++) text += `\n${lineText(source, line + next)}`
  return text
}

/** Parses a text as a row; `undefined` for one that says nothing. */
export function parseText(text: string, context: RowContext): ParsedRow | undefined {
  const cells = rowCells(text, context)
  if (cells === unclosedQuote) return { issues: [issue('unclosed-quote')] }
  return cells.every((cell) => cell === '') ? undefined : parseRow(cells, context)
}

/** How a row is written, beyond what it says. */
function writingOf(text: string, { amount }: ParsedRow, context: RowContext): number {
  const { mapping } = context
  const trimmed = unusualSpace.test(text) ? spacesTrimmed : 0
  if (amount === undefined || mapping.amount === undefined || !text.includes('.')) return trimmed
  const cells = rowCells(text, context)
  const cell = cells === unclosedQuote ? '' : (cells[mapping.amount] ?? '')
  if (!cell.includes('.')) return trimmed
  return trimmed | pointFound | (groupedPoint.test(cell) ? groupedPointFound : 0)
}

/** Writes what a row says into the columns. */
export function writeEntry(
  table: TableColumns & { readonly found: Uint8Array; readonly issues: Uint32Array },
  index: number,
  row: ParsedRow,
  text: string,
  context: RowContext,
): void {
  const { account, amount, id, issues } = row
  table.found[index] =
    (account === undefined ? 0 : accountFound) |
    (amount === undefined ? 0 : amountFound) |
    (id === undefined ? 0 : idFound) |
    (row.isPercent ? percentFound : 0) |
    writingOf(text, row, context)
  setKinds(table.issues, index, rowMask(issues.map(({ kind }) => kind)))
  if (account === undefined) table.accounts.fill(0, index * accountBytes, (index + 1) * accountBytes)
  else writeAccount(table.accounts, index, account)
  if (table.amounts) writeUint(table.amounts, index, amount ?? 0n)
  if (table.ids) writeUint(table.ids, index, id ?? 0n)
}
