import type { AuthoriseStep, DeliveryError, Problem } from '@slotdrop/delivery'
import type { Address } from '@slotdrop/drops'
import type { SendingWay } from '../plan/sendingWay.ts'
import type { Abilities, AuthoriseCheck } from './authoriseQueries.ts'

/** What went wrong, or stands in the way. */
export type AuthoriseProblem =
  | { readonly kind: 'wrong-account'; readonly account: Address | undefined }
  | { readonly kind: 'wrong-network'; readonly network: number }
  /** The transaction was mined and changed nothing. */
  | { readonly kind: 'mined-nothing' }
  /** What is to be approved is another sum than the one that was shown: nothing was signed. */
  | { readonly kind: 'sum-changed' }
  | { readonly kind: 'error'; readonly error: DeliveryError }

/** What the wallet is asked for: one step, all of them as one, or a permit and then the registration. */
export type Asked = AuthoriseStep['kind'] | 'all' | 'permit'

/**
 * What happens now.
 *
 * `idle` nothing · `signing` the wallet was asked for a step, or for all as one, and its transaction is not mined; `id`: by which the wallet
 * knows what it was asked to sign as one · `waiting` what was signed as one, or as a proposal of a contract account, is not over;
 * `proposal`: what the other owners of a Safe are sent of it.
 */
export type AuthoriseActivity =
  | { readonly status: 'idle' }
  | { readonly status: 'signing'; readonly step: Asked; readonly id?: string | undefined }
  | { readonly status: 'waiting'; readonly id: string; readonly proposal?: string | undefined }

/** The signing of what is left to allow. What that is, the chain says (`authoriseCheckQuery`). */
export type AuthoriseState = {
  readonly activity: AuthoriseActivity
  readonly problem: AuthoriseProblem | undefined
  /** The wallet could not sign several steps as one after all. */
  readonly isBundleRefused: boolean
  /** The permit is not signed: the wallet could not, or she would rather approve by a transaction. */
  readonly isPermitRefused: boolean
  /** Who shall send, where she chose. */
  readonly way: SendingWay | undefined
}

/** What happens to an authorisation. */
export type AuthoriseEvent =
  | { readonly type: 'pressed'; readonly step: Asked }
  | { readonly type: 'way-chosen'; readonly way: SendingWay }
  | { readonly type: 'permit-refused' }
  | { readonly type: 'wallet-refused'; readonly problem: AuthoriseProblem }
  /** The wallet is about to be asked for several steps as one, under this id. */
  | { readonly type: 'bundle-asked'; readonly id: string }
  /** They were signed, or a contract account's owners sign now. */
  | { readonly type: 'proposed'; readonly id: string }
  /** The account is a Safe: its other owners can check what is asked of them. */
  | { readonly type: 'recorded'; readonly id: string; readonly proposal: string }
  | { readonly type: 'mined'; readonly isReverted: boolean }
  /** Nothing more is asked or followed. */
  | { readonly type: 'ended' }
  | { readonly type: 'failed'; readonly error: DeliveryError }
  /** Following what was signed as one found a failure. */
  | { readonly type: 'follow-failed'; readonly error: DeliveryError }

/**
 * @param id what this device remembers of the drop: steps that are not over, or none
 * @param proposal what it remembers of them for a Safe's other owners
 * @param way who shall send, where she chose before
 */
export function initialAuthoriseState(id?: string, proposal?: string, way?: SendingWay): AuthoriseState {
  return {
    activity:
      id === undefined ? { status: 'idle' } : { status: 'waiting', id, ...(proposal !== undefined && { proposal }) },
    problem: undefined,
    isBundleRefused: false,
    isPermitRefused: false,
    way,
  }
}

/** After these nothing was sent for certain; after any other failure of the wallet it may have been. */
const nothingSent: ReadonlySet<string> = new Set([
  'RejectedInWalletError',
  'BundleUnsupportedError',
  'WalletUnavailableError',
  'InsufficientFundsError',
])

/** Whether a wallet that failed with this may have sent what it was asked for. */
export function mayBeSent({ name }: DeliveryError): boolean {
  return !nothingSent.has(name)
}

const idle: AuthoriseActivity = { status: 'idle' }

/** Whether something is being signed or followed, so that nothing else can be signed or changed. */
export function isBusy({ activity }: AuthoriseState): boolean {
  return activity.status !== 'idle'
}

/** What the sender's wallet and account are, as far as that is known. */
export function abilitiesOf({ isBundleRefused }: AuthoriseState, found: Abilities | undefined): Abilities {
  return { bundles: (found?.bundles ?? false) && !isBundleRefused, isContract: found?.isContract ?? false }
}

/** What to tell: a failure of the wallet until the next press, before that of asking the chain, which lasts until it answers. */
export function problemOf(
  { problem }: AuthoriseState,
  check: AuthoriseCheck | undefined,
): AuthoriseProblem | undefined {
  return problem ?? (check?.error && { kind: 'error', error: check.error })
}

/** Nothing is left to sign, and nothing stands in the way. */
export function isAllowed(
  { steps, error }: Pick<AuthoriseCheck, 'steps' | 'error'>,
  problems: readonly Problem[],
): boolean {
  return steps.length === 0 && error === undefined && problems.length === 0
}

/** One prompt for all steps: several of them, or an account whose proposals wait for owners. */
export function isTogether(abilities: Abilities, steps: readonly AuthoriseStep[] | undefined): boolean {
  return abilities.bundles && steps !== undefined && (steps.length > 1 || abilities.isContract)
}

/** One signature and one transaction in place of the steps, where the token takes permits. */
export function isByPermit(
  { isPermitRefused }: AuthoriseState,
  abilities: Abilities,
  steps: readonly AuthoriseStep[] | undefined,
  canPermit: boolean,
): boolean {
  return canPermit && !isPermitRefused && !abilities.isContract && !isTogether(abilities, steps)
}

/** By this id the wallet knows steps that it was asked to sign as one, and that may not be over. */
export function waitingId({ activity }: AuthoriseState): string | undefined {
  return activity.status === 'waiting' ? activity.id : undefined
}

/** A wallet that was asked for steps as one and failed may have sent them: then they are waited for. */
function afterFailure(state: AuthoriseState, error: DeliveryError): AuthoriseState {
  const { activity } = state
  if (activity.status !== 'signing') return state
  if (activity.id !== undefined && mayBeSent(error))
    return { ...state, activity: { status: 'waiting', id: activity.id } }
  const isBundleRefused = state.isBundleRefused || error.name === 'BundleUnsupportedError'
  // Who declined may sign it on the next press; a wallet that failed is asked for what each wallet can.
  const isPermitRefused =
    state.isPermitRefused || (activity.step === 'permit' && error.name !== 'RejectedInWalletError')
  return { ...state, activity: idle, problem: { kind: 'error', error }, isBundleRefused, isPermitRefused }
}

/** The one place where authorising changes. Pure: no wallet, network or storage. */
export function transition(state: AuthoriseState, event: AuthoriseEvent): AuthoriseState {
  const { activity } = state
  switch (event.type) {
    case 'pressed':
      return isBusy(state) ? state : { ...state, activity: { status: 'signing', step: event.step }, problem: undefined }
    case 'way-chosen':
      return isBusy(state) ? state : { ...state, way: event.way, problem: undefined }
    case 'permit-refused':
      return isBusy(state) ? state : { ...state, isPermitRefused: true, problem: undefined }
    case 'wallet-refused':
      return activity.status === 'signing' ? { ...state, activity: idle, problem: event.problem } : state
    case 'bundle-asked':
      return activity.status === 'signing' ? { ...state, activity: { ...activity, id: event.id } } : state
    case 'proposed':
      return activity.status === 'signing' ? { ...state, activity: { status: 'waiting', id: event.id } } : state
    case 'recorded':
      return activity.status === 'waiting' && activity.id === event.id
        ? { ...state, activity: { ...activity, proposal: event.proposal } }
        : state
    case 'mined':
      return activity.status === 'signing' && event.isReverted
        ? { ...state, problem: { kind: 'mined-nothing' } }
        : state
    case 'ended':
      return isBusy(state) ? { ...state, activity: idle } : state
    case 'failed':
      return afterFailure(state, event.error)
    case 'follow-failed':
      return activity.status === 'waiting' ? { ...state, problem: { kind: 'error', error: event.error } } : state
    default:
      return event satisfies never
  }
}
