import type { KeepOutcome, TheirDraft } from './keepInAccount.ts'

/** Where a draft is kept, beside this device. */
export type DraftKeeping =
  /** Nobody is signed in, or there is nothing to keep yet. */
  | { readonly status: 'device' }
  /** It is another account's draft: it stays with that one. */
  | { readonly status: 'other-account'; readonly owner: string }
  | { readonly status: 'keeping'; readonly sentParts: number; readonly partCount: number }
  /** The account has the draft as it was at `changedAt`. */
  | { readonly status: 'kept'; readonly keptAt: number; readonly changedAt: number }
  /** `reason` is a sentence or what was thrown. */
  | { readonly status: 'failed'; readonly reason: unknown }
  | { readonly status: 'too-large' }
  /** It was changed on two devices: nothing goes on until its creator chose. */
  | { readonly status: 'conflict'; readonly theirs: TheirDraft }
  | { readonly status: 'gone' }

export type DraftKeepingEvent =
  | { readonly type: 'signed-out' }
  | { readonly type: 'belongs-elsewhere'; readonly owner: string }
  | { readonly type: 'began' }
  | { readonly type: 'sent'; readonly sentParts: number; readonly partCount: number }
  | { readonly type: 'ended'; readonly outcome: KeepOutcome; readonly changedAt: number }
  /** What was thrown. */
  | { readonly type: 'broke-off'; readonly reason: unknown }
  | { readonly type: 'found-kept'; readonly keptAt: number; readonly changedAt: number }
  | { readonly type: 'found-newer'; readonly theirs: TheirDraft }
  | { readonly type: 'found-gone' }

export const initialKeeping: DraftKeeping = { status: 'device' }

/** The one place where the keeping of a draft changes. */
export function transition(state: DraftKeeping, event: DraftKeepingEvent): DraftKeeping {
  switch (event.type) {
    case 'signed-out':
      return initialKeeping
    case 'belongs-elsewhere':
      return { status: 'other-account', owner: event.owner }
    case 'began':
      return { status: 'keeping', sentParts: 0, partCount: 0 }
    case 'sent':
      return state.status === 'keeping'
        ? { status: 'keeping', sentParts: event.sentParts, partCount: event.partCount }
        : state
    case 'broke-off':
      return { status: 'failed', reason: event.reason }
    case 'found-kept':
      return state.status === 'device' || state.status === 'other-account'
        ? { status: 'kept', keptAt: event.keptAt, changedAt: event.changedAt }
        : state
    case 'found-newer':
      return { status: 'conflict', theirs: event.theirs }
    case 'found-gone':
      return { status: 'gone' }
    case 'ended':
      return afterKeeping(event.outcome, event.changedAt)
  }
}

function afterKeeping(outcome: KeepOutcome, changedAt: number): DraftKeeping {
  switch (outcome.kind) {
    case 'kept':
      return { status: 'kept', keptAt: outcome.keptAt, changedAt }
    case 'conflict':
      return { status: 'conflict', theirs: outcome.theirs }
    case 'gone':
      return { status: 'gone' }
    case 'too-large':
      return { status: 'too-large' }
    case 'signed-out':
      return initialKeeping
    case 'refused':
      return { status: 'failed', reason: outcome.reason }
  }
}

/** Whether the next change may be kept without asking. */
export function mayKeep({ status }: DraftKeeping): boolean {
  return status !== 'conflict' && status !== 'gone'
}
