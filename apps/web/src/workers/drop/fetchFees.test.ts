import { expect, test } from 'vitest'
import { rangeOfFees } from './fetchFees.ts'

const gwei = 10n ** 9n

test('the range goes from the least base fee with the least low tip to the highest of both', () => {
  const history = {
    baseFeePerGas: [12n * gwei, 9n * gwei, 10n * gwei, 14n * gwei],
    reward: [
      [2n * gwei, 3n * gwei],
      [gwei, 6n * gwei],
      [2n * gwei, 2n * gwei],
    ],
  }
  expect(rangeOfFees(history)).toEqual({ lowWei: 10n * gwei, highWei: 20n * gwei, blocks: 3 })
})

test('a chain whose blocks were empty tells no tips, and the base fee alone counts', () => {
  expect(rangeOfFees({ baseFeePerGas: [7n, 8n] })).toEqual({ lowWei: 7n, highWei: 8n, blocks: 1 })
  expect(rangeOfFees({ baseFeePerGas: [7n, 8n], reward: [[0n, 0n]] })).toEqual({ lowWei: 7n, highWei: 8n, blocks: 1 })
})

test('a chain that was just begun has one block', () => {
  expect(rangeOfFees({ baseFeePerGas: [5n] })).toEqual({ lowWei: 5n, highWei: 5n, blocks: 1 })
})
