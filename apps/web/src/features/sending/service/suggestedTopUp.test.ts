import { expect, test } from 'vitest'
import { suggestedTopUp } from './suggestedTopUp.ts'

const waiting = {
  reason: 'PURSE',
  needs: '30',
  has: '1',
  at: null,
  feePerGas: null,
  ceiling: null,
  refusal: null,
  text: null,
} as const

test.each([
  ['at first what the next takes, twice', { waiting, transactions: 2, feesSpent: '900' }, 60n],
  ['later what a hundred took', { waiting, transactions: 50, feesSpent: '900' }, 1800n],
  [
    'what the next takes, where gas rose',
    { waiting: { ...waiting, needs: '2000' }, transactions: 50, feesSpent: '900' },
    4000n,
  ],
  ['nothing where it waits for something else', { waiting: null, transactions: 50, feesSpent: '900' }, 0n],
] as const)('%s', (_, state, wei) => {
  expect(suggestedTopUp(state)).toBe(wei)
})
