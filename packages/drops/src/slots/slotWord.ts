// The bits of a slot. The contract keeps one 256-bit word for each slot: it sets bit `row` when it has paid that row, and never clears
// it. Masks that select rows of a slot have the same form. Lint refuses bit shifts elsewhere.

/** Whether the bit of a row is set. Bits at and above the slot's number of rows mean nothing. */
export function isSet(word: bigint, row: number): boolean {
  return ((word >> BigInt(row)) & 1n) === 1n
}

/** How many bits are set. */
export function count(word: bigint): number {
  let bits = 0
  for (let rest = word; rest > 0n; rest &= rest - 1n) bits += 1
  return bits
}

/** The rows whose bits are set, from the lowest. */
export function rowsOf(word: bigint): number[] {
  const rows: number[] = []
  for (let row = 0, rest = word; rest > 0n; row += 1, rest >>= 1n) if ((rest & 1n) === 1n) rows.push(row)
  return rows
}

/** A word with the bits of some rows set. */
export function maskOf(rows: Iterable<number>): bigint {
  let mask = 0n
  for (const row of rows) mask |= 1n << BigInt(row)
  return mask
}

/** The word's lowest `rowCount` set bits. */
export function lowest(word: bigint, rowCount: number): bigint {
  let taken = 0n
  let rest = word
  for (let index = 0; index < rowCount && rest > 0n; index++) {
    const bit = rest & -rest
    taken |= bit
    rest ^= bit
  }
  return taken
}

/** A word with a bit for each of `rowCount` rows. */
export function full(rowCount: number): bigint {
  return (1n << BigInt(rowCount)) - 1n
}
