import { parseCount } from '@slotdrop/drops'

/** More rows than any list has. */
const maxRowsPerDay = 100_000_000

/** Rows a day as they were typed, with or without marks between thousands; undefined for what is no such number. */
export function readRowsPerDay(text: string): number | undefined {
  const rows = parseCount(text)
  return rows !== undefined && rows >= 1 && rows <= maxRowsPerDay ? rows : undefined
}
