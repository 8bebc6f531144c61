import type { Decisions } from '../decisions/decisions.ts'
import { hasKinds, rowMask } from '../issues/issueBits.ts'
import { entryOfLine } from '../reading/entryOfLine.ts'
import { entryText, maxCellLines, parseText, writeEntry } from '../reading/entryText.ts'
import type { RowContext } from '../reading/parseRow.ts'
import { prepareList } from '../reading/prepareList.ts'
import { readTable } from '../reading/readTable.ts'
import type { ListTable, TableInput } from '../reading/table.ts'
import type { ListParts } from './listParts.ts'

/** Whether lines that were not edited say the same under both. */
function isReadAlike(a: TableInput, b: TableInput): boolean {
  const shape = ({ context, headerLine, isHeaderUnknown, skipped }: TableInput) => {
    const { names: _names, known: _known, checksum: _checksum, ...rest } = context
    return JSON.stringify([
      headerLine,
      isHeaderUnknown,
      [...skipped],
      Object.entries(rest).sort(),
      Object.entries(rest.mapping).sort(),
    ])
  }
  return shape(a) === shape(b)
}

/**
 * Whether an entry can be read anew by itself. A blank line can't, which is no entry, nor the header, nor a line where a cell of
 * several lines lies or may lie: a quotation mark that is open above it could be closed by it.
 */
function standsAlone({ table, input }: ListParts, entry: number): boolean {
  const line = table.lines[entry]
  if (line === undefined || line === input.headerLine || table.spans.has(entry)) return false
  const open = rowMask(['unclosed-quote'])
  for (let above = entry; above >= 0 && line - (table.lines[above] ?? 0) <= maxCellLines; above--)
    if (hasKinds(table.issues, above, open)) return false
  return true
}

/** The table with some of its entries read anew; undefined where that changes more than these entries. */
function rereadEntries(
  table: ListTable,
  { opened }: ListParts,
  context: RowContext,
  edits: Decisions['edits'],
  entries: Iterable<number>,
): ListTable | undefined {
  const copy: ListTable = {
    ...table,
    accounts: table.accounts.slice(),
    amounts: table.amounts?.slice(),
    ids: table.ids?.slice(),
    found: table.found.slice(),
    issues: table.issues.slice(),
  }
  for (const entry of entries) {
    const line = table.lines[entry] ?? 0
    const text = entryText(opened.source, edits, line, edits.has(line + 1) ? 1 : table.spans.get(entry))
    const row = parseText(text, context)
    // A quotation mark that the file opens here may be closed further down.
    const isOpen = !edits.has(line + 1) && row?.issues.some(({ kind }) => kind === 'unclosed-quote')
    if (row === undefined || isOpen) return undefined
    writeEntry(copy, entry, row, text, context)
  }
  return copy
}

/** Lines that were edited, or are no longer. */
function changedLines(next: Decisions['edits'], before: Decisions['edits']): number[] {
  return [...new Set([...next.keys(), ...before.keys()])].filter((line) => next.get(line) !== before.get(line))
}

/** Entries that have a name in place of an address. */
function namedEntries({ count, issues }: ListTable): number[] {
  const named = rowMask(['address-is-a-name', 'name-malformed', 'name-not-found', 'name-resolved'])
  const entries: number[] = []
  for (let index = 0; index < count; index++) if (hasKinds(issues, index, named)) entries.push(index)
  return entries
}

/** Reads all lines at one stretch. */
function readAll(input: TableInput): ListTable {
  const work = readTable(input)
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value
}

/** Reads a file again under other decisions. Only the entries that these change are read anew, where that is enough. */
export function reread(parts: ListParts, next: Decisions): ListParts {
  const { opened, options, decisions, keccak, input } = parts
  const prepared = prepareList(opened, options, next, keccak)
  const rereadTable = (): ListTable | undefined => {
    if (!isReadAlike(prepared.input, input)) return undefined
    const { context } = prepared.input
    let table: ListTable | undefined = parts.table
    if (next.edits !== decisions.edits) {
      const entries = changedLines(next.edits, decisions.edits).map((line) => entryOfLine(parts.table, line))
      if (!entries.every((entry) => standsAlone(parts, entry))) return undefined
      table = rereadEntries(table, parts, context, next.edits, entries)
    }
    if (table && next.names !== decisions.names)
      table = rereadEntries(table, parts, context, next.edits, namedEntries(table))
    return table
  }
  return { ...parts, ...prepared, decisions: next, table: rereadTable() ?? readAll(prepared.input) }
}
