import { expect, test } from 'vitest'
import { isTooLarge } from './isTooLarge.ts'

test.each([
  'EVM error OutOfGas',
  'out of gas',
  'gas required exceeds allowance (16777216)',
  'exceeds block gas limit',
  'oversized data: transaction size 140000',
])('%s: with so much gas, or of such a length, it can’t be', (message) => {
  expect(isTooLarge(new Error(message))).toBe(true)
})

test('an allowance below the gas of a transfer is that of an account without native currency', () => {
  expect(isTooLarge(new Error('gas required exceeds allowance (0)'))).toBe(false)
})

test('a node that is silent says nothing of it', () => {
  expect(isTooLarge(new Error('fetch failed'))).toBe(false)
})
