import {
  type AuthoriseStep,
  BundleFailedError,
  BundleUnsupportedError,
  InsufficientFundsError,
  type Readiness,
  RejectedInWalletError,
  RpcUnavailableError,
  UnexpectedDeliveryError,
  WalletUnavailableError,
} from '@slotdrop/delivery'
import { describe, expect, test } from 'vitest'
import {
  type AuthoriseActivity,
  type AuthoriseEvent,
  type AuthoriseState,
  abilitiesOf,
  initialAuthoriseState,
  isAllowed,
  isBusy,
  isByPermit,
  isTogether,
  problemOf,
  transition,
  waitingId,
} from './authoriseMachine.ts'

const readiness: Readiness = {
  problems: [],
  progress: undefined,
  balance: 0n,
  allowance: 0n,
  needed: 1n,
  coins: 1n,
  nonce: 0,
  registered: undefined,
}
const base = {
  allowance: 0n,
  request: { to: '0x51ad0000000000000000000000000000000d20b5', data: '0x', value: 0n },
} as const
const cancel: AuthoriseStep = { kind: 'cancel', ...base }
const register: AuthoriseStep = {
  kind: 'register',
  isClosing: false,
  coin: { symbol: 'ETH', name: 'Ether', decimals: 18 },
  operator: base.request.to,
  claimsOpen: true,
  ...base,
}
const lost = new UnexpectedDeliveryError({ detail: 'odd', cause: undefined })

const activities: { readonly [name: string]: AuthoriseActivity } = {
  idle: { status: 'idle' },
  signing: { status: 'signing', step: 'approve' },
  'signing as one': { status: 'signing', step: 'all', id: '0xa' },
  waiting: { status: 'waiting', id: '0xb' },
}
const events: { readonly [T in AuthoriseEvent['type']]: Extract<AuthoriseEvent, { type: T }> } = {
  pressed: { type: 'pressed', step: 'register' },
  'way-chosen': { type: 'way-chosen', way: 'wallet' },
  'permit-refused': { type: 'permit-refused' },
  'wallet-refused': { type: 'wallet-refused', problem: { kind: 'wrong-network', network: 1 } },
  'bundle-asked': { type: 'bundle-asked', id: '0xd' },
  proposed: { type: 'proposed', id: '0xe' },
  recorded: { type: 'recorded', id: '0xb', proposal: 'chain=1' },
  mined: { type: 'mined', isReverted: false },
  ended: { type: 'ended' },
  failed: { type: 'failed', error: lost },
  'follow-failed': { type: 'follow-failed', error: new BundleFailedError() },
}

/** What is going on after each event, by what was going on before; what is not named stays. */
const table: { readonly [name: string]: { readonly [T in AuthoriseEvent['type']]?: AuthoriseActivity } } = {
  idle: { pressed: { status: 'signing', step: 'register' } },
  signing: {
    'wallet-refused': { status: 'idle' },
    'bundle-asked': { status: 'signing', step: 'approve', id: '0xd' },
    proposed: { status: 'waiting', id: '0xe' },
    ended: { status: 'idle' },
    failed: { status: 'idle' },
  },
  'signing as one': {
    'wallet-refused': { status: 'idle' },
    'bundle-asked': { status: 'signing', step: 'all', id: '0xd' },
    proposed: { status: 'waiting', id: '0xe' },
    ended: { status: 'idle' },
    failed: { status: 'waiting', id: '0xa' },
  },
  waiting: { recorded: { status: 'waiting', id: '0xb', proposal: 'chain=1' }, ended: { status: 'idle' } },
}

function during(name: string, other: Partial<AuthoriseState> = {}): AuthoriseState {
  return { ...initialAuthoriseState(), ...other, activity: activities[name] ?? { status: 'idle' } }
}

/** What is going on after each event that changes it. */
function changes(name: string) {
  const before = during(name)
  return Object.fromEntries(
    Object.entries(events).flatMap(([type, event]) => {
      const { activity } = transition(before, event)
      return activity === before.activity ? [] : [[type, activity]]
    }),
  )
}

test('every event during every activity', () => {
  expect(Object.fromEntries(Object.keys(activities).map((name) => [name, changes(name)]))).toEqual(table)
})

const seen = { readiness, sharing: undefined, others: [] } as const

test('why the chain’s steps are unknown is told until it answers; a failure of the wallet until another press', () => {
  const error = new RpcUnavailableError()
  const unknown = { ...seen, steps: [], error }
  const known = { ...seen, steps: [cancel] }
  expect(problemOf(during('signing'), unknown)).toEqual({ kind: 'error', error })
  expect(problemOf(during('signing'), known)).toBeUndefined()
  const failed = during('idle', { problem: { kind: 'error', error: lost } })
  expect(problemOf(failed, unknown)).toEqual({ kind: 'error', error: lost })
  expect(problemOf(failed, known)).toEqual({ kind: 'error', error: lost })
  expect(problemOf(transition(failed, events.pressed), known)).toBeUndefined()
})

test('steps that could not be asked for are not taken for none', () => {
  expect(isAllowed({ ...seen, steps: [] }, [])).toBe(true)
  expect(isAllowed({ ...seen, steps: [], error: new RpcUnavailableError() }, [])).toBe(false)
  expect(isAllowed({ ...seen, steps: [cancel] }, [])).toBe(false)
  expect(isAllowed({ ...seen, steps: [] }, [{ kind: 'cancelled' }])).toBe(false)
})

test('another press is not heard while something is signed or waited for', () => {
  for (const name of ['signing', 'signing as one', 'waiting']) {
    const state = during(name, { problem: { kind: 'mined-nothing' } })
    expect(isBusy(state)).toBe(true)
    expect(transition(state, events.pressed)).toBe(state)
  }
  expect(isBusy(during('idle'))).toBe(false)
})

test('a wallet on another account or network is named, and nothing is asked', () => {
  expect(transition(during('signing'), events['wallet-refused']).problem).toEqual({ kind: 'wrong-network', network: 1 })
})

test('a transaction that was mined is followed by a look at the chain; one that changed nothing says so', () => {
  const state = during('signing')
  expect(transition(state, { type: 'mined', isReverted: false })).toBe(state)
  const reverted = transition(state, { type: 'mined', isReverted: true })
  expect(reverted).toEqual({ ...state, problem: { kind: 'mined-nothing' } })
  expect(transition(reverted, { type: 'ended' }).problem).toEqual({ kind: 'mined-nothing' })
})

describe('a wallet that fails', () => {
  const known = during('signing as one')
  const bundler = { bundles: true, isContract: false }

  test('after it was asked for steps as one may have sent them: they are waited for, and no problem is told', () => {
    const state = transition(known, { type: 'failed', error: lost })
    expect(waitingId(state)).toBe('0xa')
    expect(state.problem).toBeUndefined()
  })

  test.each([
    new RejectedInWalletError(),
    new WalletUnavailableError(),
    new InsufficientFundsError(),
    new BundleUnsupportedError(),
  ])('with $name sent nothing', (error) => {
    expect(transition(known, { type: 'failed', error })).toMatchObject({
      activity: { status: 'idle' },
      problem: { kind: 'error', error },
    })
  })

  test('before it was asked for them under an id sent nothing', () => {
    const asked: AuthoriseState = { ...known, activity: { status: 'signing', step: 'all' } }
    expect(transition(asked, { type: 'failed', error: lost }).activity).toEqual({ status: 'idle' })
  })

  test('because it can’t sign as one is not asked for that again', () => {
    const refused = transition(known, { type: 'failed', error: new BundleUnsupportedError() })
    expect(abilitiesOf(refused, bundler).bundles).toBe(false)
    expect(abilitiesOf(transition(refused, events.pressed), bundler).bundles).toBe(false)
    expect(abilitiesOf(transition(known, { type: 'failed', error: lost }), bundler).bundles).toBe(true)
  })
})

test('a failure of what was signed as one is told until the chain was looked at again', () => {
  const failed = transition(during('waiting'), events['follow-failed'])
  expect(failed).toMatchObject({ activity: { status: 'waiting' }, problem: { kind: 'error' } })
  expect(transition(failed, events.ended)).toMatchObject({ activity: { status: 'idle' }, problem: { kind: 'error' } })
})

test('a drop with remembered steps waits for them, one without waits for nothing', () => {
  expect(initialAuthoriseState('0xc').activity).toEqual({ status: 'waiting', id: '0xc' })
  expect(initialAuthoriseState('0xc', 'chain=1').activity).toEqual({
    status: 'waiting',
    id: '0xc',
    proposal: 'chain=1',
  })
  expect(initialAuthoriseState(undefined).activity).toEqual({ status: 'idle' })
})

test('nothing is signed as one before wallet and chain have said what they can', () => {
  expect(abilitiesOf(initialAuthoriseState(), undefined)).toEqual({ bundles: false, isContract: false })
})

test.each([
  [false, false, [cancel, register], false],
  [true, false, [cancel, register], true],
  [true, false, [cancel], false],
  [true, true, [cancel], true],
  [true, true, undefined, false],
] as const)('as one: bundles %s, contract %s, steps %o', (bundles, isContract, steps, expected) => {
  expect(isTogether({ bundles, isContract }, steps)).toBe(expected)
})

test('who sends can be chosen until something is signed', () => {
  expect(transition(during('idle'), events['way-chosen']).way).toBe('wallet')
  for (const name of ['signing', 'signing as one', 'waiting'])
    expect(transition(during(name), events['way-chosen']).way).toBeUndefined()
})

describe('a permit', () => {
  const able = { bundles: false, isContract: false }
  const asked: AuthoriseState = { ...during('idle'), activity: { status: 'signing', step: 'permit' } }

  test('is signed where the token takes it, and neither a bundle nor a contract account does without', () => {
    expect(isByPermit(during('idle'), able, [cancel, register], true)).toBe(true)
    expect(isByPermit(during('idle'), able, [cancel, register], false)).toBe(false)
    expect(isByPermit(during('idle'), { ...able, bundles: true }, [cancel, register], true)).toBe(false)
    expect(isByPermit(during('idle'), { ...able, isContract: true }, [cancel, register], true)).toBe(false)
  })

  test('that was declined is asked for again, one that the wallet failed at is not', () => {
    const declined = transition(asked, { type: 'failed', error: new RejectedInWalletError() })
    expect(isByPermit(declined, able, [cancel, register], true)).toBe(true)
    const failed = transition(asked, { type: 'failed', error: lost })
    expect(failed).toMatchObject({ activity: { status: 'idle' }, problem: { kind: 'error', error: lost } })
    expect(isByPermit(failed, able, [cancel, register], true)).toBe(false)
  })

  test('gives way to two transactions where she would rather have them', () => {
    expect(transition(during('idle'), events['permit-refused']).isPermitRefused).toBe(true)
  })
})
