/** How many rows a mask selects. */
export function countRows(mask: bigint): number {
  let count = 0
  for (let rest = mask; rest !== 0n; rest &= rest - 1n) count += 1
  return count
}

/** The mask that selects some rows, each named once. */
export function maskOf(rows: readonly number[]): bigint {
  return rows.reduce((mask, row) => mask | (1n << BigInt(row)), 0n)
}

/** The rows that a mask selects, from the lowest. */
export function rowsOf(mask: bigint): number[] {
  const rows: number[] = []
  for (let row = 0, rest = mask; rest !== 0n; row += 1, rest >>= 1n) if ((rest & 1n) === 1n) rows.push(row)
  return rows
}

/** The lowest `count` rows that a mask selects. */
export function lowestRows(mask: bigint, count: number): bigint {
  let taken = 0n
  let rest = mask
  for (let index = 0; index < count && rest !== 0n; index++) {
    const lowest = rest & -rest
    taken |= lowest
    rest ^= lowest
  }
  return taken
}
