/** How numbers of a list are written: `1,234.5` or `1.234,5`. */
export type DecimalStyle = 'point' | 'comma'

/** A number as digits before and behind its decimal mark, without any sign between them. */
export type NumberDigits = { readonly whole: string; readonly fraction: string }

/** Signs that group digits in either style: spaces of any width, apostrophes and underscores. */
const neutralGroups = [/[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/, /['’ʼ]/, /_/] as const
const anyNeutral = new RegExp(neutralGroups.map(({ source }) => source).join('|'))

const marks = {
  point: { decimal: '.', thousands: /,/ },
  comma: { decimal: ',', thousands: /\./ },
} as const

/** Groups of three digits, the first of one to three and not `0`. */
const threes = /^[1-9]\d{0,2}(?:\|\d{3})+$/
/** South Asian groups (lakh, crore): two digits each, and three at the end. */
const lakhs = /^[1-9]\d?(?:\|\d{2})+\|\d{3}$/

/** The digits of a whole number, grouped or not; undefined for anything else. */
function readWhole(text: string, thousands: RegExp): string | undefined {
  if (/^\d*$/.test(text)) return text
  for (const sign of [thousands, ...neutralGroups]) {
    const groups = text.split(sign).join('|')
    if (threes.test(groups) || (sign === marks.point.thousands && lakhs.test(groups))) return groups.replaceAll('|', '')
  }
  return undefined
}

function readFraction(text: string): string | undefined {
  return /^\d*$/.test(text) || /^\d{3}(?:_\d{3})*_\d{1,3}$/.test(text) ? text.replaceAll('_', '') : undefined
}

/**
 * Reads digits with a decimal mark and marks between groups, as one style writes them: `1,234.5`, `12,34,567.5`, `1’000`, `.5`, `5.`.
 * Signs, units and exponents are refused.
 */
export function readDigits(text: string, style: DecimalStyle): NumberDigits | undefined {
  const { decimal, thousands } = marks[style]
  const [before = '', behind = '', ...others] = text.split(decimal)
  if (others.length > 0) return undefined
  const whole = readWhole(before, thousands)
  const fraction = readFraction(behind)
  return whole === undefined || fraction === undefined || whole + fraction === '' ? undefined : { whole, fraction }
}

/** Whether digits are grouped by signs that are never a decimal mark, such as `1’000.5` and `1_000`, so that no comma has to be read. */
export function isGroupedPlainly(text: string): boolean {
  return anyNeutral.test(text) && !text.includes(',') && readDigits(text, 'point') !== undefined
}

/** The style in which alone a number with groups can be read: `1.250,50`, `1 250,50`, `1,250.50`, `1,00,000`. */
export function shownStyle(text: string): DecimalStyle | undefined {
  const isGrouped = /[.,]/.test(text) && text.split(/\D+/).filter((digits) => digits !== '').length > 2
  return isGrouped ? onlyStyle(text) : undefined
}

/** The style in which alone a number can be read: also `12,5`, `0.25`, `0,125`. */
export function onlyStyle(text: string): DecimalStyle | undefined {
  const point = readDigits(text, 'point')
  const comma = readDigits(text, 'comma')
  if (point && !comma) return 'point'
  return comma && !point ? 'comma' : undefined
}
