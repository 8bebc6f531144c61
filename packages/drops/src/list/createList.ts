import type { Address } from '../address.ts'
import { parseAmount } from '../amount.ts'
import type { Keccak } from '../keccak/loadKeccak.ts'
import type { Row } from '../row.ts'
import { ACCOUNT_BYTES, accountTexts, amountAt, createColumns, idAt, type RowColumns } from '../rowColumns.ts'
import { approximateUint, LIMBS, readUint } from '../uint256.ts'
import { type Decisions, decide, type Fix } from './fixes.ts'
import { groupIssues } from './groupIssues.ts'
import { rowBit } from './issues.ts'
import { entryOfLine, EXCLUDED, judge, CHECK, WRONG } from './judge.ts'
import { amountFinder, textFinder } from './finders.ts'
import type {
  AmountSample,
  AmountStats,
  EntryState,
  ListEntry,
  ListNotice,
  RecipientList,
  WindowFilter,
} from './list.ts'
import { describeIssues } from './describeIssues.ts'
import { isName, type RowContext } from './parseRow.ts'
import { type ListFormat, type OpenedList, prepare, type ReadOptions } from './prepare.ts'
import { splitCells, unclosedQuote } from './splitCells.ts'
import {
  entryText,
  HAS_ACCOUNT,
  HAS_AMOUNT,
  HAS_ID,
  type ListTable,
  MOST_LINES_OF_A_CELL,
  parseText,
  type TableInput,
  TRIMMED,
  writeEntry,
} from './table.ts'

/** Everything that a list is made of. */
export type Reading = {
  readonly opened: OpenedList
  readonly options: ReadOptions
  readonly decisions: Decisions
  readonly keccak: Keccak
  readonly input: TableInput
  readonly format: ListFormat
  readonly table: ListTable
  /** The same file under decisions that change how it is read. */
  readonly readAgain: (decisions: Decisions) => RecipientList
}

const states: readonly EntryState[] = ['ready', 'check', 'error', 'excluded']

function noticesOf({ format, table }: Reading): ListNotice[] {
  const notices: ListNotice[] = []
  if (format.encoding === 'windows-1252')
    notices.push({
      kind: 'encoding',
      message: 'The file is not UTF-8 and was read as Windows-1252. Check accents in notes.',
    })
  if (format.lineEnding === 'mixed')
    notices.push({ kind: 'mixed-line-endings', message: 'Lines end in different ways, as if files had been joined.' })
  const trimmed = table.found.reduce((count, bits) => count + (bits & TRIMMED ? 1 : 0), 0)
  if (trimmed > 0)
    notices.push({
      kind: 'trimmed-spaces',
      rows: trimmed,
      message: `Unusual spaces around cells were ignored in ${trimmed} rows.`,
    })
  if (table.spans.size > 0)
    notices.push({
      kind: 'cells-with-line-breaks',
      rows: table.spans.size,
      message: `${table.spans.size} rows run over several lines inside quotation marks.`,
    })
  return notices
}

/** Whether lines that were not edited say the same under both. */
function isReadAlike(a: TableInput, b: TableInput): boolean {
  const shape = ({ context, headerLine, isHeaderUnknown }: TableInput) => {
    const { names: _names, known: _known, checksum: _checksum, ...rest } = context
    return JSON.stringify([
      headerLine,
      isHeaderUnknown,
      Object.entries(rest).sort(),
      Object.entries(rest.mapping).sort(),
    ])
  }
  return shape(a) === shape(b)
}

/**
 * Whether an entry can be read anew by itself. A blank line can't, which is no entry, nor the header, nor a line where a cell of
 * several lines lies or may lie: one that is opened above it and not closed could be closed by it.
 */
function standsAlone({ table, input }: Reading, entry: number): boolean {
  const line = table.lines[entry]
  if (line === undefined || line === input.headerLine || table.spans.has(entry)) return false
  const open = rowBit('unclosed-quote')
  for (let above = entry; above >= 0 && line - (table.lines[above] ?? 0) <= MOST_LINES_OF_A_CELL; above--)
    if ((table.issues[above] ?? 0) & open) return false
  return true
}

/** The table with some of its lines read anew; undefined where that changes more than these lines. */
function rereadEntries(
  { table, opened }: Reading,
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
    // A quote that the file opens here may be closed further down.
    const isOpen = !edits.has(line + 1) && row?.issues.some(({ kind }) => kind === 'unclosed-quote')
    if (row === undefined || isOpen) return undefined
    writeEntry(copy, entry, row, text, context)
  }
  return copy
}

/** A list from what was read of a file. */
export function createList(reading: Reading): RecipientList {
  const { options, decisions, keccak, input, format, table, opened } = reading
  const { standard } = options
  const { context } = input
  const judged = judge(table, decisions, {
    standard,
    allocation: format.allocation,
    isStyleKnown: decisions.decimalStyle !== undefined,
    known: options.known ?? {},
  })
  const values: RowColumns = { count: table.count, accounts: table.accounts, ids: table.ids, amounts: judged.amounts }
  const counts = [0, 0, 0, 0]
  for (const state of judged.states) counts[state] = (counts[state] ?? 0) + 1
  const [ready = 0, warnings = 0, errors = 0, excluded = 0] = counts
  const payable = ready + warnings
  const unsure = rowBit('address-checksum')
  const textOf = (index: number) =>
    entryText(
      opened.source,
      decisions.edits,
      table.lines[index] ?? 0,
      decisions.edits.has((table.lines[index] ?? 0) + 1) ? 1 : table.spans.get(index),
    )
  const has = (index: number, bit: number) => ((table.found[index] ?? 0) & bit) !== 0
  const hasAmount = (index: number) => has(index, HAS_AMOUNT) || format.allocation.kind === 'equal'
  const isPaid = (index: number) => (judged.states[index] ?? WRONG) <= CHECK
  const issues = groupIssues({ table, judged, payable, isKnownAmount: hasAmount })

  const exclusionOf = (index: number): ListEntry['excludedBy'] => {
    const line = (table.lines[index] ?? 0) + 1
    if (decisions.excluded.has(line)) return 'hand'
    const first = (table.lines[judged.repeats.first[index] ?? 0] ?? 0) + 1
    return decisions.repeats === 'merge' ? { mergedInto: first } : { repeats: first }
  }

  const entryAt = (index: number): ListEntry => {
    if (!(index >= 0 && index < table.count))
      throw new RangeError(`There is no entry ${index}; the list has ${table.count}.`)
    const text = textOf(index)
    const parsed = parseText(text, context)
    const isSure = has(index, HAS_ACCOUNT) && ((judged.rowIssues[index] ?? 0) & unsure) === 0
    const state = states[judged.states[index] ?? WRONG] ?? 'error'
    const [account] = isSure ? accountTexts(keccak, table.accounts, index, 1) : []
    return {
      line: (table.lines[index] ?? 0) + 1,
      text,
      account,
      id: has(index, HAS_ID) ? idAt(values, index) : undefined,
      amount: hasAmount(index) ? amountAt(values, index) : undefined,
      note: parsed?.note,
      name: parsed?.name,
      state,
      excludedBy: state === 'excluded' ? exclusionOf(index) : undefined,
      issues: describeIssues({ index, table, judged, keccak, parsed, standard, headerFault: input.headerFault }),
    }
  }

  const columns = (): RowColumns => {
    const chosen = createColumns(payable, { ids: table.ids !== undefined, amounts: judged.amounts !== undefined })
    // Rows that follow one another are copied together.
    for (let from = 0, at = 0; from < table.count;) {
      let to = from
      while (to < table.count && isPaid(to)) to++
      chosen.accounts.set(table.accounts.subarray(from * ACCOUNT_BYTES, to * ACCOUNT_BYTES), at * ACCOUNT_BYTES)
      if (table.ids) chosen.ids?.set(table.ids.subarray(from * LIMBS, to * LIMBS), at * LIMBS)
      if (judged.amounts) chosen.amounts?.set(judged.amounts.subarray(from * LIMBS, to * LIMBS), at * LIMBS)
      at += to - from
      from = to + 1
    }
    return chosen
  }

  const rows = (): Row[] => {
    const chosen = columns()
    return accountTexts(keccak, chosen.accounts, 0, chosen.count).map((account: Address, index) => ({
      account,
      id: idAt(chosen, index),
      amount: amountAt(chosen, index),
    }))
  }

  const amountStats = (topCount = 10): AmountStats | undefined => {
    if (payable === 0) return undefined
    const { amounts } = judged
    if (amounts === undefined) return { min: 1n, median: 1n, max: 1n, top: [] }
    let least = -1
    const top: number[] = []
    const size = (entry: number) => readUint(amounts, entry)
    for (let index = 0; index < table.count; index++) {
      if (!isPaid(index)) continue
      const near = approximateUint(amounts, index)
      if (least < 0 || (near <= approximateUint(amounts, least) && size(index) < size(least))) least = index
      const last = top.at(-1)
      if (
        top.length === topCount &&
        last !== undefined &&
        (near < approximateUint(amounts, last) || size(index) <= size(last))
      )
        continue
      const place = top.findIndex((entry) => size(entry) < size(index))
      top.splice(place < 0 ? top.length : place, 0, index)
      if (top.length > Math.max(1, topCount)) top.pop()
    }
    return { min: size(least), median: judged.middle, max: size(top[0] ?? least), top }
  }

  const cellOf = (index: number, column: number | undefined): string => {
    const cells = splitCells(textOf(index), context.delimiter)
    return cells === unclosedQuote || column === undefined ? '' : (cells[column] ?? '')
  }

  const amountSamples = (count = 3): AmountSample[] => {
    const read = (text: string, decimals: number, style?: 'point' | 'comma') => {
      const parsed = parseAmount(text, decimals, style)
      return 'amount' in parsed ? parsed.amount : undefined
    }
    const samples: AmountSample[] = []
    const others: AmountSample[] = []
    for (let index = 0; index < Math.min(table.count, 5000) && samples.length < count; index++) {
      const text = cellOf(index, format.mapping.amount)
      if (!/\d/.test(text)) continue
      const decimals = standard === 'ERC1155' ? 0 : options.decimals
      const sample = {
        line: (table.lines[index] ?? 0) + 1,
        text,
        point: read(text, decimals, 'point'),
        comma: read(text, decimals, 'comma'),
        raw: read(text, 0),
      }
      ;(sample.point === sample.comma ? others : samples).push(sample)
    }
    return [...samples, ...others].slice(0, count)
  }

  const withDecisions = (next: Decisions): RecipientList => {
    const again = () => reading.readAgain(next)
    const prepared = prepare(opened, options, next, keccak)
    if (!isReadAlike(prepared.input, input)) return again()
    let edited: ListTable | undefined = table
    if (next.edits !== decisions.edits) {
      const changed = [...new Set([...next.edits.keys(), ...decisions.edits.keys()])].filter(
        (line) => next.edits.get(line) !== decisions.edits.get(line),
      )
      const entries = changed.map((line) => entryOfLine(table, line))
      if (!entries.every((entry) => standsAlone(reading, entry))) return again()
      edited = rereadEntries(reading, prepared.input.context, next.edits, entries)
    }
    if (edited && next.names !== decisions.names) {
      const named =
        rowBit('address-is-a-name') | rowBit('name-malformed') | rowBit('name-not-found') | rowBit('name-resolved')
      const entries: number[] = []
      for (let index = 0; index < table.count; index++) if ((edited.issues[index] ?? 0) & named) entries.push(index)
      edited = rereadEntries({ ...reading, table: edited }, prepared.input.context, next.edits, entries)
    }
    if (edited === undefined) return again()
    return createList({ ...reading, ...prepared, decisions: next, table: edited })
  }

  const find = (filter: WindowFilter): Uint32Array => {
    const kindLines = new Set(filter.issue === undefined ? [] : issues.find(({ kind }) => kind === filter.issue)?.lines)
    const finders = [filter.text, ...(filter.orTexts ?? [])].flatMap(
      (text) => textFinder(text, opened.source, textOf) ?? [],
    )
    const isWithin = amountFinder(filter.amount, judged.amounts)
    const found = new Uint32Array(table.count)
    let count = 0
    for (let index = 0; index < table.count; index++) {
      if (filter.state !== undefined && states[judged.states[index] ?? WRONG] !== filter.state) continue
      const line = table.lines[index] ?? 0
      if (filter.issue !== undefined && !kindLines.has(line + 1)) continue
      if (isWithin && !(hasAmount(index) && isWithin(index))) continue
      const lines = decisions.edits.has(line + 1) ? 0 : (table.spans.get(index) ?? 1)
      if (finders.length > 0 && !finders.some((hasText) => hasText(index, line, lines))) continue
      found[count++] = index
    }
    return found.slice(0, count)
  }

  return {
    format,
    find,
    lineCount: opened.source.lineCount,
    entryCount: table.count,
    entryAt,
    stateAt: (index) => states[judged.states[index] ?? WRONG] ?? 'error',
    entryOfLine(line) {
      const entry = entryOfLine(table, line)
      return entry < 0 ? undefined : entry
    },
    tally: {
      lines: opened.source.lineCount,
      ready,
      warnings,
      errors,
      excluded,
      blank: table.blank,
      header: format.header && !input.isHeaderUnknown ? 1 : 0,
      continued: table.continued,
    },
    issues,
    notices: noticesOf(reading),
    canSeal: payable > 0 && !issues.some(({ blocks }) => blocks),
    total: judged.total,
    decisions,
    rows,
    columns,
    amountStats,
    amountSamples,
    names() {
      const wanted = rowBit('address-is-a-name')
      const found = new Set<string>()
      for (let index = 0; index < table.count; index++)
        if (judged.states[index] !== EXCLUDED && ((judged.rowIssues[index] ?? 0) & wanted) !== 0) {
          const name = parseText(textOf(index), context)?.name
          if (name !== undefined && isName(name)) found.add(name)
        }
      return [...found]
    },
    with: (fix: Fix) => withDecisions(decide(decisions, fix)),
    withDecisions,
  }
}
