import type { IssueKind } from '../issues/issueKinds.ts'
import type { EntryState } from './listEntry.ts'

/** Which entries a window shows. */
export type WindowFilter = {
  readonly state?: EntryState | undefined
  readonly issue?: IssueKind | undefined
  /** Lines of the input, from 1. */
  readonly lines?: Uint32Array | undefined
  /** Part of a line's text; case makes no difference. */
  readonly text?: string | undefined
  /** Other texts that are as good as `text`, such as the addresses that a name stands for. */
  readonly orTexts?: readonly string[] | undefined
  /** Amounts in base units, both ends included. */
  readonly amount?: { readonly from: bigint; readonly to: bigint } | undefined
}
