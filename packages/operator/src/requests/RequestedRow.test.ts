import { expect, test } from 'vitest'
import { initialStatus, type SendingOrder, type SendingStatus } from '../status.ts'
import { barOf } from './RequestedRow.ts'

function order(changes: Partial<SendingOrder> = {}, status: Partial<SendingStatus> = {}): SendingOrder {
  return {
    ...{ dropId: '0xd0', chainId: 1, sender: '0x0000000000000000000000000000000000000001', intent: 'send' },
    ...{ fees: { ceiling: 1n }, scope: 'requested', requests: { isAllowed: true, rowsPerDay: 3, usedToday: 2 } },
    ...{ requestsAsked: 2, revision: 1, account: undefined, namedAtBlock: undefined, orderedAt: 0, changedAt: 0 },
    status: { ...initialStatus({ slots: 1, rows: 3 }), stage: 'on-request', claimsOpen: true, ...status },
    ...changes,
  }
}

test('rows may be asked for while the sender pays for them and the chain lets them be sent', () => {
  expect(barOf(order())).toBeUndefined()
  // It waits, and so do they.
  const waiting = { reason: 'fee', feePerGas: 2n, ceiling: 1n, since: 0 } as const
  expect(barOf(order({}, { stage: 'waiting', waiting }))).toBeUndefined()
})

test.each<[string, SendingOrder | undefined]>([
  ['not-allowed', undefined],
  ['not-allowed', order({ requests: { isAllowed: false, rowsPerDay: 3, usedToday: 0 } })],
  ['all-sent', order({ scope: 'all' })],
  ['paused', order({ intent: 'pause' })],
  ['ended', order({ intent: 'give-back' })],
  ['ended', order({}, { stage: 'over' })],
  ['ended', order({}, { stage: 'complete' })],
  ['unnamed', order({}, { stage: 'unnamed' })],
  ['claims-closed', order({}, { claimsOpen: false })],
  ['claims-closed', order({}, { claimsOpen: undefined })],
  ['blocked', order({}, { stage: 'blocked' })],
  ['purse-low', order({}, { stage: 'waiting', waiting: { reason: 'purse', has: 1n, needs: 2n } })],
  ['budget-used', order({ requests: { isAllowed: true, rowsPerDay: 3, usedToday: 3 } })],
])('%s', (bar, asked) => {
  expect(barOf(asked)).toBe(bar)
})
