import { type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../../messages.generated.ts'
import type { RequestsPolicy } from '../../sending.ts'

/** More rows than any list has. */
const maxRowsPerDay = 100_000_000

/** Why rows can't be asked for like this; undefined when they can. */
export function checkPolicy({ isAllowed, rowsPerDay }: RequestsPolicy): Sentence | undefined {
  const isInRange = rowsPerDay >= 0 && rowsPerDay <= maxRowsPerDay
  return isInRange && (rowsPerDay > 0 || !isAllowed) ? undefined : sentence(messages.rowsPerDayRange)
}
