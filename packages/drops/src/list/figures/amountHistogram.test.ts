import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createColumns, type RowColumns } from '../../rows/rowColumns.ts'
import { maxUint256, writeUint } from '../../values/uint256.ts'
import { amountHistogram } from './amountHistogram.ts'

function rowsOf(values: readonly bigint[]): RowColumns {
  const rows = createColumns(values.length, { ids: false, amounts: true })
  if (rows.amounts) for (const [row, value] of values.entries()) writeUint(rows.amounts, row, value)
  return rows
}

/** Amounts of every size, and neighbours that no double tells apart. */
const amount = fc
  .tuple(fc.bigInt({ min: 1n, max: maxUint256 }), fc.nat(255), fc.nat(3))
  .map(([value, shift, step]) => (value >> BigInt(shift)) + BigInt(step))
  .filter((value) => value >= 1n && value <= maxUint256)

describe('the histogram of amounts', () => {
  test('has every row in the one bin that its amount is in, and bins without gaps from the least to the most', () => {
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 50 }),
        (values, most) => {
          const bins = amountHistogram(rowsOf(values), most)
          expect(bins.length).toBeGreaterThan(0)
          expect(bins.length).toBeLessThanOrEqual(most)
          expect(bins[0]?.from).toBe(values.reduce((a, b) => (a < b ? a : b)))
          expect(bins.at(-1)?.to).toBe(values.reduce((a, b) => (a > b ? a : b)))
          for (const [index, { from, to, rows }] of bins.entries()) {
            if (index > 0) expect(from).toBe((bins[index - 1]?.to ?? 0n) + 1n)
            expect(rows).toBe(values.filter((value) => value >= from && value <= to).length)
          }
        },
      ),
    )
  })

  test('spreads powers of ten evenly, far beyond what a double holds', () => {
    const bins = amountHistogram(rowsOf(Array.from({ length: 70 }, (_, zeros) => 10n ** BigInt(zeros))), 10)
    expect(bins).toHaveLength(10)
    for (const { rows } of bins) expect(Math.abs(rows - 7)).toBeLessThanOrEqual(1)
  })

  test('is one bin where all amounts are equal, as with tokens that exist once, and none without rows', () => {
    expect(amountHistogram(rowsOf([5n, 5n]), 10)).toEqual([{ from: 5n, to: 5n, rows: 2 }])
    expect(amountHistogram({ count: 3, accounts: new Uint8Array(60) }, 10)).toEqual([{ from: 1n, to: 1n, rows: 3 }])
    expect(amountHistogram(rowsOf([]), 10)).toEqual([])
  })

  test('has no more bins than there are whole numbers between the ends', () => {
    expect(amountHistogram(rowsOf([1n, 2n, 3n, 3n]), 40)).toEqual([
      { from: 1n, to: 1n, rows: 1 },
      { from: 2n, to: 2n, rows: 1 },
      { from: 3n, to: 3n, rows: 2 },
    ])
  })
})
