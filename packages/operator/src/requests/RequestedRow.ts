import type { RequestBar, RequestedRow as SharedRow } from '@slotdrop/api/sending'
import type { Address } from '@slotdrop/drops'
import type { SendingOrder } from '../status.ts'

/** A row that its recipient asked for, by the database's clock. */
export type RequestedRow = SharedRow & {
  readonly account: Address
  /** Number of its transactions that reverted after their simulation had passed. */
  readonly reverts: number
}

/** Why rows can't be requested, by the order and the last known state of the chain. */
export function barOf(order: SendingOrder | undefined): RequestBar | undefined {
  if (!order?.requests.isAllowed) return 'not-allowed'
  const { intent, scope, requests, status } = order
  const { stage, waiting, claimsOpen } = status
  if (intent === 'give-back' || stage === 'over' || stage === 'returning' || stage === 'complete') return 'ended'
  if (scope === 'all') return 'all-sent'
  if (intent === 'pause') return 'paused'
  if (stage === 'unnamed') return 'unnamed'
  if (!claimsOpen) return 'claims-closed'
  if (stage === 'blocked') return 'blocked'
  if (waiting?.reason === 'purse') return 'purse-low'
  return requests.usedToday >= requests.rowsPerDay ? 'budget-used' : undefined
}
