import type { Keccak } from '../keccak/loadKeccak.ts'
import { ACCOUNT_BYTES, createColumns, writeAccount } from '../rowColumns.ts'
import { LIMBS, writeUint } from '../uint256.ts'
import { type HeaderFault, issue, type IssueKind, rowBit, type RowKind } from './issues.ts'
import { type ParsedRow, parseRow, type RowContext } from './parseRow.ts'
import { createRowScanner, REFUSED, TAKEN_MIXED } from './scanRow.ts'
import { lineEnd, lineText, type ListSource } from './source.ts'
import { splitCells, unclosedQuote } from './splitCells.ts'

/** What could be read of a row. */
export const HAS_ACCOUNT = 1
export const HAS_AMOUNT = 2
export const HAS_ID = 4
/** The amount has a point and could as well be thousands. */
export const GROUPED_POINT = 8
export const HAS_POINT = 16
/** There are unusual spaces around its cells. */
export const TRIMMED = 32

/** Columns of a list that is being read. */
export type TableColumns = {
  readonly accounts: Uint8Array
  readonly amounts?: Uint32Array | undefined
  readonly ids?: Uint32Array | undefined
}

/** Every line that is neither blank nor header, as columns. */
export type ListTable = TableColumns & {
  readonly count: number
  /** Line of each entry, from 0. */
  readonly lines: Uint32Array
  /** Lines of an entry, where a quoted cell runs over more than one. */
  readonly spans: ReadonlyMap<number, number>
  /** What could be read, as `HAS_…` bits. */
  readonly found: Uint8Array
  /** What is wrong with each row by itself, as bits of `rowKinds`. */
  readonly issues: Uint32Array
  readonly blank: number
  /** Lines that belong to the row above them. */
  readonly continued: number
}

/** What a table is read from. */
export type TableInput = {
  readonly source: ListSource
  readonly context: RowContext
  /** Line of the header, from 0; -1 without one. */
  readonly headerLine: number
  /** The header is not understood, and stands as an error among the rows. */
  readonly isHeaderUnknown: boolean
  /** What such a header leaves open. */
  readonly headerFault: HeaderFault
  /** Lines that were corrected, by their number from 1. */
  readonly edits: ReadonlyMap<number, string>
  readonly keccak: Keccak
}

/** Lines that are read at a stretch. */
export const LINES_AT_ONCE = 20_000
/** Lines that a quoted cell may run over. */
export const MOST_LINES_OF_A_CELL = 100
const CHECKED_AT_ONCE = 2048

/** A line that could stand for itself is never taken for the inside of a cell above it. */
const looksLikeRow = /0x[0-9a-f]{40}|\.eth\b/i
const unusualSpace = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]/
const groupedPoint = /^[1-9]\d{0,2}\.\d{3}$/

/** An entry's text, with the lines that its quoted cells run over. */
export function entryText(source: ListSource, edits: ReadonlyMap<number, string>, line: number, span = 1): string {
  let text = edits.get(line + 1) ?? lineText(source, line)
  for (let next = 1; next < span; next++) text += `\n${lineText(source, line + next)}`
  return text
}

/** What a text says as a row; `undefined` for one that says nothing. */
export function parseText(text: string, context: RowContext): ParsedRow | undefined {
  const cells = splitCells(text, context.delimiter)
  if (cells === unclosedQuote) return { issues: [issue('unclosed-quote')] }
  return cells.every((cell) => cell === '') ? undefined : parseRow(cells, context)
}

function bitsOf(kinds: Iterable<IssueKind>): number {
  let bits = 0
  for (const kind of kinds) bits = (bits | rowBit(kind as RowKind)) >>> 0
  return bits
}

/** How a row is written, beyond what it says. */
function writingOf(text: string, { amount }: ParsedRow, { mapping, delimiter }: RowContext): number {
  const trimmed = unusualSpace.test(text) ? TRIMMED : 0
  if (amount === undefined || mapping.amount === undefined || !text.includes('.')) return trimmed
  const cells = splitCells(text, delimiter)
  const cell = cells === unclosedQuote ? '' : (cells[mapping.amount] ?? '')
  if (!cell.includes('.')) return trimmed
  return trimmed | HAS_POINT | (groupedPoint.test(cell) ? GROUPED_POINT : 0)
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
    (account === undefined ? 0 : HAS_ACCOUNT) |
    (amount === undefined ? 0 : HAS_AMOUNT) |
    (id === undefined ? 0 : HAS_ID) |
    writingOf(text, row, context)
  table.issues[index] = bitsOf(issues.map(({ kind }) => kind))
  if (account === undefined) table.accounts.fill(0, index * ACCOUNT_BYTES, (index + 1) * ACCOUNT_BYTES)
  else writeAccount(table.accounts, index, account)
  if (table.amounts) writeUint(table.amounts, index, amount ?? 0n)
  if (table.ids) writeUint(table.ids, index, id ?? 0n)
}

/** Compares addresses of mixed case with their checksums, many at once. */
function createChecker(bytes: Uint8Array, issues: Uint32Array, keccak: Keccak) {
  const lower = new Uint8Array(CHECKED_AT_ONCE * 40)
  const hashes = new Uint8Array(CHECKED_AT_ONCE * 32)
  const entries = new Uint32Array(CHECKED_AT_ONCE)
  const places = new Uint32Array(CHECKED_AT_ONCE)
  let waiting = 0
  const wrong = rowBit('address-checksum')
  const flush = () => {
    keccak.hashEach(lower, 40, waiting, hashes)
    for (let item = 0; item < waiting; item++) {
      const from = places[item] ?? 0
      const written = item * 40
      let difference = 0
      // A letter's bit 6 tells it from a digit, its bit 5 is its case; a hash digit of 8 or more asks for upper case.
      for (let pair = 0; pair < 20; pair++) {
        const hash = hashes[item * 32 + pair] ?? 0
        const at = pair * 2
        const high = lower[written + at] ?? 0
        const low = lower[written + at + 1] ?? 0
        difference |= (bytes[from + at] ?? 0) ^ high ^ ((high >> 1) & (hash >> 2) & 32)
        difference |= (bytes[from + at + 1] ?? 0) ^ low ^ ((low >> 1) & (hash << 2) & 32)
      }
      if (difference !== 0) issues[entries[item] ?? 0] = wrong
    }
    waiting = 0
  }
  return {
    flush,
    add(entry: number, from: number) {
      for (let digit = 0; digit < 40; digit++) {
        const code = bytes[from + digit] ?? 0
        lower[waiting * 40 + digit] = code | ((code & 64) >> 1)
      }
      entries[waiting] = entry
      places[waiting] = from
      if (++waiting === CHECKED_AT_ONCE) flush()
    },
  }
}

/** Reads all lines; yields the number of lines done from time to time. */
export function* readTable(input: TableInput): Generator<number, ListTable> {
  const { source, context, headerLine, isHeaderUnknown, edits, keccak } = input
  const { bytes, starts, lineCount } = source
  const { standard, allocation } = context
  const capacity = lineCount
  const { accounts, amounts, ids } = createColumns(capacity, {
    ids: standard === 'ERC721' || standard === 'ERC1155',
    amounts: standard !== 'ERC721' && allocation !== 'equal',
  })
  const lines = new Uint32Array(capacity)
  const found = new Uint8Array(capacity)
  const issues = new Uint32Array(capacity)
  const spans = new Map<number, number>()
  const table = { accounts, amounts, ids, found, issues }
  const scanner = createRowScanner(bytes, context, table)
  const checker = createChecker(bytes, issues, keccak)
  const complete = HAS_ACCOUNT | (standard === 'ERC721' || amounts ? HAS_AMOUNT : 0) | (ids ? HAS_ID : 0)
  let count = 0
  let blank = 0
  let continued = 0

  /** Lines of the row that begins at `line`: more than one when a quoted cell holds line breaks. */
  const spanFrom = (line: number, text: string): { text: string; span: number } => {
    if (splitCells(text, context.delimiter) !== unclosedQuote) return { text, span: 1 }
    let joined = text
    for (let span = 1; span < MOST_LINES_OF_A_CELL && line + span < lineCount; span++) {
      const next = lineText(source, line + span)
      if (looksLikeRow.test(next) || edits.has(line + span + 1)) break
      joined += `\n${next}`
      if (next.includes('"') && splitCells(joined, context.delimiter) !== unclosedQuote)
        return { text: joined, span: span + 1 }
    }
    return { text, span: 1 }
  }

  for (let line = 0; line < lineCount; line++) {
    if (line % LINES_AT_ONCE === LINES_AT_ONCE - 1) yield line
    if (line === headerLine && !isHeaderUnknown) continue
    const start = starts[line] ?? 0
    const end = lineEnd(source, line)
    const edited = edits.size > 0 ? edits.get(line + 1) : undefined
    if (edited === undefined && line !== headerLine) {
      const outcome = scanner.scan(start, end, count)
      if (outcome !== REFUSED) {
        lines[count] = line
        found[count] = complete
        if (scanner.fractionDigits > 0)
          found[count] =
            complete | HAS_POINT | (scanner.fractionDigits === 3 && scanner.looksGrouped ? GROUPED_POINT : 0)
        if (outcome === TAKEN_MIXED) checker.add(count, scanner.addressAt)
        count++
        continue
      }
    }
    const { text, span } = edited === undefined ? spanFrom(line, lineText(source, line)) : { text: edited, span: 1 }
    const row =
      line === headerLine ? { issues: [issue('unknown-header', input.headerFault)] } : parseText(text, context)
    if (row === undefined) {
      blank += span
      line += span - 1
      if (amounts) amounts.fill(0, count * LIMBS, (count + 1) * LIMBS)
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
    accounts: accounts.subarray(0, count * ACCOUNT_BYTES),
    amounts: amounts?.subarray(0, count * LIMBS),
    ids: ids?.subarray(0, count * LIMBS),
    lines: lines.subarray(0, count),
    found: found.subarray(0, count),
    issues: issues.subarray(0, count),
    spans,
    blank,
    continued,
  }
}
