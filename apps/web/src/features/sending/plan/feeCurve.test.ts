import { expect, test } from 'vitest'
import { drawFees } from './feeCurve.ts'

test('the curve tells for how long gas was at or below the limit', () => {
  const hour = 3_600_000
  const prices = [4n, 2n, 1n, 3n, 5n]
  const points = prices.map((price, index) => ({ at: index * hour, price }))
  const curve = drawFees(points, 2n)
  expect(curve.below).toEqual([{ from: 25, to: 75 }])
  expect(curve.millisecondsBelow).toBe(2 * hour)
  expect(curve.path).toBe('M0 29.6L25 64.8L50 82.4L75 47.2L100 12')
  expect(curve.limitY).toBe(64.8)
})

test('a limit that was never reached stays in the picture, a chain without a past draws nothing', () => {
  const points = [
    { at: 0, price: 1n },
    { at: 10, price: 1n },
  ]
  expect(drawFees(points, 4n)).toMatchObject({ limitY: 12, below: [{ from: 0, to: 100 }] })
  expect(drawFees(points.slice(1), 4n)).toEqual({ path: '', limitY: 0, below: [], millisecondsBelow: 0 })
})
