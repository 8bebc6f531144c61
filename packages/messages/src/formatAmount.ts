/** How an amount is written. */
export type FormatAmountOptions = {
  /** Locale of separators; `null` writes digits and a point only, as files want them. Default `en-IE`. */
  locale?: string | null
  /** Fraction digits that are always shown. Default 0. */
  minimumFractionDigits?: number
}

type NumberStyle = {
  readonly point: string
  readonly whole: (value: bigint) => string
}

const defaultLocale = 'en-IE'

/**
 * Each style is asked of `Intl` once, as that takes longer than writing a thousand amounts. The default one is not asked at
 * all: the very first question loads the data of every locale, which holds a phone's only thread for a quarter of a second.
 */
const styles = new Map<string, NumberStyle>([
  [defaultLocale, { point: '.', whole: (value) => `${value}`.replace(/\B(?=(?:\d{3})+$)/g, ',') }],
])

function styleOf(locale: string): NumberStyle {
  const known = styles.get(locale)
  if (known) return known
  const format = new Intl.NumberFormat(locale)
  const style = {
    point: format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.',
    whole: (value: bigint) => format.format(value),
  }
  styles.set(locale, style)
  return style
}

/** Writes base units exactly, never rounded: `1234500n` with 3 decimals is `1,234.5`. */
export function formatAmount(
  amount: bigint,
  decimals: number,
  { locale = defaultLocale, minimumFractionDigits = 0 }: FormatAmountOptions = {},
): string {
  const sign = amount < 0n ? '-' : ''
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0')
  const whole = BigInt(digits.slice(0, digits.length - decimals))
  const exact = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '')
  const fraction = exact.padEnd(Math.min(minimumFractionDigits, Math.max(decimals, 0)), '0')
  if (locale === null) return `${sign}${whole}${fraction && `.${fraction}`}`
  const style = styleOf(locale)
  return `${sign}${style.whole(whole)}${fraction && `${style.point}${fraction}`}`
}
