const shape = /^(\d+)(?:([.,])(\d+))?e([+-]?\d{1,6})$/i
/** Digits that spreadsheets and floating-point numbers keep; a longer number written with so many has lost the rest. */
const cutDigits = new Set([6, 15, 16, 17])
const maxExponent = 100

/**
 * Reads a number with an exponent, such as `1.8E+7`.
 *
 * @returns the same number without exponent, as `18000000`; `'digits-lost'` where the digits look cut or too many would follow;
 * undefined for any other text
 */
export function readScientific(text: string): { plain: string } | 'digits-lost' | undefined {
  const [, whole = '', mark, fraction = '', power = '0'] = shape.exec(text) ?? []
  if (whole === '') return undefined
  const exponent = Number(power)
  // Behind more than one digit a comma could group thousands.
  if ((mark === ',' && whole.length > 1) || Math.abs(exponent) > maxExponent || fraction.length > maxExponent)
    return 'digits-lost'
  const zeros = exponent - fraction.length
  const digits = (whole + fraction).replace(/^0+(?=\d)/, '')
  // The cell format "scientific" shows two decimals and two digits of the exponent, whatever the number has.
  const isSheetFormat = fraction.length === 2 && /^[+-]?\d{2,}$/.test(power)
  if (zeros > 0 && (cutDigits.has(digits.length) || isSheetFormat)) return 'digits-lost'
  if (zeros >= 0) return { plain: digits + '0'.repeat(zeros) }
  const padded = digits.padStart(1 - zeros, '0')
  return { plain: `${padded.slice(0, zeros)}.${padded.slice(zeros)}` }
}
