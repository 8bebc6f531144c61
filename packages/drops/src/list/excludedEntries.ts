import type { RecipientList } from './list.ts'

/** An entry of the list that was excluded before it was sealed. */
export type ExcludedEntry = {
  readonly line: number
  readonly text: string
  /** Base units, where the amount could be read. */
  readonly amount: bigint | undefined
}

/** Characters of a line's text that a report keeps. */
const maxTextLength = 500

/**
 * Lists the entries that a drop of this list leaves out, as its report shows them. Rows that were added to another are not
 * among them: their money is paid, in one sum with that row.
 */
export function excludedEntries(list: RecipientList): ExcludedEntry[] {
  const excluded: ExcludedEntry[] = []
  for (let index = 0; index < list.entryCount; index++) {
    if (list.stateAt(index) !== 'excluded') continue
    const { line, text, amount, excludedBy } = list.entryAt(index)
    if (typeof excludedBy === 'object' && 'mergedInto' in excludedBy) continue
    excluded.push({ line, text: text.slice(0, maxTextLength), amount })
  }
  return excluded
}
