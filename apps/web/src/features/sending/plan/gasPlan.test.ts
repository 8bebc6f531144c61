import type { SendingEstimate } from '@slotdrop/delivery'
import { expect, test } from 'vitest'
import { costAt, defaultLimit, gasMoneyAt, gweiText, noTexts, portionOf, readGasPlan } from './gasPlan.ts'

const gwei = 10n ** 9n
const now = Date.parse('2026-11-23T13:00:00Z')
/** 1,000,000 gas at 2 gwei, and 500,000 gwei for L1. */
const estimate: SendingEstimate = {
  slots: 4,
  transactions: 2,
  gas: 1_000_000n,
  byWallet: 2,
  isMeasured: true,
  feePerGas: 2n * gwei,
  fee: 2_500_000n * gwei,
  feeAtCeiling: 4_500_000n * gwei,
  gasMoney: (1_200_000n * 4n + 1_000_000n) * gwei,
}

test('nothing written is twice the present price, for thirty days', () => {
  expect(readGasPlan(noTexts, estimate, now)).toEqual({
    fees: { ceiling: 4n * gwei },
    gasMoney: 5_800_000n * gwei,
    operatorUntil: Date.parse('2026-12-24T00:00:00Z') / 1000,
  })
  expect(gweiText(defaultLimit(estimate))).toBe('4')
})

test('gas money follows the highest price that may be paid, rounded up, with what L1 takes beside', () => {
  expect(gasMoneyAt(estimate, 8n * gwei)).toBe(11_000_000n * gwei)
  expect(gasMoneyAt(estimate, gwei)).toBe(2_200_000n * gwei)
  expect(gasMoneyAt({ ...estimate, feePerGas: 0n, fee: 0n, gasMoney: 0n }, gwei)).toBe(0n)
  expect(costAt(estimate, gwei)).toBe(1_500_000n * gwei)
})

test('a date and what may be paid when it comes near go to the key; it may send a week longer', () => {
  const texts = { limit: '2,4', finishBy: '2027-03-01T12:00', urgent: '8' }
  expect(readGasPlan(texts, estimate, now)).toEqual({
    fees: { ceiling: 2_400_000_000n, finishBy: Date.parse('2027-03-01T12:00'), urgentCeiling: 8n * gwei },
    gasMoney: 11_000_000n * gwei,
    operatorUntil: Date.parse('2027-03-09T00:00:00Z') / 1000,
  })
})

test.each([
  [{ limit: '' }, 'limit'],
  [{ limit: '0' }, 'limit'],
  [{ limit: 'cheap' }, 'limit'],
  [{ limit: '1,000' }, 'limit'],
  [{ limit: '1e3' }, 'limit'],
  [{ limit: '−5' }, 'limit'],
  [{ finishBy: '2026-11-23T12:00' }, 'finishBy'],
  [{ finishBy: '2026-12-01T12:00', urgent: '3' }, 'urgent'],
  [{ finishBy: '2026-12-01T12:00', urgent: 'a lot' }, 'urgent'],
])('%o can’t be taken as it is: %s', (texts, fault) => {
  expect(readGasPlan({ ...noTexts, ...texts }, estimate, now)).toBe(fault)
})

const ether = 10n ** 18n

test(
  'gas money of a long drop can be given in portions, each for a hundred transactions; of another one it is given at once',
  { tags: ['R25'] },
  () => {
    const slots = 400
    const portion = { value: 5n * 10n ** 16n, transactions: 100, isDefault: false }
    expect(portionOf(ether / 2n, { transactions: 1000, slots: 4000, coin: 'ETH' })).toEqual(portion)
    expect(portionOf(ether / 2n, { transactions: 125, slots, coin: 'ETH' })).toMatchObject({ value: 4n * 10n ** 17n })
    expect(portionOf(ether / 2n, { transactions: 100, slots, coin: 'ETH' })).toBeUndefined()
    expect(portionOf(0n, { transactions: 0, slots: 0, coin: 'ETH' })).toBeUndefined()
  },
)

test('of more than half a coin of gas money half a coin is given at first, unless the sender gives all at once', () => {
  const half = { value: ether / 2n, isDefault: true }
  expect(portionOf(ether / 2n + 1n, { transactions: 20, slots: 40, coin: 'ETH' })).toEqual({
    ...half,
    transactions: 19,
  })
  expect(portionOf(10n * ether, { transactions: 20, slots: 40, coin: 'ETH' })).toEqual({ ...half, transactions: 1 })
  expect(portionOf(ether, { transactions: 2, slots: 8, coin: 'ETH' })).toEqual({ ...half, transactions: 1 })
})

test('the first portion is never less than two slots may cost, and never more than all', () => {
  // 100,000 recipients at a limit of 200 gwei.
  expect(portionOf(315n * ether, { transactions: 200, slots: 400, coin: 'ETH' })).toEqual({
    value: 16n * 10n ** 17n,
    transactions: 1,
    isDefault: true,
  })
  expect(portionOf(3n * ether, { transactions: 1, slots: 1, coin: 'ETH' })).toBeUndefined()
  expect(portionOf(3n * ether, { transactions: 2, slots: 2, coin: 'ETH' })).toBeUndefined()
})

test('gas money in a cheaper coin than ETH is given at once, unless the sender chooses portions', () => {
  expect(portionOf(90n * ether, { transactions: 100, slots: 400, coin: 'POL' })).toBeUndefined()
  expect(portionOf(90n * ether, { transactions: 200, slots: 400, coin: 'POL' })).toMatchObject({ isDefault: false })
})
