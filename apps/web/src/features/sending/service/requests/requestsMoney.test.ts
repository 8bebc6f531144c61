import { expect, test } from 'vitest'
import { requestsMoney, rowsOfPurse } from './requestsMoney.ts'

const gwei = 10n ** 9n
/** A hundred thousand recipients at 28,000 units of gas each, and twice that in gas money. */
const gas = 28_000n * 100_000n
const quote = { gas, feePerGas: 5n * gwei, fee: gas * 5n * gwei, gasMoney: gas * 10n * gwei }
const ceiling = 10n * gwei

function money(rows: number, openRows = 100_000) {
  return requestsMoney(quote, { rows, openRows, ceiling })
}

test('gas money is for those who may ask in a day, at 84,000 units of gas each', () => {
  expect(money(250)).toBe(250n * 84_000n * ceiling)
  expect(money(100_000)).toBe(money(10_000_000))
})

test('it is enough for three who ask alone, however few may ask', () => {
  expect(money(1)).toBe(7_300_000n * gwei)
  expect(money(1)).toBeGreaterThanOrEqual(3n * 242_000n * ceiling)
})

test('a purse is told by how many recipients it is enough for', () => {
  expect(rowsOfPurse(50n * 10n ** 15n, 24n * 10n ** 8n)).toBe(254)
  expect(rowsOfPurse(1n, ceiling)).toBe(0)
  expect(rowsOfPurse(1n, 0n)).toBe(0)
})
