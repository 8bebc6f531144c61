/** Parts of a fee that as many rows bear, in wei: equal ones, and what can't be shared falls to the first. Together they are the fee. */
export function shareFee(fee: bigint, rows: number): bigint[] {
  const count = BigInt(rows)
  return Array.from({ length: rows }, (_, row) => fee / count + (BigInt(row) < fee % count ? 1n : 0n))
}
