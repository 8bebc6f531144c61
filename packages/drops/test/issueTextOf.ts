import { issueSentence } from '../src/list/issues/issueSentence.ts'
import type { RecipientList } from '../src/list/list.ts'

/** What the first finding of an entry says in English. */
export function issueTextOf(list: RecipientList, index: number): string {
  const [first] = list.entryAt(index).issues
  return first === undefined ? '' : String(issueSentence(first))
}
