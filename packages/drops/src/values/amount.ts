import { maxUint256 } from './uint256.ts'

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
  return amount > maxUint256 ? { fault: 'too-large' } : { amount }
}
