/** How many bits of a slot's word are set: rows of it that are settled. */
export function countBits(word: bigint): number {
  let count = 0
  for (let rest = word; rest > 0n; rest &= rest - 1n) count++
  return count
}
