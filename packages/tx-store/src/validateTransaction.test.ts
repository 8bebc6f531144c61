import { describe, expect, test } from 'vitest'
import { validateTransaction } from './validateTransaction.ts'

const valid = { hash: `0x${'aB'.repeat(32)}`, description: 'Send slot 1' }

test('a hash and a description are enough', () => {
  expect(validateTransaction(valid)).toEqual([])
  expect(validateTransaction({ ...valid, confirmations: 1 })).toEqual([])
})

describe('specification section 5: the hash must be 0x followed by 64 hex characters', () => {
  test.each([
    undefined,
    7,
    '',
    '0x',
    `0x${'a'.repeat(63)}`,
    `0x${'a'.repeat(65)}`,
    'a'.repeat(64),
    `0X${'a'.repeat(64)}`,
    `0x${'g'.repeat(64)}`,
    ` 0x${'a'.repeat(64)}`,
    `0x${'a'.repeat(64)}\n`,
  ])('%j is refused', (hash) => {
    expect(validateTransaction({ ...valid, hash })).toEqual(['Invalid transaction hash'])
  })
})

describe('specification section 5: a description must be a string', () => {
  test.each([undefined, null, 1, {}])('%j is refused', (description) => {
    expect(validateTransaction({ ...valid, description })).toEqual(['Transaction must have a description'])
  })
})

describe('specification section 5: confirmations, if given, must be an integer of at least 1', () => {
  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '2', null])('%j is refused', (confirmations) => {
    expect(validateTransaction({ ...valid, confirmations })).toEqual([
      'Transaction confirmations must be a positiver integer',
    ])
  })
})

test('every reason is given', () => {
  expect(validateTransaction({ confirmations: 0 })).toEqual([
    'Invalid transaction hash',
    'Transaction must have a description',
    'Transaction confirmations must be a positiver integer',
  ])
})
