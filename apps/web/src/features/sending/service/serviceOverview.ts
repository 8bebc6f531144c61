import { isAddressEqual } from 'viem'
import type { DropStatus, FeePolicy } from '@slotdrop/delivery'
import type { DropOverview, Headline } from '../progress/dropOverview.ts'
import type { ServiceState } from './serviceQueries.ts'
import type { Service } from './useService.ts'

/** Whether the service sends a drop, or would if it could: it was asked to, is not done, and the chain names its account. */
export function isByService(
  state: ServiceState | null | undefined,
  { operator, progress, isCancelled }: Pick<DropStatus, 'operator' | 'progress' | 'isCancelled'>,
): state is ServiceState & { readonly account: NonNullable<ServiceState['account']> } {
  if (!state?.account || isCancelled || progress.openRows === 0) return false
  const isOver = state.stage === 'OVER' || state.stage === 'RETURNING'
  return !isOver && isAddressEqual(state.account, operator)
}

const waits: Record<NonNullable<ServiceState['waiting']>['reason'], Headline> = {
  FEE: 'waitingForGas',
  PURSE: 'waitingForGasMoney',
  OPENS: 'waitingToOpen',
  REFUSED: 'nodesRefuse',
}

function headlineOf({ stage, waiting, intent, problem }: ServiceState): DropOverview['headline'] | undefined {
  if (stage === 'BLOCKED')
    return { tone: 'fault', text: problem?.name === 'NothingPayableError' ? 'rowsNeedYou' : 'serviceNeedsYou' }
  if (intent === 'PAUSE') return { tone: 'flight', text: stage === 'PAUSED' ? 'paused' : 'pausingAfterSlot' }
  if (stage === 'WAITING' && waiting?.reason === 'REFUSED') return { tone: 'fault', text: 'nodesRefuse' }
  if (stage === 'WAITING') return { tone: 'flight', text: waiting ? waits[waiting.reason] : 'sending' }
  if (stage === 'PAUSED') return { tone: 'flight', text: 'sending' }
  return stage === 'SENDING' || stage === 'UNNAMED' ? { tone: 'flight', text: 'sending' } : undefined
}

/** The overview of a drop, with what the service says of it where it is the one that sends. */
export function withService(
  overview: DropOverview,
  { state, isUnattended }: Pick<Service, 'state' | 'isUnattended'>,
  status: DropStatus,
): DropOverview {
  if (!isByService(state, status) || overview.isSending) return overview
  const known = headlineOf(state)
  // What is paused, or needs its sender, is so all the same.
  const isAway = isUnattended && known?.tone === 'flight' && state.stage !== 'PAUSED'
  return { ...overview, headline: isAway ? { tone: 'flight', text: 'serviceAway' } : (known ?? overview.headline) }
}

/** What gas may cost, as it was ordered; without a date that has passed, which no order may name. */
export function feesOf({ ceiling, urgentCeiling, finishBy }: ServiceState['fees'], now = Date.now()): FeePolicy {
  const date = finishBy === null ? undefined : Date.parse(finishBy)
  if (date === undefined || date <= now) return { ceiling: BigInt(ceiling) }
  return {
    ceiling: BigInt(ceiling),
    ...(urgentCeiling !== null && { urgentCeiling: BigInt(urgentCeiling) }),
    finishBy: date,
  }
}
