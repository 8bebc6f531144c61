import { expect, test } from 'vitest'
import {
  initialRequestsState,
  isUnderWay,
  refusedUntil,
  type OwnRow,
  type RequestsEvent,
  type RequestsState,
  transition,
  viewOf,
} from './requestMachine.ts'
import type { RequestedRow, RowRequests } from './rowRequests.ts'

const hash = '0xa9e7'
const now = 1_772_366_400_000

function row(state: RequestedRow['state'], more: Partial<RequestedRow> = {}): RequestedRow {
  const nothing = { signedUntil: undefined, transaction: undefined, problem: undefined }
  return { slot: 2, slotRow: 5, state, ...nothing, changedAt: now - 1000, ...more }
}

function requests(rows: readonly RequestedRow[] = [], more: Partial<RowRequests> = {}): RowRequests {
  return { bar: undefined, waiting: undefined, rows, ...more }
}

const states: { readonly [S in RequestsState['status']]: RequestsState } = {
  unknown: initialRequestsState,
  known: { status: 'known', requests: requests() },
  asking: { status: 'asking', requests: requests() },
  failed: { status: 'failed', requests: requests(), error: 'No answer.' },
}
const queued = requests([row('QUEUED')])
const events: { readonly [name: string]: RequestsEvent } = {
  'nothing heard': { type: 'heard', requests: undefined },
  heard: { type: 'heard', requests: requests() },
  'heard of rows under way': { type: 'heard', requests: queued },
  pressed: { type: 'pressed' },
  taken: { type: 'answered', answer: { kind: 'taken', requests: queued } },
  'not offered': { type: 'answered', answer: { kind: 'not-offered', bar: 'BUDGET_USED' } },
  'nothing open': { type: 'answered', answer: { kind: 'nothing-open' } },
  failed: { type: 'failed', error: 'No answer.' },
}

/** Which status each event leads to from each one; what is not named leaves it as it is. */
const table: { readonly [S in RequestsState['status']]: { readonly [event: string]: RequestsState['status'] } } = {
  unknown: { heard: 'known', 'heard of rows under way': 'known' },
  known: { pressed: 'asking' },
  asking: { taken: 'known', 'not offered': 'known', 'nothing open': 'known', failed: 'failed' },
  failed: { 'heard of rows under way': 'known', pressed: 'asking' },
}

test('every event in every state', () => {
  const changes = (state: RequestsState) =>
    Object.fromEntries(
      Object.entries(events).flatMap(([name, event]) => {
        const { status } = transition(state, event)
        return status === state.status ? [] : [[name, status]]
      }),
    )
  expect(Object.fromEntries(Object.entries(states).map(([status, state]) => [status, changes(state)]))).toEqual(table)
})

test('what the service says while it is asked does not undo the press', () => {
  expect(transition(states.asking, { type: 'heard', requests: requests([], { bar: 'PAUSED' }) })).toBe(states.asking)
})

test('rows are looked at again while they are with the service, and no longer', () => {
  const known = (rows: RequestedRow[]): RequestsState => ({ status: 'known', requests: requests(rows) })
  expect(isUnderWay(initialRequestsState)).toBe(false)
  expect(isUnderWay(known([row('QUEUED')]))).toBe(true)
  expect(isUnderWay(known([row('RECEIVED'), row('ON_ITS_WAY', { slot: 3 })]))).toBe(true)
  expect(isUnderWay(known([row('RECEIVED'), row('REFUSED', { slot: 3 })]))).toBe(false)
})

const open: OwnRow = { slot: 2, row: 5, kind: 'open' }

function shown(known: RowRequests, own: readonly OwnRow[] = [open]) {
  return viewOf({ status: 'known', requests: known }, own, now)
}

test('a row that nobody asked for is offered, as long as the chain shows it open', () => {
  const offered = { kind: 'offered', isAsking: false, error: undefined }
  expect(viewOf(initialRequestsState, [open], now)).toEqual({ kind: 'nothing' })
  expect(shown(requests())).toEqual(offered)
  expect(viewOf({ status: 'asking', requests: requests() }, [open], now)).toEqual({ ...offered, isAsking: true })
  expect(viewOf(states.failed, [open], now)).toEqual({ ...offered, error: 'No answer.' })
  expect(shown(requests(), [{ ...open, kind: 'paid' }])).toEqual({ kind: 'nothing' })
  expect(shown(requests(), [{ ...open, kind: 'other' }])).toEqual({ kind: 'nothing' })
})

test.each([
  [{ bar: 'NOT_ALLOWED' }, { kind: 'nothing' }],
  [{ bar: 'UNNAMED' }, { kind: 'nothing' }],
  [{ bar: 'BUDGET_USED' }, { kind: 'not-offered', bar: 'BUDGET_USED' }],
  [{ bar: 'ALL_SENT' }, { kind: 'not-offered', bar: 'ALL_SENT' }],
] as const)('where rows may not be asked for because of %o she reads %o', (known, view) => {
  expect(shown(requests([], known))).toEqual(view)
})

test('a row that was asked for is queued, on its way, received or refused, whatever may be asked for now', () => {
  const bar = 'BUDGET_USED'
  expect(shown(requests([row('QUEUED')], { bar, waiting: 'FEE' }))).toEqual({
    kind: 'queued',
    waiting: 'FEE',
    signedUntil: undefined,
  })
  expect(shown(requests([row('ON_ITS_WAY', { transaction: hash })], { bar }))).toEqual({
    kind: 'on-its-way',
    transaction: hash,
  })
  // Its node is ahead of the page's.
  expect(shown(requests([row('RECEIVED', { transaction: hash })], { bar }))).toEqual({
    kind: 'received',
    transaction: hash,
    at: now - 1000,
  })
  expect(shown(requests([row('REFUSED')]))).toEqual({ kind: 'refused', problem: undefined, transaction: undefined })
})

test('the chain has the last word: a row that it shows as paid is received, by the transaction that carried it', () => {
  const paid: OwnRow = { ...open, kind: 'paid' }
  expect(shown(requests([row('ON_ITS_WAY', { transaction: hash })]), [paid])).toEqual({
    kind: 'received',
    transaction: hash,
    at: undefined,
  })
  // Somebody else was faster.
  expect(shown(requests([row('QUEUED')]), [paid])).toEqual({ kind: 'nothing' })
})

test('a row that was refused may be asked for again ten minutes after that, however long it had waited', () => {
  const view = (changedAt: number) => shown(requests([row('REFUSED', { changedAt })])).kind
  expect(view(now - 599_999)).toBe('refused')
  expect(view(now - 600_000)).toBe('offered')
})

test('of several rows those that are not paid yet decide, the farthest first', () => {
  const all = [open, { ...open, row: 6 }, { ...open, row: 7, kind: 'paid' as const }]
  const rows = (...wanted: RequestedRow['state'][]) =>
    wanted.map((state, place) => row(state, { slotRow: 5 + place, transaction: hash }))
  expect(shown(requests(rows('QUEUED', 'ON_ITS_WAY', 'RECEIVED')), all).kind).toBe('on-its-way')
  expect(shown(requests(rows('REFUSED', 'QUEUED', 'RECEIVED')), all).kind).toBe('queued')
  expect(shown(requests(rows('RECEIVED', 'RECEIVED', 'RECEIVED')), all).kind).toBe('received')
  // One row of hers is open and nobody asked for it.
  expect(shown(requests(rows('RECEIVED')), all).kind).toBe('offered')
})

test('of a row whose account signed for another address each state says so', () => {
  const signedUntil = now + 86_400_000
  for (const state of ['QUEUED', 'ON_ITS_WAY', 'RECEIVED', 'REFUSED'] as const)
    expect(shown(requests([row(state, { signedUntil })]))).toMatchObject({ signedUntil })
})

test('that the signature of a row was refused is known however long ago that was, and of no other row', () => {
  const signedUntil = now + 86_400_000
  const [refused, queued] = [row('REFUSED', { signedUntil, changedAt: 0 }), row('QUEUED', { signedUntil, slotRow: 6 })]
  const state: RequestsState = {
    status: 'known',
    requests: requests([refused, queued, row('REFUSED', { slotRow: 7 })]),
  }
  const rows = [5, 6, 7, 8].map((place) => ({ slot: 2, row: place }))
  expect(rows.map((each) => refusedUntil(state, each))).toEqual([signedUntil, undefined, undefined, undefined])
  expect(refusedUntil(initialRequestsState, { slot: 2, row: 5 })).toBeUndefined()
})
