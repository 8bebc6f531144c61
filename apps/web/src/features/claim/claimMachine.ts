import { CallMissingError, type ClaimStatus, type RowHistory } from '@slotdrop/delivery'
import type { Address, Hex } from '@slotdrop/drops'
import type { ShownHistory } from '../../workers/dropProtocol.ts'
import type { DestinationFault } from './parseDestination.ts'
import type { RequestedClaim, SignedFault } from './requestClaim.ts'

/** Why a claim did not bring the row in. */
export type ClaimProblem =
  | { readonly kind: DestinationFault | SignedFault | 'not-claimable' | 'did-nothing' }
  /** A DeliveryError, or what the site's server answered. */
  | { readonly kind: 'error'; readonly error: Error }

/**
 * Where a claim stands.
 *
 * `checking` the chain is asked whether it goes through · `asking` the wallet was asked · `signing` it was asked for a signature in place of
 * a transaction · `submitting` the sender service was given the signature · `requested` it took it, and pays the row · `sent` the wallet's
 * transaction is under way ·
 * `done` it was mined · `paid-before` somebody else was faster · `failed` nothing came in, and nothing is under way ·
 * `unseen`, `lost` no node knows the transaction, or none does any more: it may still be mined.
 */
export type ClaimState =
  | { readonly status: 'idle' | 'checking' | 'asking' | 'signing' | 'submitting' }
  | { readonly status: 'paid-before' }
  /** `until`: last second (since 1970) at which the signature is valid. */
  | { readonly status: 'requested'; readonly to: Address; readonly until: bigint }
  | { readonly status: 'sent'; readonly hash: Hex; readonly to: Address; readonly isInDoubt: boolean }
  | { readonly status: 'done'; readonly hash: Hex; readonly to: Address }
  | { readonly status: 'failed' | 'unseen' | 'lost'; readonly problem: ClaimProblem }

/** What happens to a claim. */
export type ClaimEvent =
  | { readonly type: 'pressed' }
  /** The other address that the row shall go to is none. */
  | { readonly type: 'address-refused'; readonly fault: DestinationFault }
  /** What the chain says of the row before the wallet is asked; undefined when it says nothing. */
  | {
      readonly type: 'checked'
      readonly kind: ClaimStatus['kind'] | undefined
      /** A signature is asked for in place of a transaction. */
      readonly isSigned: boolean
    }
  | { readonly type: 'signed' }
  | { readonly type: 'requested'; readonly answer: RequestedClaim; readonly to: Address; readonly until: bigint }
  | { readonly type: 'sent'; readonly hash: Hex; readonly to: Address }
  /** The node stops or starts answering. */
  | { readonly type: 'doubt'; readonly isInDoubt: boolean }
  /** Under a hash of its own where it was sped up. */
  | { readonly type: 'mined'; readonly hash: Hex }
  | { readonly type: 'reverted'; readonly isPaid: boolean }
  | { readonly type: 'failed'; readonly error: Error }

/** The state before anything was pressed. */
export const initialClaimState: ClaimState = { status: 'idle' }

const busyStatuses = ['checking', 'asking', 'signing', 'submitting', 'sent'] as const

/** State of a claim during which another press does nothing. */
export type BusyStatus = (typeof busyStatuses)[number]

/** Whether another press does nothing. */
export function isBusy(state: ClaimState): state is ClaimState & { readonly status: BusyStatus } {
  return busyStatuses.some((status) => status === state.status)
}

function failed(problem: ClaimProblem): ClaimState {
  return { status: 'failed', problem }
}

function afterCheck(kind: ClaimStatus['kind'] | undefined, isSigned: boolean): ClaimState {
  if (kind === 'paid') return { status: 'paid-before' }
  if (kind !== 'claimable') return failed({ kind: 'not-claimable' })
  return { status: isSigned ? 'signing' : 'asking' }
}

function afterRequest({ answer, to, until }: Extract<ClaimEvent, { type: 'requested' }>): ClaimState {
  switch (answer.kind) {
    case 'taken':
      return { status: 'requested', to, until }
    case 'paid':
      return { status: 'paid-before' }
    case 'refused':
      return failed({ kind: answer.fault })
  }
}

function afterFailure(error: Error): ClaimState {
  const problem: ClaimProblem = { kind: 'error', error }
  if (!(error instanceof CallMissingError)) return failed(problem)
  return { status: error.wasSeen ? 'lost' : 'unseen', problem }
}

/** The one place where a claim changes. Pure: no wallet, network or clock. What comes too late changes nothing. */
export function transition(state: ClaimState, event: ClaimEvent): ClaimState {
  const { status } = state
  const isOver = status === 'done' || status === 'paid-before'
  switch (event.type) {
    case 'pressed':
      return isBusy(state) || isOver ? state : { status: 'checking' }
    case 'address-refused':
      return isBusy(state) || isOver ? state : failed({ kind: event.fault })
    case 'checked':
      return status === 'checking' ? afterCheck(event.kind, event.isSigned) : state
    case 'signed':
      return status === 'signing' ? { status: 'submitting' } : state
    case 'requested':
      return status === 'submitting' ? afterRequest(event) : state
    case 'sent':
      return status === 'asking' ? { status: 'sent', hash: event.hash, to: event.to, isInDoubt: false } : state
    case 'doubt':
      return status === 'sent' && state.isInDoubt !== event.isInDoubt ? { ...state, isInDoubt: event.isInDoubt } : state
    case 'mined':
      return status === 'sent' ? { status: 'done', hash: event.hash, to: state.to } : state
    case 'reverted':
      if (status !== 'sent') return state
      return event.isPaid ? { status: 'paid-before' } : failed({ kind: 'did-nothing' })
    case 'failed':
      return isBusy(state) ? afterFailure(event.error) : state
    default:
      return event satisfies never
  }
}

/**
 * The row's history ends the waiting too: a claim that was sped up before any node knew it is mined under a hash that nobody gave the
 * page, and a private relay may never show it before it is mined. A claim that the sender service submits ends with it, or once the
 * service refused its signature or a later one.
 *
 * @param refusedUntil end of the signature that was refused, in milliseconds since 1970
 */
export function settledBy(
  state: ClaimState,
  history: RowHistory | ShownHistory | undefined,
  refusedUntil?: number,
): ClaimState {
  if (!['sent', 'unseen', 'lost', 'requested'].includes(state.status)) return state
  if (history?.kind === 'claimed') return { status: 'done', hash: history.transaction, to: history.to }
  if (history?.kind === 'pushed') return { status: 'paid-before' }
  const isRefused =
    state.status === 'requested' && refusedUntil !== undefined && refusedUntil >= Number(state.until) * 1000
  return isRefused ? initialClaimState : state
}
