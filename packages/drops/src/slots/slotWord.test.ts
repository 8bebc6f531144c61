import fc from 'fast-check'
import { expect, test } from 'vitest'
import { count, full, isSet, lowest, maskOf, rowsOf } from './slotWord.ts'

const rows = fc.uniqueArray(fc.nat(255), { maxLength: 40 }).map((some) => some.toSorted((a, b) => a - b))

test('a mask selects the rows that it was made of, and no others', () => {
  fc.assert(
    fc.property(rows, fc.nat(255), (some, row) => {
      const mask = maskOf(some)
      expect(rowsOf(mask)).toEqual(some)
      expect(count(mask)).toBe(some.length)
      expect(isSet(mask, row)).toBe(some.includes(row))
    }),
  )
})

test('the lowest rows of a mask are the first that it selects', () => {
  fc.assert(
    fc.property(rows, fc.nat(50), (some, taken) => {
      expect(rowsOf(lowest(maskOf(some), taken))).toEqual(some.slice(0, taken))
    }),
  )
})

test('a full slot has a bit for each of its rows', () => {
  expect([full(0), full(3)]).toEqual([0n, 0b111n])
  expect(count(full(250))).toBe(250)
})
