import { ANYONE } from '@slotdrop/contracts'
import type { AuthoriseStep } from '@slotdrop/delivery'
import { useMemo } from 'react'
import { zeroAddress } from 'viem'
import { type Messages, type Text, useText } from '../../i18n/index.ts'
import { toPlainName } from '@slotdrop/messages/format'
import { amountWords } from '../amountWords.ts'
import { messages } from './messages.generated.ts'

type Texts = typeof messages extends Messages<infer A extends object> ? Text<A> : never

/** What is to be signed, in the language of the page. */
export type StepWords = {
  title(step: AuthoriseStep): string
  explanation(step: AuthoriseStep): string
}

/** See `StepWords`. */
export function createStepWords(t: Texts): StepWords {
  return {
    title(step) {
      switch (step.kind) {
        case 'approve': {
          const { amount, token } = step
          return t('approve', { what: amount === undefined ? toPlainName(token.symbol) : amountWords(amount, token) })
        }
        case 'reset-allowance':
          return t(step.left === undefined ? 'takeBack' : 'reset')
        case 'register':
          return t(step.isClosing ? 'closeClaims' : step.claimsOpen ? 'openClaims' : 'nameWhoSends')
        case 'cancel':
          return t('cancel')
        default:
          return step satisfies never
      }
    },
    explanation(step) {
      switch (step.kind) {
        case 'approve':
          return step.amount === undefined
            ? t('approveCollection')
            : t('approveExactly', { what: amountWords(step.amount, step.token) })
        case 'reset-allowance':
          return step.left === undefined
            ? t('takeBackText', { symbol: toPlainName(step.token.symbol) })
            : t('resetText', { left: amountWords(step.left, step.token) })
        case 'register':
          return t('registerText', {
            who: step.operator === zeroAddress ? 'nobody' : step.operator === ANYONE ? 'anyone' : 'other',
            operator: step.operator,
            claimsOpen: step.claimsOpen ? 'yes' : 'no',
          })
        case 'cancel':
          return t('cancelText')
        default:
          return step satisfies never
      }
    },
  }
}

/** See `StepWords`; drawn anew when the language changes. */
export function useStepWords(): StepWords {
  const t = useText(messages)
  return useMemo(() => createStepWords(t), [t])
}
