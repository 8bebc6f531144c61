import { formatAmount } from './formatAmount.ts'

/** How numbers and dates are written, whatever the language, unless another style is chosen. */
export const defaultNumberLocale = 'en-IE'

/** Writes numbers in a style. Whole ones take no `Intl`, whose first use holds a phone for a quarter of a second. */
export function createNumberFormat(
  numbers: string,
  options?: Intl.NumberFormatOptions,
): { format(value: number | bigint): string } {
  let format: Intl.NumberFormat | undefined
  return {
    format: (value) =>
      options === undefined && (typeof value === 'bigint' || Number.isSafeInteger(value))
        ? formatAmount(BigInt(value), 0, { locale: numbers })
        : (format ??= new Intl.NumberFormat(numbers, options)).format(value),
  }
}
