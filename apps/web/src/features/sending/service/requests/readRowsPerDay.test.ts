import { expect, test } from 'vitest'
import { readRowsPerDay } from './readRowsPerDay.ts'

test.each([
  ['1', 1],
  [' 2,500 ', 2500],
  ['2.500', 2500],
  ['2’500', 2500],
  ['1,00,000', 100_000],
  ['100000000', 100_000_000],
  ['100000001', undefined],
  ['0', undefined],
  ['', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['50 %', undefined],
  ['ten', undefined],
  ['-5', undefined],
])('%j rows a day are %s', (text, rows) => {
  expect(readRowsPerDay(text)).toBe(rows)
})
