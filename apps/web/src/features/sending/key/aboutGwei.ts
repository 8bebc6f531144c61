import { formatAmount } from '@slotdrop/drops/format'

/** Wei a unit of gas in gwei, cut to three digits: more nobody compares. */
export function aboutGwei(wei: bigint, locale?: string): string {
  const digits = wei.toString()
  const cut = digits.length > 3 ? BigInt(digits.slice(0, 3)) * 10n ** BigInt(digits.length - 3) : wei
  return formatAmount(cut, 9, locale === undefined ? {} : { locale })
}
