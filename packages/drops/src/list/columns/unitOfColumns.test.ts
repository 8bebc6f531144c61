import { expect, test } from 'vitest'
import { isRawColumn, isRawName } from './unitOfColumns.ts'

test.each([
  ...['raw_amount', 'rawAmount', 'amount_raw', 'amount_wei', 'Amount (wei)', 'balance in wei', 'value_base_units'],
  ...['raw balance', 'Amount [smallest unit]', 'atomic_amount', 'TokenHolderQuantity', 'baseUnits', 'amountAtomic'],
])('%s is in smallest units', (name) => {
  expect(isRawName(name)).toBe(true)
})

test.each(['amount', 'value', 'balance', 'amount (USDC)', 'weight', 'wei', 'drawn amount', 'amount_gwei', 'base'])(
  '%s says nothing of smallest units',
  (name) => {
    expect(isRawName(name)).toBe(false)
  },
)

test('decimals beside the value tell it, while they are the token’s', () => {
  const rows = [
    ['x', '1000000', '6'],
    ['y', '2500000', '6'],
  ]
  expect(isRawColumn(['to', 'value', 'decimals'], 1, rows, 6)).toBe(true)
  expect(isRawColumn(['to', 'balance', 'token.decimals'], 1, rows, 6)).toBe(true)
  expect(isRawColumn(['to', 'balance', 'contract_decimals'], 1, rows, 6)).toBe(true)
  expect(isRawColumn(['to', 'value', 'decimals'], 1, rows, 18)).toBe(false)
  expect(isRawColumn(['to', 'votes', 'decimals'], 1, rows, 6)).toBe(false)
  expect(isRawColumn(['to', 'value', 'decimals'], 1, [['x', '1.5', '6']], 6)).toBe(false)
})

test('the same amount formatted in another column tells it', () => {
  expect(isRawColumn(['owner', 'balance', 'balance_formatted'], 1, [['x', '1000000', '1.0']], 6)).toBe(true)
  expect(isRawColumn(['owner', 'balance_formatted'], 1, [['x', '1']], 6)).toBe(false)
})
