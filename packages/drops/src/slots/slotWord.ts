/**
 * Whether row `row` of a slot is settled, by the slot's word on chain.
 *
 * The contract keeps one 256-bit word a slot. It sets bit `row` when it has paid that row, and never clears it. Bits at and
 * above the slot's number of rows mean nothing.
 */
export function isBitSet(word: bigint, row: number): boolean {
  return ((word >> BigInt(row)) & 1n) === 1n
}
