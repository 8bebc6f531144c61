import { slotWord } from '@slotdrop/drops'
import type { JournalEntry } from '@slotdrop/delivery'
import type { RequestedRow } from './RequestedRow.ts'
import type { RequestChange } from './requests.ts'

/** Whether the chain says nothing new of a row: what is on its way may be so no longer. */
export function isAsKnown({ slot, slotRow, state }: RequestedRow, words: readonly bigint[]): boolean {
  return state !== 'on-its-way' && slotWord.isSet(words[slot] ?? 0n, slotRow) === (state === 'received')
}

/** Attempts that carry a row. */
export function attemptsFor(
  { slot, slotRow }: Pick<RequestedRow, 'slot' | 'slotRow'>,
  entries: readonly JournalEntry[],
) {
  return entries.filter((entry) => entry.slot === slot && slotWord.isSet(entry.mask, slotRow))
}

/**
 * What the chain says of rows that were asked for, where it is something else than what is written down: a process may have ended before it
 * wrote what it knew, a recipient may have claimed, a reorganisation may have taken a payment back.
 *
 * @param entries attempts of the rows' slots
 */
export function followRows(
  rows: readonly RequestedRow[],
  words: readonly bigint[],
  entries: readonly JournalEntry[],
): RequestChange[] {
  return rows.flatMap((row): RequestChange[] => {
    const { slot, slotRow, state } = row
    const isPaid = slotWord.isSet(words[slot] ?? 0n, slotRow)
    if (isPaid && state !== 'received') {
      const paying = attemptsFor(row, entries).find(({ receipt }) => slotWord.isSet(receipt?.paid ?? 0n, slotRow))
      return [{ slot, slotRow, state: 'received', hash: paying?.hash }]
    }
    const isCarried = attemptsFor(row, entries).some(({ stage }) => stage === 'asked' || stage === 'broadcast')
    const isOpenAgain = !isPaid && (state === 'received' || (state === 'on-its-way' && !isCarried))
    return isOpenAgain ? [{ slot, slotRow, state: 'queued' }] : []
  })
}
