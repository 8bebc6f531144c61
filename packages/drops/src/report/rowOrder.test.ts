import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderRows } from './rowOrder.ts'

function sourceOf(lines: readonly number[]) {
  return { lines: Uint32Array.from(lines), notes: undefined, merged: [] }
}

test('rows stand as their file has them: those of one line as the list has them, and those without a line last', () => {
  const order = (...lines: number[]) => [...orderRows(lines.length, { source: sourceOf(lines) })]
  expect(order(3, 1, 2)).toEqual([1, 2, 0])
  expect(order(0, 2, 0, 2, 1)).toEqual([4, 1, 3, 0, 2])
  // The number of a record may be anything.
  expect(order(4_000_000_000, 0, 7)).toEqual([2, 0, 1])
  expect([...orderRows(3, { source: sourceOf([3, 1, 2]), order: 'account' })]).toEqual([0, 1, 2])
  expect([...orderRows(2, {})]).toEqual([0, 1])
})

test('any lines give the order that comparing them gives', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(200), { minLength: 1, maxLength: 60 }), (lines) => {
      const compared = lines
        .map((line, row) => ({ line: line || Infinity, row }))
        .toSorted((a, b) => (a.line === b.line ? a.row - b.row : a.line - b.line))
      expect([...orderRows(lines.length, { source: sourceOf(lines) })]).toEqual(compared.map(({ row }) => row))
    }),
  )
})
