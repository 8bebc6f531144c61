import { ANYONE } from '@slotdrop/contracts'
import { amountOf, type Sentence, sentence, toPlainName } from '@slotdrop/messages'
import { zeroAddress } from 'viem'
import * as messages from '../messages.generated.ts'
import type { AuthoriseStep, Registration } from './AuthoriseStep.ts'

/** What a step is called, on its button too. */
export function stepTitle(step: AuthoriseStep): Sentence {
  switch (step.kind) {
    case 'approve': {
      const { decimals, symbol } = step.token
      const what = step.amount === undefined ? toPlainName(symbol) : amountOf(step.amount, decimals, symbol)
      return sentence(messages.stepApprove, { what })
    }
    case 'reset-allowance':
      return sentence(step.left === undefined ? messages.stepTakeBack : messages.stepReset)
    case 'register':
      if (step.isClosing) return sentence(messages.stepCloseClaims)
      return sentence(step.claimsOpen ? messages.stepOpenClaims : messages.stepNameWhoSends)
    case 'cancel':
      return sentence(messages.stepCancel)
    default:
      return step satisfies never
  }
}

function registerSentence({ operator, claimsOpen }: Registration): Sentence {
  return sentence(messages.stepRegisterText, {
    who: operator === zeroAddress ? 'nobody' : operator === ANYONE ? 'anyone' : 'other',
    operator,
    claimsOpen: claimsOpen ? 'yes' : 'no',
  })
}

/** What signing a step allows, and what it does not. */
export function stepSentence(step: AuthoriseStep): Sentence {
  switch (step.kind) {
    case 'approve': {
      const { decimals, symbol } = step.token
      return step.amount === undefined
        ? sentence(messages.stepApproveCollectionText)
        : sentence(messages.stepApproveText, { what: amountOf(step.amount, decimals, symbol) })
    }
    case 'reset-allowance': {
      const { decimals, symbol } = step.token
      return step.left === undefined
        ? sentence(messages.stepTakeBackText, { symbol: toPlainName(symbol) })
        : sentence(messages.stepResetText, { left: amountOf(step.left, decimals, symbol) })
    }
    case 'register':
      return registerSentence(step)
    case 'cancel':
      return sentence(messages.stepCancelText)
    default:
      return step satisfies never
  }
}
