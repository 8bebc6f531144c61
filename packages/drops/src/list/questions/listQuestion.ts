import type { TextForm } from '../reading/textRows.ts'
import type { ColumnRole } from '../columns/columnRoles.ts'
import type { AmountUnit, Fix } from '../decisions/decisions.ts'

/** A line as one answer would read it. */
export type PreviewLine = {
  /** Line of the input, from 1. */
  readonly line: number
  /** The account or the name, as it is written; empty where there is none. */
  readonly account: string
  /** The amount as it is written, and what it would pay in base units; undefined where it can't be read so. */
  readonly amountText: string
  readonly amount: bigint | undefined
}

/** A column as a sentence names it: its number, from 1, and its header where it has one. */
export type NamedColumn = { readonly number: number; readonly name: string | undefined }

/** What the sentence about an answer tells, by the kind of its question. */
type ChoiceValues = {
  /** Columns without an amount among them have none; a joined amount goes on in the column after it. */
  columns: { readonly columns: readonly (NamedColumn & { readonly role: ColumnRole })[]; readonly joinsAmount: boolean }
  'amount-unit': { readonly unit: AmountUnit }
  /** Tokens as their rows write them, undefined for the coin. */
  tokens: { readonly tokens: readonly (string | undefined)[]; readonly rows: number }
  chains: { readonly chain: string; readonly rows: number }
  lists: { readonly names: readonly string[]; readonly rows: number }
  'addresses-in-text': { readonly count: number; readonly form: TextForm }
}

/** What the sentence that asks tells, by the kind of question. */
type QuestionValues = {
  /** Which role several columns could have. */
  columns: { readonly role: ColumnRole; readonly columns: readonly NamedColumn[] }
  'amount-unit': { readonly decimals: number }
  tokens: { readonly count: number }
  chains: { readonly count: number }
  lists: { readonly count: number }
  'addresses-in-text': { readonly count: number }
}

export type QuestionKind = keyof QuestionValues

/** One answer to a question. */
export type QuestionChoice<K extends QuestionKind = QuestionKind> = {
  readonly values: ChoiceValues[K]
  /** The decision that gives this answer. */
  readonly fix: Fix
  /** The first lines of the list as this answer reads them, at most two. */
  readonly preview: readonly PreviewLine[]
  /** Option of the command that gives the same answer, such as `--columns address=2,amount=3`. */
  readonly option: string
}

/** A question of one kind. */
export type QuestionOf<K extends QuestionKind> = {
  readonly kind: K
  readonly values: QuestionValues[K]
  /** Lines that it is about, from 1; none where it is the list as a whole. */
  readonly lines: readonly number[]
  /** Answers, the likeliest first. */
  readonly choices: readonly QuestionChoice<K>[]
}

/** A question about the list as a whole. Nothing is sealed before a decision answers it. */
export type ListQuestion = { readonly [K in QuestionKind]: QuestionOf<K> }[QuestionKind]
