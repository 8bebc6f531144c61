import { expect, test } from 'vitest'
import { toCents } from './toCents.ts'

test.each([
  ['one whole unit', 10n ** 18n, 18, '3012.55', 301_255n],
  ['a fee', 330_000_000_000_000_000n, 18, '3000', 99_000n],
  ['a token of six decimals', 275_443_000_000n, 6, '1.0002', 27_549_809n],
  ['a token without decimals', 3n, 0, '0.335', 101n],
  ['half a cent', 5n, 3, '1', 1n],
  ['less than half a cent', 4n, 3, '1', 0n],
  ['a price of many places', 10n ** 30n, 18, '0.0000000412', 4_120_000n],
  ['more than a number holds', 2n ** 200n, 0, '1', 2n ** 200n * 100n],
  ['nothing', 0n, 18, '3012.55', 0n],
])('%s is exact to the cent', (_, amount, decimals, usd, cents) => {
  expect(toCents(amount, decimals, usd)).toBe(cents)
})
