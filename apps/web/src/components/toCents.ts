/**
 * What an amount is worth, in cents, rounded to the nearest.
 *
 * @param amount base units of the token
 * @param decimals of the token
 * @param usd dollars for one whole unit, as plain decimal digits
 */
export function toCents(amount: bigint, decimals: number, usd: string): bigint {
  const [whole = '0', fraction = ''] = usd.split('.')
  const unit = 10n ** BigInt(decimals + fraction.length)
  return (amount * BigInt(whole + fraction) * 100n + unit / 2n) / unit
}
