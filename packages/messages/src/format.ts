// Writes numbers, amounts and names. Nothing here knows a message, so a page may carry it in its first script.
export { formatAmount, type FormatAmountOptions } from './formatAmount.ts'
export { createNumberFormat, defaultNumberLocale } from './numberFormat.ts'
export { toPlainName } from './plainName.ts'
