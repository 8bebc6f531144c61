export function isPaid(word: bigint, row: bigint): boolean {
  return ((word >> row) & 1n) === 1n
}
