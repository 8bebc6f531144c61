import type { ListTable } from './table.ts'

/** Finds the entry of a line (from 1); -1 where there is none. */
export function entryOfLine({ lines, count }: ListTable, line: number): number {
  let low = 0
  let high = count - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = (lines[middle] ?? 0) + 1
    if (found === line) return middle
    if (found < line) low = middle + 1
    else high = middle - 1
  }
  return -1
}
