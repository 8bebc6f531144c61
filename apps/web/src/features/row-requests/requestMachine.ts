import type { Hex } from '@slotdrop/drops'
import type { Sentence } from '@slotdrop/messages'
import type { AskedRows, RequestBar, RequestedRow, RowRequests } from './rowRequests.ts'

/**
 * Where a recipient stands with the sender service.
 *
 * `unknown` it has said nothing yet, or has nothing to say of this drop · `known` what it said last · `asking` the button was pressed ·
 * `failed` the server did not answer to that.
 */
export type RequestsState =
  | { readonly status: 'unknown' }
  | { readonly status: 'known' | 'asking'; readonly requests: RowRequests }
  | { readonly status: 'failed'; readonly requests: RowRequests; readonly error: unknown }

/** What happens between a recipient and the sender service. */
export type RequestsEvent =
  /** What it says without being asked for anything. */
  | { readonly type: 'heard'; readonly requests: RowRequests | undefined }
  | { readonly type: 'pressed' }
  | { readonly type: 'answered'; readonly answer: AskedRows }
  | { readonly type: 'failed'; readonly error: unknown }

/** The state before anything was heard. */
export const initialRequestsState: RequestsState = { status: 'unknown' }

/** Whether rows are with the service: then it is looked at again and again. */
export function isUnderWay(state: RequestsState): boolean {
  return 'requests' in state && state.requests.rows.some(({ state: row }) => row === 'QUEUED' || row === 'ON_ITS_WAY')
}

function known(requests: RowRequests): RequestsState {
  return { status: 'known', requests }
}

function afterAnswer(requests: RowRequests, answer: AskedRows): RequestsState {
  switch (answer.kind) {
    case 'taken':
      return known(answer.requests)
    case 'not-offered':
      return known({ ...requests, bar: answer.bar })
    case 'nothing-open':
      // Paid meanwhile, as the chain will say here in a moment: nothing is offered any more.
      return known({ ...requests, bar: 'NOT_ALLOWED' })
    default:
      return answer satisfies never
  }
}

/** The one place where a request changes. Pure: no server or clock. What comes too late changes nothing. */
export function transition(state: RequestsState, event: RequestsEvent): RequestsState {
  switch (event.type) {
    case 'heard': {
      if (!event.requests || state.status === 'asking') return state
      const heard = known(event.requests)
      // A press that came to nothing is shown until another one, or until the rows turn out to be with the service.
      return state.status === 'failed' && !isUnderWay(heard) ? { ...state, requests: event.requests } : heard
    }
    case 'pressed':
      return state.status === 'known' || state.status === 'failed'
        ? { status: 'asking', requests: state.requests }
        : state
    case 'answered':
      return state.status === 'asking' ? afterAnswer(state.requests, event.answer) : state
    case 'failed':
      return state.status === 'asking' ? { ...state, status: 'failed', error: event.error } : state
    default:
      return event satisfies never
  }
}

/** A row of the recipient, as its list and the chain have it. */
export type OwnRow = {
  readonly slot: number
  /** Its place in the slot. */
  readonly row: number
  /** What the chain says of it: whether it could be paid now, or is paid. */
  readonly kind: 'open' | 'paid' | 'other'
}

/**
 * The view of a recipient's request. `nothing` if the drop takes no requests, `not-offered` if a reason is worth showing. `signedUntil` is
 * the deadline of the signature, in milliseconds since 1970, if the row is paid to another address.
 */
export type RequestView =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'not-offered'; readonly bar: RequestBar }
  | { readonly kind: 'offered'; readonly isAsking: boolean; readonly error: unknown }
  | { readonly kind: 'queued'; readonly waiting: RowRequests['waiting']; readonly signedUntil: number | undefined }
  | { readonly kind: 'on-its-way'; readonly transaction: Hex | undefined; readonly signedUntil: number | undefined }
  /** `at`: when the service saw it, in milliseconds since 1970; undefined as long as the chain alone says so. */
  | {
      readonly kind: 'received'
      readonly transaction: Hex | undefined
      readonly at: number | undefined
      readonly signedUntil: number | undefined
    }
  | {
      readonly kind: 'refused'
      readonly problem: Sentence | undefined
      readonly transaction: Hex | undefined
      readonly signedUntil: number | undefined
    }

/** Drops of senders who never meant to be asked say nothing of it. */
const silentBars: ReadonlySet<RequestBar> = new Set(['NOT_ALLOWED', 'UNNAMED'])

/** Milliseconds after which a row that was refused may be asked for again. */
const refusedMs = 600_000

function toReceived({ state, transaction, changedAt, signedUntil }: RequestedRow): RequestView {
  return { kind: 'received', transaction, at: state === 'RECEIVED' ? changedAt : undefined, signedUntil }
}

/** The deadline of a refused row's signature, in milliseconds since 1970, however old the refusal is. Undefined in other states. */
export function refusedUntil(state: RequestsState, { slot, row }: Pick<OwnRow, 'slot' | 'row'>): number | undefined {
  if (state.status === 'unknown') return undefined
  const request = state.requests.rows.find((each) => each.slot === slot && each.slotRow === row)
  return request?.state === 'REFUSED' ? request.signedUntil : undefined
}

/** What to show of the requests of a recipient. The chain has the last word: a row that it shows as paid is received. */
export function viewOf(state: RequestsState, own: readonly OwnRow[], now: number = Date.now()): RequestView {
  if (state.status === 'unknown') return { kind: 'nothing' }
  const { requests } = state
  const requestOf = ({ slot, row }: OwnRow) => requests.rows.find((each) => each.slot === slot && each.slotRow === row)
  const requestsOf = (kind: OwnRow['kind']) =>
    own.flatMap((row): readonly RequestedRow[] => {
      const request = row.kind === kind ? requestOf(row) : undefined
      return request ? [request] : []
    })
  const [open, paid] = [requestsOf('open'), requestsOf('paid')]
  const carried = open.find(({ state: row }) => row === 'ON_ITS_WAY')
  if (carried) return { kind: 'on-its-way', transaction: carried.transaction, signedUntil: carried.signedUntil }
  const queued = open.find(({ state: row }) => row === 'QUEUED')
  if (queued) return { kind: 'queued', waiting: requests.waiting, signedUntil: queued.signedUntil }
  const refused = open.find(({ state: row, changedAt }) => row === 'REFUSED' && now - changedAt < refusedMs)
  if (refused) {
    const { problem, transaction, signedUntil } = refused
    return { kind: 'refused', problem, transaction, signedUntil }
  }
  // The page's node may be a block behind the service's.
  const received = open.find(({ state: row }) => row === 'RECEIVED') ?? paid.find(({ transaction }) => transaction)
  const isOpen = own.some((row) => row.kind === 'open' && requestOf(row)?.state !== 'RECEIVED')
  if (!isOpen) return received ? toReceived(received) : { kind: 'nothing' }
  const { bar } = requests
  if (bar) return silentBars.has(bar) ? { kind: 'nothing' } : { kind: 'not-offered', bar }
  const error = state.status === 'failed' ? state.error : undefined
  return { kind: 'offered', isAsking: state.status === 'asking', error }
}
