import { formatAmount } from '@slotdrop/drops/format'

/** An amount in base units, cut to so many digits. `locale` says how it is written; by default as the formats of amounts do. */
export function aboutAmount(amount: bigint, decimals: number, maxDigits: number, locale?: string): string {
  const digits = amount.toString()
  const cut =
    digits.length > maxDigits ? BigInt(digits.slice(0, maxDigits)) * 10n ** BigInt(digits.length - maxDigits) : amount
  return formatAmount(cut, decimals, locale === undefined ? {} : { locale })
}

/** Wei as coins, cut to four digits: more is not known of a fee. */
export function aboutCoins(wei: bigint): string {
  return aboutAmount(wei, 18, 4)
}
