import type { ListSummary } from '@slotdrop/drops'

/** Whether a list of addresses that were found in a text waits for the amount that each gets. */
export function isAmountAsked({ reading, issues, questions }: ListSummary): boolean {
  return (
    reading.form === 'text' && questions.length === 0 && issues.some(({ fixes }) => fixes.includes('equal-amounts'))
  )
}

/** How many questions stand above the list. Until they are answered, what is wrong with its lines may be nothing. */
export function openQuestions(summary: ListSummary): number {
  return summary.questions.length + (isAmountAsked(summary) ? 1 : 0)
}
