import { ANYONE } from '@slotdrop/contracts'
import type { TokenFacts } from '@slotdrop/drops'
import { amountOf, listOf, type Sentence, sentence, toPlainName } from '@slotdrop/messages'
import { zeroAddress } from 'viem'
import { type OpenDrop, sumNeeds } from '../allowance/OpenDrop.ts'
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
  return sentence(step.claimsOpen ? messages.stepEnableClaiming : messages.stepNameWhoSends)
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
    leavesOpen: step.mayLeaveOpen ? 'yes' : 'no',
    givesGas: gas > 0n ? 'yes' : 'no',
    gas: amountOf(gas, coin.decimals, coin.symbol),
  })
}

function sharesOf(others: readonly OpenDrop[], { decimals, symbol }: TokenFacts) {
  return listOf(
    others.map(({ dropId, title, needs, isExact }) =>
      sentence(isExact ? messages.shareOfDrop : messages.shareOfDropAtMost, {
        amount: amountOf(needs, decimals, symbol),
        title:
          title === undefined ? sentence(messages.untitledDrop, { id: `${dropId.slice(0, 10)}…` }) : toPlainName(title),
      }),
    ),
  )
}

function approveSentence({
  amount,
  token,
  others = [],
  beyond = 0n,
}: Extract<AuthoriseStep, { kind: 'approve' }>): Sentence {
  if (amount === undefined) return sentence(messages.stepApproveCollectionText)
  const { decimals, symbol } = token
  const what = amountOf(amount, decimals, symbol)
  if (beyond > 0n)
    return sentence(messages.stepApproveBeyondText, {
      what,
      own: amountOf(amount - beyond, decimals, symbol),
      beyond: amountOf(beyond, decimals, symbol),
    })
  if (others.length === 0) return sentence(messages.stepApproveText, { what })
  const own = amountOf(amount - sumNeeds(others), decimals, symbol)
  return sentence(messages.stepApproveSharedText, { what, own, others: sharesOf(others, token) })
}

function resetSentence(step: Extract<AuthoriseStep, { kind: 'reset-allowance' }>): Sentence {
  const { left, allowance, token, others = [] } = step
  const symbol = toPlainName(token.symbol)
  const shares = sharesOf(others, token)
  if (left !== undefined) {
    const was = amountOf(left, token.decimals, token.symbol)
    return others.length === 0
      ? sentence(messages.stepResetText, { left: was })
      : sentence(messages.stepResetSharedText, { left: was, others: shares })
  }
  if (others.length === 0) return sentence(messages.stepTakeBackText, { symbol })
  return sentence(allowance > 0n ? messages.stepTakeBackRestText : messages.stepTakeBackAllText, {
    symbol,
    others: shares,
  })
}

/** What signing a step allows, and what it does not. */
export function stepSentence(step: AuthoriseStep): Sentence {
  switch (step.kind) {
    case 'approve':
      return approveSentence(step)
    case 'reset-allowance':
      return resetSentence(step)
    case 'register':
      return registerSentence(step)
    case 'cancel':
      return sentence(messages.stepCancelText)
    default:
      return step satisfies never
  }
}
