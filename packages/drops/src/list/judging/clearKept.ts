import type { Decisions } from '../decisions/decisions.ts'
import { bitOfKind } from '../issues/issueBits.ts'
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

/** Clears the findings that the creator confirmed. */
export function clearKept(table: ListTable, kept: Decisions['kept'], bits: Uint32Array, cross: boolean) {
  for (const [kind, lines] of kept) {
    const place = bitOfKind(kind)
    if (place === undefined || place.cross !== cross || !issueRules[kind].fixes.includes('keep')) continue
    const value = cross ? 0 : valueOf(kind)
    for (const line of lines) {
      const entry = entryOfLine(table, line)
      if (entry >= 0 && ((table.found[entry] ?? 0) & value) === value) bits[entry] = (bits[entry] ?? 0) & ~place.bit
    }
  }
}
