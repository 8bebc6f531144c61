import type { RecipientList } from './list.ts'

/** An entry of the list that was set aside before it was sealed. */
export type SetAside = {
  readonly line: number
  readonly text: string
  /** Base units, where the amount could be read. */
  readonly amount: bigint | undefined
}

/** Of a line's text, what a report keeps. */
const maxTextLength = 500

/**
 * The entries that a drop of this list leaves out, with their lines, as its report lists them. Rows that were added to another
 * are not among them: their money is paid, in one sum with that row.
 */
export function setAsideOf(list: RecipientList): SetAside[] {
  const aside: SetAside[] = []
  for (let index = 0; index < list.entryCount; index++) {
    if (list.stateAt(index) !== 'excluded') continue
    const { line, text, amount, excludedBy } = list.entryAt(index)
    if (typeof excludedBy === 'object' && 'mergedInto' in excludedBy) continue
    aside.push({ line, text: text.slice(0, maxTextLength), amount })
  }
  return aside
}
