import { concernsAllowance, RevertedError, type SendProblem } from '@slotdrop/delivery'
import type { Sentence } from '@slotdrop/messages'

/** Why sending stopped, as data that crosses threads. */
export type ReportedProblem = {
  readonly name: string
  readonly sentence: Sentence
  readonly slot: number | undefined
  /** The row of the slot that stops all of it. */
  readonly row: number | undefined
  /** Approving the distributor anew may mend it. */
  readonly isOfAllowance: boolean
}

export function toReportedProblem(problem: SendProblem | undefined): ReportedProblem | undefined {
  if (!problem) return undefined
  const { error, slot } = problem
  return {
    name: error.name,
    sentence: error.sentence,
    slot,
    row: error instanceof RevertedError && error.refusal.kind === 'RowRejected' ? error.refusal.row : undefined,
    isOfAllowance: concernsAllowance(error),
  }
}
