import { accountTexts, accountBytes } from '../rows/accounts.ts'
import type { Row } from '../rows/row.ts'
import { amountAt, idAt, type RowColumns, createColumns } from '../rows/rowColumns.ts'
import { decide, type Decisions, type Fix } from './decisions/decisions.ts'
import { describeEntry } from './entries/describeEntry.ts'
import { statedTotal } from './entries/statedTotal.ts'
import { createEntryAccess, type EntryAccess } from './entries/entryAccess.ts'
import { listNotices } from './entries/listNotices.ts'
import type { ListParts } from './entries/listParts.ts'
import { reread } from './entries/reread.ts'
import { amountSamples } from './figures/amountSamples.ts'
import { amountStats } from './figures/amountStats.ts'
import { hasKinds, rowMask } from './issues/issueBits.ts'
import { stateExcluded } from './judging/entryStates.ts'
import { groupIssues, type IssueGroup } from './judging/groupIssues.ts'
import { isLeftForToken } from './judging/isLeftForToken.ts'
import { judge } from './judging/judge.ts'
import type { RecipientList } from './list.ts'
import { entryOfLine } from './reading/entryOfLine.ts'
import { parseText } from './reading/entryText.ts'
import { isName } from './reading/parseRow.ts'
import { limbCount } from '../values/uint256.ts'
import { amountFinder, textFinder } from './entries/finders.ts'
import type { WindowFilter } from './entries/windowFilter.ts'
import { rowCells } from './reading/rowCells.ts'
import { unclosedQuote } from './reading/splitCells.ts'
import { fixOption } from './decisions/decisionOption.ts'
import { lineText } from './reading/listSource.ts'
import { previewLines } from './questions/columnsQuestion.ts'
import type { ListQuestion } from './questions/listQuestion.ts'
import { tokensQuestion } from './questions/tokensQuestion.ts'

/** Asks whether the addresses of a text are the recipients, and which of its numbers are the amounts. */
function textQuestion({ forms, table, input, opened }: ListParts): ListQuestion {
  const lines = Array.from(table.lines.subarray(0, 2), (line) => ({
    line,
    text: input.edits.get(line + 1) ?? lineText(opened.source, line),
  }))
  return {
    kind: 'addresses-in-text',
    values: { count: table.count },
    lines: [],
    choices: forms.map((form) => {
      const fix: Fix = { kind: 'form', form }
      return {
        values: { count: table.count, form },
        fix,
        preview: previewLines(lines, { ...input.context, form }),
        option: fixOption(fix) ?? '',
      }
    }),
  }
}

/** Lists the questions that no decision has answered yet, in the order in which they are to be asked. */
function listQuestions(parts: ListParts): readonly ListQuestion[] {
  const text = parts.forms.length > 0 && parts.table.count > 0 ? [textQuestion(parts)] : []
  const tokens = tokensQuestion(parts)
  return [...text, ...parts.questions, ...(tokens ? [tokens] : [])]
}

/** Lists the lines of the entries that are paid, from 1. */
function payableLines({ parts: { table }, isPaid, lineOf }: EntryAccess, payable: number): Uint32Array {
  const lines = new Uint32Array(payable)
  for (let index = 0, at = 0; index < table.count; index++) if (isPaid(index)) lines[at++] = lineOf(index)
  return lines
}

/** Lists the notes of the entries that are paid; undefined where none has one. */
function payableNotes({ parts, isPaid, textOf }: EntryAccess, payable: number): readonly string[] | undefined {
  const { table, input } = parts
  const { mapping } = input.context
  const column = mapping.note
  if (column === undefined) return undefined
  const notes: string[] = []
  let hasNote = false
  for (let index = 0; notes.length < payable && index < table.count; index++) {
    if (!isPaid(index)) continue
    const cells = rowCells(textOf(index), input.context)
    const note = cells === unclosedQuote ? '' : (cells[column] ?? '')
    if (note !== '') hasNote = true
    notes.push(note)
  }
  return hasNote ? notes : undefined
}

/** Indexes of all entries that a filter leaves, in their order. */
function findEntries(access: EntryAccess, issues: readonly IssueGroup[], filter: WindowFilter): Uint32Array {
  const { parts, judged, textOf, lineOf, stateOf, hasAmount } = access
  const { table, opened, decisions } = parts
  const issueLines = new Set(filter.issue === undefined ? [] : issues.find(({ kind }) => kind === filter.issue)?.lines)
  const finders = [filter.text, ...(filter.orTexts ?? [])].flatMap(
    (text) => textFinder(text, opened.source, textOf) ?? [],
  )
  const isInRange = amountFinder(filter.amount, judged.amounts)
  const found = new Uint32Array(table.count)
  let count = 0
  for (let index = 0; index < table.count; index++) {
    if (filter.state !== undefined && stateOf(index) !== filter.state) continue
    const line = lineOf(index)
    if (filter.issue !== undefined && !issueLines.has(line)) continue
    if (isInRange && !(hasAmount(index) && isInRange(index))) continue
    const lines = decisions.edits.has(line) ? 0 : (table.spans.get(index) ?? 1)
    if (finders.length > 0 && !finders.some((hasText) => hasText(index, line - 1, lines))) continue
    found[count++] = index
  }
  return found.slice(0, count)
}

/** Copies the entries that are paid into columns of their own. */
function payableColumns({ parts, judged, isPaid }: EntryAccess, payable: number): RowColumns {
  const { table } = parts
  const chosen = createColumns(payable, { ids: table.ids !== undefined, amounts: judged.amounts !== undefined })
  // Entries that follow one another are copied together.
  for (let from = 0, at = 0; from < table.count;) {
    let to = from
    while (to < table.count && isPaid(to)) to++
    chosen.accounts.set(table.accounts.subarray(from * accountBytes, to * accountBytes), at * accountBytes)
    if (table.ids) chosen.ids?.set(table.ids.subarray(from * limbCount, to * limbCount), at * limbCount)
    if (judged.amounts) chosen.amounts?.set(judged.amounts.subarray(from * limbCount, to * limbCount), at * limbCount)
    at += to - from
    from = to + 1
  }
  return chosen
}

/** How many entries have each state. */
function countStates(states: Uint8Array) {
  const counts = [0, 0, 0, 0]
  for (const state of states) counts[state] = (counts[state] ?? 0) + 1
  const [ready = 0, warnings = 0, errors = 0, excluded = 0] = counts
  return { ready, warnings, errors, excluded }
}

/** How many of the excluded entries were added to another one: all that are excluded neither by hand nor for their token. */
function countMerged({ decisions, table }: ListParts, excluded: number) {
  if (decisions.repeats !== 'merge') return 0
  let left = 0
  for (let entry = 0; entry < table.count; entry++) if (isLeftForToken(table, decisions, entry)) left++
  for (const line of decisions.excluded) {
    const entry = entryOfLine(table, line)
    if (entry >= 0 && !isLeftForToken(table, decisions, entry)) left++
  }
  return excluded - left
}

/** Rows as objects, their addresses with checksums. */
function toRows({ keccak }: ListParts, columns: RowColumns): Row[] {
  return accountTexts(keccak, columns.accounts, 0, columns.count).map((account, index) => ({
    account,
    id: idAt(columns, index),
    amount: amountAt(columns, index),
  }))
}

/** The ids of some rows, each once. */
function idsOf(rows: RowColumns): bigint[] {
  const ids = new Set<bigint>()
  if (rows.ids) for (let index = 0; index < rows.count; index++) ids.add(idAt(rows, index))
  return [...ids]
}

/** Names in place of addresses that were not looked up yet, each once. */
function namesToResolve({ parts, judged, textOf }: EntryAccess): string[] {
  const unresolved = rowMask(['address-is-a-name'])
  const found = new Set<string>()
  for (let index = 0; index < parts.table.count; index++) {
    if (judged.states[index] === stateExcluded || !hasKinds(judged.rowIssues, index, unresolved)) continue
    const name = parseText(textOf(index), parts.input.context)?.name
    if (name !== undefined && isName(name)) found.add(name)
  }
  return [...found]
}

/** Judges what was read of a file, and makes it a list. */
export function createList(parts: ListParts): RecipientList {
  const { options, decisions, input, format, table, opened } = parts
  const judged = judge(table, decisions, {
    standard: options.standard,
    allocation: format.allocation,
    isStyleKnown: format.decimalStyle !== undefined,
    known: options.known ?? {},
    totalRows: input.totalRows,
  })
  const access = createEntryAccess(parts, judged)
  const counts = countStates(judged.states)
  const payable = counts.ready + counts.warnings
  const merged = countMerged(parts, counts.excluded)
  const issues = groupIssues({
    table,
    judged,
    payable,
    takesAmounts: options.standard !== 'ERC721' && format.allocation.kind !== 'equal',
    isKnownAmount: access.hasAmount,
    stated: statedTotal(parts),
  })
  const questions = listQuestions(parts)
  const columns = () => payableColumns(access, payable)
  const withDecisions = (next: Decisions): RecipientList => createList(reread(parts, next))
  return {
    format,
    lineCount: opened.source.lineCount,
    entryCount: table.count,
    entryAt: (index) => describeEntry(access, index),
    stateAt: access.stateOf,
    textAt: (index) => ({ line: access.lineOf(index), text: access.textOf(index) }),
    find: (filter) => findEntries(access, issues, filter),
    entryOfLine(line) {
      const entry = entryOfLine(table, line)
      return entry < 0 ? undefined : entry
    },
    tally: {
      lines: opened.source.lineCount,
      ...counts,
      excluded: counts.excluded - merged,
      merged,
      blank: table.blank,
      header: input.headerLine >= 0 && !input.isHeaderUnknown ? 1 : 0,
      continued: table.continued,
    },
    issues,
    questions,
    reading: parts.reading,
    notices: listNotices(parts),
    canSeal: payable > 0 && questions.length === 0 && !issues.some(({ blocks }) => blocks),
    total: judged.total,
    decisions,
    rows: () => toRows(parts, columns()),
    columns,
    lines: () => payableLines(access, payable),
    notes: () => payableNotes(access, payable),
    amountStats: (topCount) => amountStats(access, payable, topCount),
    amountSamples: (count) => amountSamples(access, count),
    names: () => namesToResolve(access),
    ids: () => idsOf(columns()),
    withMissingIds: (missingIds) =>
      createList({ ...parts, options: { ...options, known: { ...options.known, missingIds } } }),
    with: (fix) => withDecisions(decide(decisions, fix)),
    withDecisions,
  }
}
