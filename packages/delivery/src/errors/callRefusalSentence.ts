import { type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'
import type { Reason } from './decodeReason.ts'
import type { Refusal } from './decodeRefusal.ts'
import { rowReasonSentence } from './rowReasonSentence.ts'
import { utcOf } from './utcOf.ts'

const byKind = {
  NotAuthorised: messages.refusalNotAuthorised,
  AlreadyCancelled: messages.refusalAlreadyCancelled,
  ClaimsNotOpen: messages.refusalClaimsNotOpen,
  AlreadySettled: messages.refusalAlreadySettled,
  NotTheAccount: messages.refusalNotTheAccount,
  NoTokenCode: messages.refusalNoTokenCode,
  InexactTransfer: messages.refusalInexactTransfer,
  NotEnoughGas: messages.refusalNotEnoughGas,
  BadProof: messages.refusalBadProof,
  BadSignature: messages.refusalBadSignature,
  SignatureExpired: messages.refusalSignatureExpired,
  BadRecipient: messages.refusalBadRecipient,
}

/** What the token answered, where it did. */
function answerOf(reason: Reason) {
  return reason.kind === 'none'
    ? { answered: 'no', reason: '' }
    : { answered: 'yes', reason: rowReasonSentence(reason) }
}

/** Why the distributor or the token refused a call, and what to do. */
export function callRefusalSentence(refusal: Refusal): Sentence {
  switch (refusal.kind) {
    case 'NotOpenYet':
      return sentence(messages.refusalNotOpenYet, { time: utcOf(refusal.opensAtSeconds) })
    case 'Closed':
      return sentence(messages.refusalClosed, { time: utcOf(refusal.closesAtSeconds) })
    case 'PullFailed':
      return sentence(messages.refusalPullFailed, answerOf(refusal.reason))
    case 'ReturnFailed':
      return sentence(messages.refusalReturnFailed, answerOf(refusal.reason))
    case 'RowRejected':
      return sentence(messages.refusalRowRejected, { row: refusal.row + 1, ...answerOf(refusal.reason) })
    case 'unexpected':
      return sentence(messages.refusalOtherwise, { why: refusal.errorName })
    case 'token':
      return sentence(messages.refusalOtherwise, { why: rowReasonSentence(refusal.reason) })
    default:
      return sentence(byKind[refusal.kind])
  }
}
