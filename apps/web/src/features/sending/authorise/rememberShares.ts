import type { AuthoriseStep } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { deviceShares } from '../../../device/dropFacts.ts'
import { shareOf } from '../../approvals/index.ts'
import type { AuthoriseCheck } from './authoriseQueries.ts'

/**
 * Remembers on this device what an approval is signed for: its drop counts on it from now on, and drops that nobody draws on are covered by
 * it or not, also once the page was loaded again.
 */
export function rememberShares(
  { dropId }: Pick<Manifest, 'dropId'>,
  steps: readonly AuthoriseStep[],
  { sharing, others }: Pick<AuthoriseCheck, 'sharing' | 'others'>,
): void {
  if (!steps.some(({ kind }) => kind === 'approve')) return
  deviceShares.setApproved(dropId, true)
  const waiting = sharing?.open.filter(({ isUnderWay }) => !isUnderWay) ?? []
  deviceShares.decide(
    dropId,
    waiting.map((drop) => [drop.dropId, shareOf(drop, others.includes(drop))]),
  )
}
