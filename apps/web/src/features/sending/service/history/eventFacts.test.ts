import { expect, test } from 'vitest'
import { type EventFacts, readEventFacts } from './eventFacts.ts'

type Event = Parameters<typeof readEventFacts>[0]

function event(kind: Event['kind'], facts: Readonly<Record<string, string>> = {}): Event {
  return { kind, facts: Object.entries(facts).map(([name, value]) => ({ name, value })) }
}

const account = '0x51ad0000000000000000000000000000000d20b5'
const hash = `0x${'ab'.repeat(32)}` as const

test.each<[string, Event, EventFacts]>([
  ['an order has its limit', event('ORDERED', { ceiling: '5' }), { kind: 'limit', ceiling: 5n }],
  ['a changed limit', event('FEES_CHANGED', { ceiling: '6' }), { kind: 'limit', ceiling: 6n }],
  ['resumed without a new limit', event('RESUMED'), { kind: 'none' }],
  [
    'requests have their scope and their number',
    event('REQUESTS_CHANGED', { scope: 'requested', rowsPerDay: '25' }),
    { kind: 'requests', scope: 'requested', rowsPerDay: 25 },
  ],
  ['a registration has the account', event('NAMED', { account }), { kind: 'account', account }],
  [
    'waiting for gas has both prices',
    event('WAITING', { reason: 'fee', feePerGas: '9', ceiling: '5' }),
    { kind: 'fee', feePerGas: 9n, ceiling: 5n },
  ],
  [
    'waiting for gas money has what is there and what is needed',
    event('WAITING', { reason: 'purse', has: '1', needs: '7' }),
    { kind: 'purse', has: 1n, needs: 7n },
  ],
  [
    'waiting for the opening has its time',
    event('WAITING', { reason: 'opens', at: '2026-11-24T12:00:00.000Z' }),
    { kind: 'opens', at: Date.UTC(2026, 10, 24, 12) },
  ],
  [
    'what stands in the way has its name',
    event('BLOCKED', { problem: 'NotApprovedError', message: 'in English' }),
    { kind: 'blocked', name: 'NotApprovedError' },
  ],
  ['an end has its reason', event('ENDED', { end: 'refused' }), { kind: 'end', end: 'REFUSED' }],
  [
    'gas money that went back has its transaction',
    event('RETURNED', { hash, value: '4' }),
    { kind: 'returned', hash, value: 4n },
  ],
  ['what has no figures has none', event('BEGAN'), { kind: 'none' }],
])('%s', (_, given, facts) => {
  expect(readEventFacts(given)).toEqual(facts)
})

test.each<[string, Event]>([
  ['no number', event('ORDERED', { ceiling: 'much' })],
  ['half of its figures', event('WAITING', { reason: 'purse', has: '1' })],
  ['a reason of a newer version', event('WAITING', { reason: 'moon' })],
  ['no address', event('NAMED', { account: 'somebody' })],
  ['no hash', event('RETURNED', { hash: 'none', value: '4' })],
])('an event with %s is shown without figures', (_, given) => {
  expect(readEventFacts(given)).toEqual({ kind: 'none' })
})
