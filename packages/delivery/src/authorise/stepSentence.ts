import { ANYONE } from '@slotdrop/contracts'
import { amountOf, type Sentence, sentence, toPlainName } from '@slotdrop/messages'
import { zeroAddress } from 'viem'
import * as messages from '../messages.generated.ts'
import { utcOf } from '../errors/utcOf.ts'
import type { AuthoriseStep } from './AuthoriseStep.ts'
import { gasMoneyOf } from './gasMoneyOf.ts'

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
      return registerTitle(step)
    case 'cancel':
      return sentence(messages.stepCancel)
    default:
      return step satisfies never
  }
}

type RegisterStep = Extract<AuthoriseStep, { kind: 'register' }>

function registerTitle(step: RegisterStep): Sentence {
  if (step.isClosing) return sentence(messages.stepCloseClaims)
  const gas = gasMoneyOf(step)
  if (gas > 0n)
    return sentence(messages.stepRegisterGas, {
      gas: amountOf(gas, step.coin.decimals, step.coin.symbol),
      claimsOpen: step.claimsOpen ? 'yes' : 'no',
    })
  return sentence(step.claimsOpen ? messages.stepOpenClaims : messages.stepNameWhoSends)
}

function registerSentence(step: RegisterStep): Sentence {
  const { operator, claimsOpen, operatorUntil = 0, coin } = step
  const gas = gasMoneyOf(step)
  return sentence(messages.stepRegisterText, {
    who: operator === zeroAddress ? 'nobody' : operator === ANYONE ? 'anyone' : 'other',
    operator,
    isLimited: operatorUntil === 0 || operator === zeroAddress ? 'no' : 'yes',
    until: utcOf(BigInt(operatorUntil)),
    claimsOpen: claimsOpen ? 'yes' : 'no',
    givesGas: gas > 0n ? 'yes' : 'no',
    gas: amountOf(gas, coin.decimals, coin.symbol),
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
