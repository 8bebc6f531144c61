// What writes values for people and files. It hashes nothing, so a page may carry it in its first script.
export { type FormatAmountOptions, formatAmount } from '@slotdrop/messages/format'
export { toCsv } from './values/csv.ts'
