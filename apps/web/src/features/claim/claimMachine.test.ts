import { CallCancelledError, CallMissingError, RejectedInWalletError } from '@slotdrop/delivery'
import { describe, expect, test } from 'vitest'
import { type ClaimEvent, type ClaimState, initialClaimState, isBusy, settledBy, transition } from './claimMachine.ts'

const to = '0x51ad0000000000000000000000000000000d20b5'
const rejected = new RejectedInWalletError()
const states: { readonly [S in ClaimState['status']]: ClaimState } = {
  idle: initialClaimState,
  checking: { status: 'checking' },
  asking: { status: 'asking' },
  signing: { status: 'signing' },
  submitting: { status: 'submitting' },
  requested: { status: 'requested', to, until: 9n },
  sent: { status: 'sent', hash: '0x1', to, isInDoubt: false },
  done: { status: 'done', hash: '0x1', to },
  'paid-before': { status: 'paid-before' },
  failed: { status: 'failed', problem: { kind: 'did-nothing' } },
  unseen: { status: 'unseen', problem: { kind: 'error', error: new CallMissingError({ wasSeen: false }) } },
  lost: { status: 'lost', problem: { kind: 'error', error: new CallMissingError({ wasSeen: true }) } },
}
const events: { readonly [T in ClaimEvent['type']]: ClaimEvent } = {
  pressed: { type: 'pressed' },
  'address-refused': { type: 'address-refused', fault: 'own-address' },
  checked: { type: 'checked', kind: 'claimable', isSigned: false },
  signed: { type: 'signed' },
  requested: { type: 'requested', answer: { kind: 'taken' }, to, until: 9n },
  sent: { type: 'sent', hash: '0x1', to },
  doubt: { type: 'doubt', isInDoubt: true },
  mined: { type: 'mined', hash: '0x2' },
  reverted: { type: 'reverted', isPaid: false },
  failed: { type: 'failed', error: rejected },
}

function run(happened: readonly ClaimEvent[], from: ClaimState = initialClaimState) {
  return happened.reduce(transition, from)
}

/** Which status each event leads to from each one; what is not named changes nothing. */
const table: { readonly [S in ClaimState['status']]: { readonly [T in ClaimEvent['type']]?: ClaimState['status'] } } = {
  idle: { pressed: 'checking', 'address-refused': 'failed' },
  checking: { checked: 'asking', failed: 'failed' },
  asking: { sent: 'sent', failed: 'failed' },
  signing: { signed: 'submitting', failed: 'failed' },
  submitting: { requested: 'requested', failed: 'failed' },
  requested: { pressed: 'checking', 'address-refused': 'failed' },
  sent: { doubt: 'sent', mined: 'done', reverted: 'failed', failed: 'failed' },
  done: {},
  'paid-before': {},
  failed: { pressed: 'checking', 'address-refused': 'failed' },
  unseen: { pressed: 'checking', 'address-refused': 'failed' },
  lost: { pressed: 'checking', 'address-refused': 'failed' },
}

/** Where each event leads that changes something. */
function changes(state: ClaimState) {
  return Object.fromEntries(
    Object.entries(events).flatMap(([type, event]) => {
      const after = transition(state, event)
      return after === state ? [] : [[type, after.status]]
    }),
  )
}

test('every event in every state', () => {
  expect(Object.fromEntries(Object.entries(states).map(([status, state]) => [status, changes(state)]))).toEqual(table)
})

test('a claim that goes through ends under the hash that was mined, where the row went', () => {
  expect(
    run([events.pressed, events.checked, { type: 'sent', hash: '0x1', to }, { type: 'mined', hash: '0x2' }]),
  ).toEqual({ status: 'done', hash: '0x2', to })
})

test.each([
  ['paid', { status: 'paid-before' }],
  ['cancelled', { status: 'failed', problem: { kind: 'not-claimable' } }],
  ['refused', { status: 'failed', problem: { kind: 'not-claimable' } }],
  [undefined, { status: 'failed', problem: { kind: 'not-claimable' } }],
] as const)('the wallet is not asked for a row that is %s', (kind, expected) => {
  expect(run([events.pressed, { type: 'checked', kind, isSigned: false }])).toEqual(expected)
})

test('with a signature the wallet is asked for no transaction, and the service ends it', () => {
  const signed = [events.pressed, { type: 'checked', kind: 'claimable', isSigned: true }, events.signed] as const
  const after = (answer: Extract<ClaimEvent, { type: 'requested' }>['answer']) =>
    run([...signed, { type: 'requested', answer, to, until: 9n }])
  expect(run(signed.slice(0, 2))).toEqual({ status: 'signing' })
  expect(after({ kind: 'taken' })).toEqual({ status: 'requested', to, until: 9n })
  expect(after({ kind: 'paid' })).toEqual({ status: 'paid-before' })
  expect(after({ kind: 'refused', fault: 'signature-bad' })).toEqual({
    ...{ status: 'failed', problem: { kind: 'signature-bad' } },
  })
})

test('a transaction that did nothing was somebody else’s turn, where the row is paid', () => {
  expect(transition(states.sent, { type: 'reverted', isPaid: true })).toEqual({ status: 'paid-before' })
  expect(transition(states.sent, { type: 'reverted', isPaid: false })).toEqual(states.failed)
})

test('a transaction that no node knows may still be mined; any other failure is the end', () => {
  const after = (error: CallMissingError | CallCancelledError) => transition(states.sent, { type: 'failed', error })
  expect(after(new CallMissingError({ wasSeen: false })).status).toBe('unseen')
  expect(after(new CallMissingError({ wasSeen: true })).status).toBe('lost')
  expect(after(new CallCancelledError()).status).toBe('failed')
})

test('doubt comes and goes while the transaction is under way', () => {
  const doubtful = transition(states.sent, { type: 'doubt', isInDoubt: true })
  expect(doubtful).toEqual({ ...states.sent, isInDoubt: true })
  expect(transition(doubtful, { type: 'doubt', isInDoubt: true })).toBe(doubtful)
  expect(transition(doubtful, { type: 'doubt', isInDoubt: false })).toEqual(states.sent)
})

test('a second press is not heard while the first one is under way', () => {
  expect(Object.entries(states).flatMap(([status, state]) => (isBusy(state) ? [status] : []))).toEqual([
    'checking',
    'asking',
    'signing',
    'submitting',
    'sent',
  ])
})

describe('the row’s history', () => {
  const at = { transaction: '0x3', blockNumber: 7n } as const

  test.each(['sent', 'unseen', 'lost', 'requested'] as const)('ends the waiting of a claim that is %s', (status) => {
    const state = states[status]
    expect(settledBy(state, { kind: 'claimed', ...at, to })).toEqual({ status: 'done', hash: '0x3', to })
    expect(settledBy(state, { kind: 'pushed', ...at })).toEqual({ status: 'paid-before' })
    expect(settledBy(state, { kind: 'failed', ...at, reason: { kind: 'none' } })).toBe(state)
    expect(settledBy(state, { kind: 'nothing' })).toBe(state)
    expect(settledBy(state, undefined)).toBe(state)
  })

  test.each(['idle', 'checking', 'asking', 'signing', 'submitting', 'done', 'paid-before', 'failed'] as const)(
    'says nothing to %s',
    (status) => {
      expect(settledBy(states[status], { kind: 'claimed', ...at, to })).toBe(states[status])
    },
  )
})

test('a claim by signature ends once the service refused it or a later one, and may begin again', () => {
  const after = (refusedUntil: number | undefined) => settledBy(states.requested, undefined, refusedUntil)
  expect(after(undefined)).toBe(states.requested)
  // An earlier signature was refused; this one is not known yet.
  expect(after(8_000)).toBe(states.requested)
  expect(after(9_000)).toBe(initialClaimState)
  expect(after(10_000)).toBe(initialClaimState)
  expect(settledBy(states.sent, undefined, 9_000)).toBe(states.sent)
  expect(settledBy(states.requested, { kind: 'pushed', transaction: '0x2', blockNumber: 1n }, 9_000)).toEqual({
    status: 'paid-before',
  })
})
