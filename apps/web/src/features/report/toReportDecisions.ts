import { checksumAddress, type ReportDecision, unpackAccounts } from '@slotdrop/drops'
import type { RecipientDecision } from '../../device/recipientDecisions.ts'

/** Decisions about recipients as the files of a report have them; undefined if there are none. */
export function toReportDecisions(decisions: readonly RecipientDecision[]): ReportDecision[] | undefined {
  if (decisions.length === 0) return undefined
  return decisions.map(({ accounts, replacements, decidedAt, ...decision }) => ({
    ...decision,
    accounts: unpackAccounts(accounts).map(checksumAddress),
    replacements: replacements === undefined ? undefined : unpackAccounts(replacements).map(checksumAddress),
    decidedAt: new Date(decidedAt),
  }))
}
