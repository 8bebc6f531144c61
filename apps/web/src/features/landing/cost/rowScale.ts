import { maxRows } from './estimateGas.ts'

// Ten to ninety-nine of a power of ten: each step of the scale is another count of two digits.
const perPower = 90
const belowTen = 9

/** The last position of the scale, where the longest list stands; the first is 0. */
export const maxPosition = belowTen + perPower * (String(maxRows).length - 2)

/** Rows at a position of a scale from one to a million on which each power of ten is as wide as the next. */
export function rowsAt(position: number): number {
  if (position < belowTen) return position + 1
  const beyond = position - belowTen
  return (10 + (beyond % perPower)) * 10 ** Math.floor(beyond / perPower)
}

/** The position nearest to so many rows. */
export function positionOf(rows: number): number {
  if (rows <= belowTen) return rows - 1
  const power = String(rows).length - 2
  return belowTen + perPower * power + Math.round(rows / 10 ** power) - 10
}
