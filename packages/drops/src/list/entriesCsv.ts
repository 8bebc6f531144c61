import { formatAmount } from '@slotdrop/messages/format'
import { toCsvLine } from '../values/csv.ts'
import type { ListEntry } from './entries/listEntry.ts'
import { issueSentence } from './issues/issueSentence.ts'
import type { RecipientList } from './list.ts'

function toState({ state, excludedBy }: ListEntry): string {
  if (state !== 'excluded' || typeof excludedBy !== 'object') return state
  return 'mergedInto' in excludedBy ? `added to line ${excludedBy.mergedInto}` : `repeats line ${excludedBy.repeats}`
}

/** Writes every entry of a list as a CSV file, with its line, what becomes of it and why. */
export function entriesToCsv(
  list: RecipientList,
  { decimals, only }: { decimals: number; only?: ListEntry['state'] },
): string {
  const lines = [toCsvLine(['line', 'state', 'address', 'token_id', 'amount', 'note', 'problems', 'text'])]
  for (let index = 0; index < list.entryCount; index++) {
    if (only !== undefined && list.stateAt(index) !== only) continue
    const entry = list.entryAt(index)
    lines.push(
      toCsvLine([
        `${entry.line}`,
        toState(entry),
        entry.account ?? '',
        entry.id === undefined ? '' : `${entry.id}`,
        entry.amount === undefined ? '' : formatAmount(entry.amount, decimals, { locale: null }),
        entry.note ?? '',
        entry.issues.map((issue) => String(issueSentence(issue))).join(' '),
        entry.text,
      ]),
    )
  }
  return `${lines.join('\r\n')}\r\n`
}
