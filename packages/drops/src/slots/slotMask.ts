/** Makes a mask with a bit for each of `rowCount` rows. */
export function fullMask(rowCount: number): bigint {
  return (1n << BigInt(rowCount)) - 1n
}

/** Splits a mask's rows into two halves, for a slot that does not fit after all; `undefined` when it is one row already. */
export function halveMask(mask: bigint): readonly [bigint, bigint] | undefined {
  const rows: bigint[] = []
  for (let bit = 1n; bit <= mask; bit <<= 1n) if (mask & bit) rows.push(bit)
  if (rows.length < 2) return undefined
  const middle = Math.ceil(rows.length / 2)
  const join = (bits: readonly bigint[]) => bits.reduce((all, bit) => all | bit, 0n)
  return [join(rows.slice(0, middle)), join(rows.slice(middle))]
}
