/** How many rows a mask selects. */
export const countRows = (mask: bigint): number => {
  let count = 0
  for (let rest = mask; rest !== 0n; rest &= rest - 1n) count += 1
  return count
}

/** The lowest `count` rows that a mask selects. */
export const lowestRows = (mask: bigint, count: number): bigint => {
  let taken = 0n
  let rest = mask
  for (let index = 0; index < count && rest !== 0n; index++) {
    const lowest = rest & -rest
    taken |= lowest
    rest ^= lowest
  }
  return taken
}
