import { expect, test } from 'vitest'
import { maxPosition, positionOf, rowsAt } from './rowScale.ts'

test('the scale goes from one recipient to a million, and each step is more than the one before', () => {
  const counts = Array.from({ length: maxPosition + 1 }, (_, position) => rowsAt(position))
  expect(counts[0]).toBe(1)
  expect(counts.at(-1)).toBe(1_000_000)
  for (const [position, rows] of counts.entries())
    if (position > 0) expect(rows).toBeGreaterThan(counts[position - 1] ?? 0)
})

test('every position is found again by its count', () => {
  for (let position = 0; position <= maxPosition; position++) expect(positionOf(rowsAt(position))).toBe(position)
})

test.each([
  [5_197, 5_200],
  [5_150, 5_200],
  [999, 1_000],
  [999_999, 1_000_000],
])('%d recipients stand where %d do', (rows, shown) => expect(rowsAt(positionOf(rows))).toBe(shown))
