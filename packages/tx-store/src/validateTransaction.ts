import { sentence } from '@slotdrop/messages'
import * as messages from './messages.generated.ts'

const hashPattern = /^0x[A-Fa-f0-9]{64}$/

/** Why a value is no transaction to record, in the specification's words (section 5, spelling included); empty when it is one. */
export function validateTransaction(transaction: {
  readonly hash?: unknown
  readonly description?: unknown
  readonly confirmations?: unknown
}): readonly string[] {
  const reasons: string[] = []
  const { hash, description, confirmations } = transaction
  if (typeof hash !== 'string' || !hashPattern.test(hash)) reasons.push(String(sentence(messages.badHash)))
  if (typeof description !== 'string') reasons.push(String(sentence(messages.badDescription)))
  if (confirmations !== undefined && (!Number.isInteger(confirmations) || Number(confirmations) < 1)) {
    reasons.push(String(sentence(messages.badConfirmations)))
  }
  return reasons
}
