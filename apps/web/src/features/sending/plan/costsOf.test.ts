import type { AuthoriseStep, SendingEstimate } from '@slotdrop/delivery'
import { expect, test } from 'vitest'
import { costsOf } from './costsOf.ts'

const other = {
  allowance: 0n,
  request: { to: '0x51ad0000000000000000000000000000000d20b5', data: '0x', value: 0n },
} as const
const coin = { symbol: 'ETH', name: 'Ether', decimals: 18 }
const approve: AuthoriseStep = { kind: 'approve', token: coin, amount: 1n, ...other }
const reset: AuthoriseStep = { kind: 'reset-allowance', token: coin, left: 1n, ...other }
const register: AuthoriseStep = {
  kind: 'register',
  isClosing: false,
  coin,
  operator: other.request.to,
  claimsOpen: false,
  ...other,
}

function confirmations(
  way: 'key' | 'wallet',
  steps: readonly AuthoriseStep[],
  { bundles = false, isContract = false, isByPermit = false, keySignatures = 0 } = {},
) {
  const plan = { way, estimate: undefined, history: undefined, keySignatures }
  const { key, wallet } = costsOf({ steps, abilities: { bundles, isContract }, isByPermit, openSlots: 21, plan })
  return [key.confirmations, wallet.confirmations]
}

test('a key takes the approval and its registration, the wallet the approval and each slot', () => {
  expect(confirmations('key', [approve, register])).toEqual([2, 22])
  expect(confirmations('wallet', [approve])).toEqual([2, 22])
  expect(confirmations('key', [reset, approve, register])).toEqual([3, 23])
  expect(confirmations('key', [])).toEqual([0, 21])
})

test('a wallet that signs several calls as one is asked once, one that signs a permit twice', () => {
  expect(confirmations('key', [reset, approve, register], { bundles: true })).toEqual([1, 22])
  expect(confirmations('wallet', [approve], { bundles: true })).toEqual([1, 22])
  expect(confirmations('key', [approve, register], { isByPermit: true })).toEqual([2, 22])
})

test('a key that is still to be made takes two signatures more, but for a contract account, and the wallet none', () => {
  const signed = { keySignatures: 2 }
  expect(confirmations('key', [approve, register], signed)).toEqual([4, 22])
  expect(confirmations('wallet', [approve], signed)).toEqual([4, 22])
  expect(confirmations('key', [approve, register], { ...signed, bundles: true })).toEqual([3, 22])
  expect(confirmations('key', [approve, register], { ...signed, isByPermit: true })).toEqual([4, 22])
  expect(confirmations('key', [approve, register], { ...signed, bundles: true, isContract: true })).toEqual([1, 22])
})

test('how long it takes is not guessed before the time between blocks is known', () => {
  const plan = { way: 'wallet', estimate: undefined } as const
  const shared = { steps: [approve], abilities: { bundles: false }, isByPermit: false, openSlots: 21 }
  expect(costsOf({ ...shared, plan: { ...plan, history: undefined } }).wallet.duration).toBeUndefined()
  const history = { points: [], blockMilliseconds: 12_000 }
  expect(costsOf({ ...shared, plan: { ...plan, history } }).wallet.duration).toBe(21 * 54_000)
})

test('of slots that share transactions the wallet is asked for as many as the estimate plans', () => {
  const estimate = { byWallet: 11, transactions: 9 } as SendingEstimate
  const plan = { way: 'wallet', estimate, history: { points: [], blockMilliseconds: 12_000 } } as const
  const shared = { steps: [approve], abilities: { bundles: false }, isByPermit: false, openSlots: 21 }
  expect(costsOf({ ...shared, plan }).wallet).toEqual({ transactions: 11, confirmations: 12, duration: 11 * 54_000 })
})
