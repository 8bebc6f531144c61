/** Digits that spreadsheets keep of a number; what a file has beyond them is rounding. */
const keptDigits = 15

/**
 * A number of a spreadsheet's file as the spreadsheet shows it at full length: `1.1000000000000001` is 1.1. Numbers from 10^15 on,
 * whose last digits the spreadsheet has lost, are left in scientific notation, so that nobody takes the rest for what was typed.
 */
export function sheetNumber(text: string): string {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) return text
  if (Math.abs(value) >= 10 ** keptDigits) return value.toExponential().toUpperCase()
  const [mantissa = '', power = '0'] = value.toExponential(keptDigits - 1).split('e')
  const sign = value < 0 ? '-' : ''
  const digits = mantissa.replace(/[-.]/g, '')
  const point = Number(power) + 1
  const whole = point > 0 ? digits.slice(0, point) : '0'
  const fraction = (point > 0 ? digits.slice(point) : '0'.repeat(-point) + digits).replace(/0+$/, '')
  return `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`
}
