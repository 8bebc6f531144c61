import { accountTexts } from '../rows/accounts.ts'
import type { Row } from '../rows/row.ts'
import { amountAt, idAt, type RowColumns } from '../rows/rowColumns.ts'
import { decide, type Decisions } from './decisions/decisions.ts'
import { describeEntry } from './entries/describeEntry.ts'
import { statedTotal } from './entries/statedTotal.ts'
import { createEntryAccess, type EntryAccess } from './entries/entryAccess.ts'
import { findEntries } from './entries/findEntries.ts'
import { listNotices } from './entries/listNotices.ts'
import type { ListParts } from './entries/listParts.ts'
import { payableColumns } from './entries/payableColumns.ts'
import { payableLines, payableNotes } from './entries/payableSource.ts'
import { reread } from './entries/reread.ts'
import { amountSamples } from './figures/amountSamples.ts'
import { amountStats } from './figures/amountStats.ts'
import { hasKinds, rowMask } from './issues/issueBits.ts'
import { stateExcluded } from './judging/entryStates.ts'
import { groupIssues } from './judging/groupIssues.ts'
import { isLeftForToken } from './judging/isLeftForToken.ts'
import { judge } from './judging/judge.ts'
import type { RecipientList } from './list.ts'
import { findLines } from './matchAccounts.ts'
import { listQuestions } from './questions/listQuestions.ts'
import { entryOfLine } from './reading/entryOfLine.ts'
import { parseText } from './reading/entryText.ts'
import { isName } from './reading/parseRow.ts'

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
    linesOf: (accounts) => findLines(access, accounts),
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
