import type { RowClaim, SendWait } from '@slotdrop/delivery'
import type { Address, Hex } from '@slotdrop/drops'
import type { SendingOrder, SendingProblem } from '../status.ts'

/**
 * How far a row is that its recipient asked for. `queued` it waits for others of its slot, or for what the drop waits for · `on-its-way` a
 * transaction carries it · `received` the chain shows it as paid, by whomever · `refused` a trial found it refused, and nobody tries again
 * before it is asked for again
 */
export type RequestState = 'queued' | 'on-its-way' | 'received' | 'refused'

/** Where a row stands in its drop. */
export type RowPlace = {
  readonly slot: number
  /** Its place in the slot. */
  readonly slotRow: number
}

/** What the account of a row signed, so that the row is paid to another address. */
export type SignedRow = NonNullable<RowClaim['signed']>

/** A row that is asked for: to its account, or to the address that the account signed for. */
export type AskedRow = RowPlace & { readonly signed?: SignedRow | undefined }

/** A row that its recipient asked for. */
export type RequestedRow = RowPlace & {
  readonly account: Address
  /** Undefined where the row is paid to its account. */
  readonly signed: SignedRow | undefined
  readonly state: RequestState
  /** The transaction that carries it, or paid it; undefined before, and where somebody else's paid it. */
  readonly hash: Hex | undefined
  /** Why it was refused. */
  readonly problem: SendingProblem | undefined
  /** Milliseconds since 1970, by the database's clock. */
  readonly askedAt: number
  /** Since when it is in this state, by the same clock. */
  readonly changedAt: number
  /** Transactions that carried it and failed when they were mined, though they had gone well when they were tried. */
  readonly reverts: number
}

/** Why recipients can't ask for their rows at the moment. */
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

/** What a recipient may ask for, and asked for. */
export type RowRequests = {
  /** Undefined where rows may be asked for. */
  readonly bar: RequestBar | undefined
  /** What rows that were asked for wait for, beside others of their slot. */
  readonly waiting: SendWait['reason'] | undefined
  readonly rows: readonly RequestedRow[]
}

/**
 * Why a row is not paid as its account signed. `on-its-way` a transaction carries it elsewhere, or did · `not-later` another signature
 * counts, which is valid as long or longer · `given-up` the row is not tried any more
 */
export type SignatureObstacle = 'on-its-way' | 'not-later' | 'given-up'

/** What asking for rows came to. */
export type RequestAnswer = {
  /** Undefined where the rows were taken. */
  readonly refusedFor: RequestBar | undefined
  /** Obstacle to rows that accounts signed for; undefined where each waits, is on its way or is paid with this very signature. */
  readonly notTaken: SignatureObstacle | undefined
  /** How things stand now: what was taken may have used up the day. */
  readonly requests: RowRequests
}

/** Why nothing may be asked for, as far as the order and what was last read of the chain tell. */
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
