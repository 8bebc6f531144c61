import { zeroAddress } from 'viem'
import type { Readiness } from './Readiness.ts'

/** Whether a drop draws on the approval of its token already: some of its rows are paid, or somebody else than its sender may have rows paid. */
export function isBegun({ progress, registered }: Pick<Readiness, 'progress' | 'registered'>): boolean {
  const isShared = registered !== undefined && (registered.claimsOpen || registered.operator !== zeroAddress)
  return isShared || (progress?.settledRows ?? 0) > 0
}
