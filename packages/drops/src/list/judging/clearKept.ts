import type { Decisions } from '../decisions/decisions.ts'
import { clearKinds, crossBit, rowMask } from '../issues/issueBits.ts'
import { issueRules } from '../issues/issueRules.ts'
import type { IssueKind } from '../issues/issueKinds.ts'
import { entryOfLine } from '../reading/entryOfLine.ts'
import { accountFound, amountFound, idFound, type ListTable } from '../reading/table.ts'

/** What has to be read before a finding about it can be waved through: no confirmation makes a value of nothing. */
function valueOf(kind: IssueKind): number {
  if (kind.startsWith('address-')) return accountFound
  if (kind.startsWith('amount-')) return amountFound
  return kind.startsWith('id-') ? idFound : 0
}

/** Calls `clear` with each entry and kind whose finding the creator confirmed. */
function eachKept(
  table: ListTable,
  kept: Decisions['kept'],
  valueOfKind: (kind: IssueKind) => number,
  clear: (entry: number, kind: IssueKind) => void,
) {
  for (const [kind, lines] of kept) {
    if (!issueRules[kind].fixes.includes('keep')) continue
    const value = valueOfKind(kind)
    for (const line of lines) {
      const entry = entryOfLine(table, line)
      if (entry >= 0 && ((table.found[entry] ?? 0) & value) === value) clear(entry, kind)
    }
  }
}

/** Clears the findings of single rows that the creator confirmed. */
export function clearKeptOfRows(table: ListTable, kept: Decisions['kept'], rowIssues: Uint32Array) {
  eachKept(table, kept, valueOf, (entry, kind) => clearKinds(rowIssues, entry, rowMask([kind])))
}

/** Clears the findings that comparing lines gave and the creator confirmed. */
export function clearKeptOfLines(table: ListTable, kept: Decisions['kept'], crossIssues: Uint32Array) {
  eachKept(
    table,
    kept,
    () => 0,
    (entry, kind) => {
      crossIssues[entry] = (crossIssues[entry] ?? 0) & ~crossBit(kind)
    },
  )
}
