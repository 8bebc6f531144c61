import type { Sentence } from '@slotdrop/messages'
import type { AmountProblem } from '../../values/amount.ts'
import { issue, type RowIssue } from './issue.ts'
import { issueSentence } from './issueSentence.ts'

/** Findings that tell no more than the cell. */
const kinds = {
  address: 'amount-is-an-address',
  ambiguous: 'amount-ambiguous',
  'digits-lost': 'amount-digits-lost',
  malformed: 'amount-malformed',
  negative: 'amount-negative',
  percent: 'amount-percent',
  'too-large': 'amount-too-large',
  zero: 'amount-zero',
} as const

/** Shortens a cell to what a sentence shows of it. */
export function shortCell(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

/** The finding about a text that is no amount of a token with so many decimals. */
export function amountIssue(text: string, problem: AmountProblem, decimals: number): RowIssue {
  const cell = shortCell(text)
  switch (problem.fault) {
    case 'missing':
      return issue('missing-cell', { role: 'amount' })
    case 'too-many-decimals':
      return issue('amount-too-many-decimals', { cell, decimals })
    case 'scientific':
      return issue('amount-scientific', { cell, number: shortCell(problem.plain) })
    case 'unusual-character':
      return issue('amount-unusual-character', { cell, character: problem.character })
    default:
      return issue(kinds[problem.fault], { cell })
  }
}

/** Says why a text that was typed is no amount, as a list says it. */
export function amountProblemSentence(text: string, problem: AmountProblem, decimals: number): Sentence {
  return issueSentence(amountIssue(text.trim(), problem, decimals))
}
