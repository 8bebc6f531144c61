import { expect, test } from 'vitest'
import { initialStatus, type SendingStatus } from '../status.ts'
import { newsOf } from './newsOf.ts'

const order = { revision: 3 }
const sending: SendingStatus = { ...initialStatus({ slots: 1, rows: 1 }), stage: 'sending' }
const waiting: SendingStatus = {
  ...sending,
  stage: 'waiting',
  waiting: { reason: 'fee', feePerGas: 9n, ceiling: 5n, since: 0 },
}
const blocked: SendingStatus = {
  ...sending,
  stage: 'blocked',
  problem: { name: 'NotApprovedError', message: 'Approve first.', key: undefined, values: {} },
}

function kindsOf(status: SendingStatus, now = 0, { revision } = order) {
  return newsOf(status, { revision }, now).events.map(({ kind }) => kind)
}

test('the first transaction is told, once', () => {
  expect(kindsOf(sending)).toEqual([])
  const { events, status } = newsOf({ ...sending, inFlight: 2 }, order, 0)
  expect(events).toEqual([{ kind: 'began', facts: {} }])
  expect(kindsOf({ ...status, transactions: 2, inFlight: 0 })).toEqual([])
})

test('a drop that waits says for what, with its figures', () => {
  const waits = [
    { reason: 'fee', feePerGas: 9n, ceiling: 5n, since: 0 },
    { reason: 'purse', has: 1n, needs: 4n },
    { reason: 'opens', at: Date.UTC(2026, 2, 1) },
    { reason: 'refused', refusal: 'pool-full', text: 'txpool is full', since: 0, feePerGas: 3n },
  ] as const
  expect(waits.map((wait) => newsOf({ ...waiting, waiting: wait }, order, 0).events[0])).toEqual([
    { kind: 'waiting', facts: { reason: 'fee', feePerGas: '9', ceiling: '5' } },
    { kind: 'waiting', facts: { reason: 'purse', has: '1', needs: '4' } },
    { kind: 'waiting', facts: { reason: 'opens', at: '2026-03-01T00:00:00.000Z' } },
    { kind: 'waiting', facts: { reason: 'refused', refusal: 'pool-full' } },
  ])
})

test('a fee that swings around its ceiling is told once in ten minutes, and not again where nothing was sent in between', () => {
  const { status } = newsOf({ ...waiting, hasBegun: true, transactions: 6 }, order, 1000)
  expect(kindsOf({ ...status, transactions: 7 }, 600_999)).toEqual([])
  expect(kindsOf({ ...status, transactions: 7 }, 601_000)).toEqual(['waiting'])
  expect(kindsOf(status, 601_000)).toEqual([])
})

test('another reason, and the same one after a new order, is news', () => {
  const { status } = newsOf(blocked, order, 0)
  expect(kindsOf(status)).toEqual([])
  expect(kindsOf({ ...status, ...waiting, noted: status.noted })).toEqual(['waiting'])
  expect(kindsOf(status, 0, { revision: 4 })).toEqual(['blocked'])
})
