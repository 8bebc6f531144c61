/** How numbers of a list are written: `1,234.5` or `1.234,5`. */
export type DecimalStyle = 'point' | 'comma'

/** Why a text is no amount that may be paid. */
export type AmountFault =
  | 'missing'
  | 'malformed'
  | 'scientific'
  | 'negative'
  | 'zero'
  | 'too-many-decimals'
  | 'too-large'
  | 'ambiguous'

const MAX = 2n ** 256n - 1n

/** A separator that may be a decimal sign or group thousands: `1,5`, `1,000`, `1.000,50`, `1 000`. */
const grouped = /^\d{1,3}(?:[.,'\u00a0\u202f _]\d{3})+(?:[.,]\d+)?$|^\d+,\d+$/

function normalise(text: string, style: DecimalStyle | undefined): string | undefined {
  if (/^\d+(\.\d+)?$/.test(text) && style !== 'comma') return text
  if (style === undefined) return undefined
  const [decimal, thousands] = style === 'point' ? ['.', ','] : [',', '.']
  const [whole = '', fraction, ...rest] = text.split(decimal)
  if (rest.length > 0) return undefined
  const groups = whole.split(new RegExp(`[${thousands}\\u00a0\\u202f ']`))
  const isGrouped =
    groups.length > 1 && /^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => /^\d{3}$/.test(group))
  if (groups.length > 1 && !isGrouped) return undefined
  const digits = groups.join('')
  if (!/^\d+$/.test(digits) || (fraction !== undefined && !/^\d+$/.test(fraction))) return undefined
  return fraction === undefined ? digits : `${digits}.${fraction}`
}

/**
 * Reads an amount of a token into base units by string arithmetic; nothing is ever rounded.
 *
 * @param decimals decimals of the token; 0 reads raw units
 * @param style how the list writes numbers; without it a text that could be read in two ways is `ambiguous`
 */
export function parseAmount(
  text: string,
  decimals: number,
  style?: DecimalStyle,
): { amount: bigint } | { fault: AmountFault } {
  const trimmed = text.replace(/^[ \t\u00a0]+|[ \t\u00a0]+$/g, '')
  if (trimmed === '') return { fault: 'missing' }
  if (/^[+-]?\d+([.,]\d+)?e[+-]?\d+$/i.test(trimmed)) return { fault: 'scientific' }
  if (/^-\s*[\d.,]+$/.test(trimmed)) return { fault: 'negative' }
  const plain = normalise(trimmed, style)
  if (plain === undefined) return { fault: style === undefined && grouped.test(trimmed) ? 'ambiguous' : 'malformed' }
  const [whole = '', fraction = ''] = plain.split('.')
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > decimals) return { fault: 'too-many-decimals' }
  const digits = (whole + significant.padEnd(decimals, '0')).replace(/^0+/, '')
  if (digits === '') return { fault: 'zero' }
  if (digits.length > 78) return { fault: 'too-large' }
  const amount = BigInt(digits)
  return amount > MAX ? { fault: 'too-large' } : { amount }
}

/** How an amount is shown. */
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

const usualLocale = 'en-IE'
/**
 * Each style is asked of `Intl` once, as that takes longer than writing a thousand amounts. The usual one is not asked at all:
 * the very first question loads the data of every locale, which holds a phone's only thread for a quarter of a second.
 */
const styles = new Map<string, NumberStyle>([
  [usualLocale, { point: '.', whole: (value) => `${value}`.replace(/\B(?=(?:\d{3})+$)/g, ',') }],
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
  { locale = usualLocale, minimumFractionDigits = 0 }: FormatAmountOptions = {},
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
