import { formatAmount } from '@slotdrop/drops/format'

/** Wei as coins, cut to four digits: more is not known of a fee. */
export function aboutCoins(wei: bigint): string {
  const digits = wei.toString()
  const rounded = digits.length > 4 ? BigInt(digits.slice(0, 4)) * 10n ** BigInt(digits.length - 4) : wei
  return formatAmount(rounded, 18)
}
