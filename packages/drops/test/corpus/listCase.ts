import type { QuestionKind } from '../../src/list/questions/listQuestion.ts'
import type { Fix } from '../../src/list/decisions/decisions.ts'
import type { ListNotice } from '../../src/list/entries/listNotices.ts'
import type { IssueKind } from '../../src/list/issues/issueKinds.ts'
import type { ReadOptions } from '../../src/list/reading/prepareList.ts'

/** What is seen of a list that was read, as data. */
export type Outcome = {
  /** Lines that can be sealed without a decision, from 1. */
  readonly ready: readonly number[]
  /** What ready and doubtful lines pay, in tokens. */
  readonly total: string
  /** Questions about the list as a whole, in their order. */
  readonly asks: readonly QuestionKind[]
  /** Lines of each kind of finding; none where it is the list as a whole. */
  readonly finds: Readonly<Partial<Record<IssueKind, readonly number[]>>>
  readonly tells: readonly ListNotice['kind'][]
}

/** A decision about a list: an answer to a question, by its place from 0, or a fix. */
export type Step = { readonly answer: QuestionKind; readonly choice: number } | { readonly fix: Fix }

/** How the bytes of a file are written. */
export type FileEncoding = 'utf-8' | 'utf-8 with mark' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** A file, and how it must be read. */
export type ListCase = {
  /** The file, as the guide names it. */
  readonly name: string
  readonly text: string
  /** UTF-8 unless it says otherwise. */
  readonly encoding?: FileEncoding
  /** Beside those of `defaultOptions`. */
  readonly options?: Partial<ReadOptions>
  /** What is seen at once. Nothing is asked, found or told that is not named. */
  readonly gives: Partial<Outcome>
  /** Decisions one after another, and what is seen after each. */
  readonly decisions?: readonly (Step & { readonly gives: Partial<Outcome> })[]
}

/** Files of one kind. */
export type CaseGroup = {
  readonly title: string
  /** How such files are read, in a sentence or two. */
  readonly text: string
  readonly cases: readonly ListCase[]
}

/** An ERC-20 with 18 decimals on Ethereum. */
export const defaultOptions: ReadOptions = { standard: 'ERC20', decimals: 18, symbol: 'USDC', chainId: 1 }

/** Synthetic accounts and tokens, whose checksums are right. */
export const A = '0xBDaA4FB0C097729EeB23a33FCDCE80db2DA68A18'
export const B = '0xe813a49B55Fd86a03E63D306c98649c3b80B2f17'
export const C = '0xCe29EFf94d34706216c791c4B2494ee703CB53D7'
export const usdc = '0xFbcD898244D196690A11C6fFea44B5d1Ad43a5e9'
export const dai = '0x30eacbA53c535a444731aF931FE889E14D780374'

/** Joins lines as most programs do. */
export function lines(...texts: readonly string[]): string {
  return `${texts.join('\n')}\n`
}
