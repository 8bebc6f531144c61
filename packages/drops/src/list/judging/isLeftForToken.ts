import type { Decisions } from '../decisions/decisions.ts'
import { hasKinds, rowMask } from '../issues/issueBits.ts'
import type { ListTable } from '../reading/table.ts'

const otherToken = rowMask(['other-token'])

/** Whether an entry is left out because a decision about tokens does not choose its own. */
export function isLeftForToken({ issues }: ListTable, { tokens }: Decisions, entry: number): boolean {
  return tokens !== undefined && hasKinds(issues, entry, otherToken)
}
