// What writes values for people and files. It hashes nothing, so a page may carry it in its first script.
export { type FormatAmountOptions, formatAmount } from './amount.ts'
export { toCsv } from './csv.ts'
