import { countPacked, packedAt } from '@slotdrop/drops'
import { isAboutSame, type RecipientDecision } from '../../../../device/recipientDecisions.ts'
import type { CheckedFinding } from '../../../../workers/recipients/checkedRecipients.ts'

/** Accounts that are compared one by one on the page's thread. Of more than these, one that is new opens the finding again. */
const maxCompared = 20_000

function isKept(finding: CheckedFinding, { action, accounts, ...decision }: RecipientDecision): boolean {
  if (action !== 'kept' || !isAboutSame({ ...decision }, finding)) return false
  if (accounts === finding.accounts) return true
  const count = countPacked(finding.accounts)
  if (count > maxCompared || countPacked(accounts) > maxCompared) return false
  const kept = new Set(Array.from({ length: countPacked(accounts) }, (_, place) => packedAt(accounts, place)))
  return Array.from({ length: count }, (_, place) => packedAt(finding.accounts, place)).every((each) => kept.has(each))
}

/** Whether a finding needs a decision that was not made yet. */
export function isUndecided(finding: CheckedFinding, decisions: readonly RecipientDecision[]): boolean {
  return finding.needsDecision && !decisions.some((decision) => isKept(finding, decision))
}
