import { accountBytes } from '../../rows/accounts.ts'
import { createColumns } from '../../rows/rowColumns.ts'
import { limbCount } from '../../values/uint256.ts'
import { issue } from '../issues/issue.ts'
import { createRowIssues, rowWords } from '../issues/issueBits.ts'
import { createChecksumChecker } from './createChecksumChecker.ts'
import { maxCellLines, parseText, writeEntry } from './entryText.ts'
import { rowRefused, rowTakenMixedCase } from './scanAccount.ts'
import { createRowScanner } from './scanRow.ts'
import { lineEnd, lineText } from './listSource.ts'
import { splitCells, unclosedQuote } from './splitCells.ts'
import {
  accountFound,
  amountFound,
  groupedPointFound,
  idFound,
  type ListTable,
  pointFound,
  type TableInput,
} from './table.ts'

/** Lines that are read at a stretch. */
const linesPerPause = 20_000
/** A line that could stand for itself is never taken for the inside of a cell above it. */
const looksLikeRow = /0x[0-9a-f]{40}|\.eth\b/i
/** Reads all lines; yields the number of lines done from time to time. */
export function* readTable(input: TableInput): Generator<number, ListTable> {
  const { source, context, headerLine, isHeaderUnknown, skipped, edits, keccak } = input
  const { bytes, starts, lineCount } = source
  const { standard, allocation } = context
  const capacity = lineCount
  const { accounts, amounts, ids } = createColumns(capacity, {
    ids: standard === 'ERC721' || standard === 'ERC1155',
    amounts: standard !== 'ERC721' && allocation !== 'equal',
  })
  const lines = new Uint32Array(capacity)
  const found = new Uint8Array(capacity)
  const issues = createRowIssues(capacity)
  const spans = new Map<number, number>()
  const table = { accounts, amounts, ids, found, issues }
  const scanner = createRowScanner(bytes, context, table)
  const checker = createChecksumChecker(bytes, issues, keccak)
  const complete = accountFound | (standard === 'ERC721' || amounts ? amountFound : 0) | (ids ? idFound : 0)
  let count = 0
  let blank = 0
  let continued = 0
  let unread = 0

  /** Lines of the row that begins at `line`: more than one when a quoted cell holds line breaks. */
  const spanFrom = (line: number, text: string): { text: string; span: number } => {
    if (splitCells(text, context.delimiter) !== unclosedQuote) return { text, span: 1 }
    let joined = text
    for (let span = 1; span < maxCellLines && line + span < lineCount; span++) {
      const next = lineText(source, line + span)
      if (looksLikeRow.test(next) || edits.has(line + span + 1) || line + span === headerLine) break
      joined += `\n${next}`
      if (next.includes('"') && splitCells(joined, context.delimiter) !== unclosedQuote)
        return { text: joined, span: span + 1 }
    }
    return { text, span: 1 }
  }

  for (let line = 0; line < lineCount; line++) {
    if (line % linesPerPause === linesPerPause - 1) yield line
    if (line === headerLine && !isHeaderUnknown) continue
    if (skipped.size > 0 && skipped.has(line)) {
      blank++
      continue
    }
    const start = starts[line] ?? 0
    const end = lineEnd(source, line)
    const edited = edits.size > 0 ? edits.get(line + 1) : undefined
    if (edited === undefined && line !== headerLine) {
      const outcome = scanner.scan(start, end, count)
      if (outcome !== rowRefused) {
        lines[count] = line
        found[count] = complete
        if (scanner.fractionDigits > 0)
          found[count] =
            complete | pointFound | (scanner.fractionDigits === 3 && scanner.looksGrouped ? groupedPointFound : 0)
        if (outcome === rowTakenMixedCase) checker.add(count, scanner.addressAt)
        count++
        continue
      }
    }
    const { text, span } =
      edited === undefined && context.form === 'table'
        ? spanFrom(line, lineText(source, line))
        : { text: edited ?? lineText(source, line), span: 1 }
    const row =
      line === headerLine ? { issues: [issue('unknown-header', input.headerFault)] } : parseText(text, context)
    if (row === undefined) {
      if (context.form !== 'table' && /\S/.test(text)) unread++
      blank += span
      line += span - 1
      if (amounts) amounts.fill(0, count * limbCount, (count + 1) * limbCount)
      continue
    }
    lines[count] = line
    writeEntry(table, count, row, text, context)
    if (span > 1) {
      spans.set(count, span)
      continued += span - 1
      line += span - 1
    }
    count++
  }
  checker.flush()
  return {
    count,
    accounts: accounts.subarray(0, count * accountBytes),
    amounts: amounts?.subarray(0, count * limbCount),
    ids: ids?.subarray(0, count * limbCount),
    lines: lines.subarray(0, count),
    found: found.subarray(0, count),
    issues: issues.subarray(0, count * rowWords),
    spans,
    blank,
    unread,
    continued,
  }
}
