import type { IssueGroup } from '../judging/groupIssues.ts'
import type { EntryAccess } from './entryAccess.ts'
import { amountFinder, textFinder } from './finders.ts'
import type { WindowFilter } from './windowFilter.ts'

/** Indexes of all entries that a filter leaves, in their order. */
export function findEntries(access: EntryAccess, issues: readonly IssueGroup[], filter: WindowFilter): Uint32Array {
  const { parts, judged, textOf, lineOf, stateOf, hasAmount } = access
  const { table, opened, decisions } = parts
  const issueLines = new Set(filter.issue === undefined ? [] : issues.find(({ kind }) => kind === filter.issue)?.lines)
  const wantedLines = filter.lines && new Set(filter.lines)
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
    if (wantedLines && !wantedLines.has(line)) continue
    if (isInRange && !(hasAmount(index) && isInRange(index))) continue
    const lines = decisions.edits.has(line) ? 0 : (table.spans.get(index) ?? 1)
    if (finders.length > 0 && !finders.some((hasText) => hasText(index, line - 1, lines))) continue
    found[count++] = index
  }
  return found.slice(0, count)
}
