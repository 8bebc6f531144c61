import type { CompiledMessage } from './message.ts'

/** An amount in base units, written exactly as the reader writes numbers. */
export type AmountValue = {
  readonly type: 'amount'
  readonly amount: bigint
  readonly decimals: number
  /** Untrusted text of a token: shortened and stripped of what can't be seen. */
  readonly symbol: string | undefined
}

/** Several values as a reader would list them. */
export type ListValue = {
  readonly type: 'list'
  readonly values: readonly MessageValue[]
  readonly join: 'and' | 'or'
}

/** A text with its values, as plain data. */
export type SentenceParts = {
  readonly id: string
  readonly text: CompiledMessage
  readonly values: Readonly<Record<string, MessageValue>>
}

/** What a sentence may be given. A sentence inside a sentence is said in the same language. */
export type MessageValue = string | number | Date | AmountValue | ListValue | SentenceParts

/** An amount of a token inside a sentence: `1,234.5 MERI`; with no decimals any whole number. */
export function amountOf(amount: bigint, decimals: number, symbol?: string): AmountValue {
  return { type: 'amount', amount, decimals, symbol }
}

/** A list inside a sentence: `a, b and c`. */
export function listOf(values: readonly MessageValue[], join: 'and' | 'or' = 'and'): ListValue {
  return { type: 'list', values, join }
}
