import { CallMissingError, type ClaimStatus, type DeliveryError, type RowHistory } from '@slotdrop/delivery'
import type { Address, Hex } from '@slotdrop/drops'
import type { ShownHistory } from '../../workers/dropProtocol.ts'

/** Why a claim did not bring the row in. */
export type ClaimProblem =
  | { readonly kind: 'not-an-address' | 'not-claimable' | 'did-nothing' }
  | { readonly kind: 'error'; readonly error: DeliveryError }

/**
 * Where a claim stands.
 *
 * `checking` the chain is asked whether it goes through · `asking` the wallet was asked · `sent` its transaction is under way ·
 * `done` it was mined · `paid-before` somebody else was faster · `failed` nothing came in, and nothing is under way ·
 * `unseen`, `lost` no node knows the transaction, or none does any more: it may still be mined.
 */
export type ClaimState =
  | { readonly status: 'idle' | 'checking' | 'asking' | 'paid-before' }
  | { readonly status: 'sent'; readonly hash: Hex; readonly to: Address; readonly isInDoubt: boolean }
  | { readonly status: 'done'; readonly hash: Hex; readonly to: Address }
  | { readonly status: 'failed' | 'unseen' | 'lost'; readonly problem: ClaimProblem }

/** What happens to a claim. */
export type ClaimEvent =
  | { readonly type: 'pressed' }
  /** The other address that the row shall go to is none. */
  | { readonly type: 'address-refused' }
  /** What the chain says of the row before the wallet is asked; undefined when it says nothing. */
  | { readonly type: 'checked'; readonly kind: ClaimStatus['kind'] | undefined }
  | { readonly type: 'sent'; readonly hash: Hex; readonly to: Address }
  /** The node stops or starts answering. */
  | { readonly type: 'doubt'; readonly isInDoubt: boolean }
  /** Under a hash of its own where it was sped up. */
  | { readonly type: 'mined'; readonly hash: Hex }
  | { readonly type: 'reverted'; readonly isPaid: boolean }
  | { readonly type: 'failed'; readonly error: DeliveryError }

/** The state before anything was pressed. */
export const initialClaimState: ClaimState = { status: 'idle' }

/** Another press is heard only when this one is over. */
export function isBusy({ status }: ClaimState): boolean {
  return status === 'checking' || status === 'asking' || status === 'sent'
}

function failed(problem: ClaimProblem): ClaimState {
  return { status: 'failed', problem }
}

function afterCheck(kind: ClaimStatus['kind'] | undefined): ClaimState {
  if (kind === 'paid') return { status: 'paid-before' }
  return kind === 'claimable' ? { status: 'asking' } : failed({ kind: 'not-claimable' })
}

function afterFailure(error: DeliveryError): ClaimState {
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
      return isBusy(state) || isOver ? state : failed({ kind: 'not-an-address' })
    case 'checked':
      return status === 'checking' ? afterCheck(event.kind) : state
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
 * page, and a private relay may never show it before it is mined.
 */
export function settledBy(state: ClaimState, history: RowHistory | ShownHistory | undefined): ClaimState {
  if (state.status !== 'sent' && state.status !== 'unseen' && state.status !== 'lost') return state
  if (history?.kind === 'claimed') return { status: 'done', hash: history.transaction, to: history.to }
  return history?.kind === 'pushed' ? { status: 'paid-before' } : state
}
