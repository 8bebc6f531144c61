import type { RowClaim, SendWait } from '@slotdrop/delivery'
import type { Address, Hex } from '@slotdrop/drops'
import type { SendingOrder, SendingProblem } from '../status.ts'

/**
 * State of a requested row. `queued` waits for more requests of its slot, or with the drop · `on-its-way` is in a transaction ·
 * `received` is paid on chain, by any transaction · `refused` failed in simulation, and is not retried before the next request
 */
export type RequestState = 'queued' | 'on-its-way' | 'received' | 'refused'

/** Position of a row in its drop. */
export type RowPlace = {
  readonly slot: number
  /** Index in the slot. */
  readonly slotRow: number
}

/** Destination and signature of a row that is paid to another address than its account. */
export type SignedRow = NonNullable<RowClaim['signed']>

/** A request for a row, paid to its account unless it is signed. */
export type AskedRow = RowPlace & { readonly signed?: SignedRow | undefined }

/** A row that its recipient asked for. */
export type RequestedRow = RowPlace & {
  readonly account: Address
  /** Undefined if the row is paid to its account. */
  readonly signed: SignedRow | undefined
  readonly state: RequestState
  /** The service's transaction that contains or paid it. Undefined if there is none, or another party's transaction paid it. */
  readonly hash: Hex | undefined
  readonly problem: SendingProblem | undefined
  /** Milliseconds since 1970, by the database's clock. */
  readonly askedAt: number
  /** Time of the last change of state, by the same clock. */
  readonly changedAt: number
  /** Number of its transactions that reverted after their simulation had passed. */
  readonly reverts: number
}

/** Why recipients can't request their rows at the moment. */
export type RequestBar =
  | 'not-allowed'
  | 'all-sent'
  | 'unnamed'
  | 'paused'
  | 'claims-closed'
  | 'ended'
  | 'blocked'
  | 'purse-low'
  | 'budget-used'

/** Whether a recipient may request rows, and the requested rows. */
export type RowRequests = {
  /** Undefined if rows may be requested. */
  readonly bar: RequestBar | undefined
  /** Reason that the drop waits, which delays requested rows too. */
  readonly waiting: SendWait['reason'] | undefined
  readonly rows: readonly RequestedRow[]
}

/**
 * Why a signed row is not paid as signed. `on-its-way` is or was in a transaction to another address · `not-later` has another signature
 * with the same or a later deadline · `given-up` is not retried
 */
export type SignatureObstacle = 'on-its-way' | 'not-later' | 'given-up'

/** Result of a request. */
export type RequestAnswer = {
  /** Undefined if the rows were accepted. */
  readonly refusedFor: RequestBar | undefined
  /** Obstacle to signed rows. Undefined if each is queued, in a transaction or paid with this signature. */
  readonly notTaken: SignatureObstacle | undefined
  /** State after the request, which may have used up the day's budget. */
  readonly requests: RowRequests
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
