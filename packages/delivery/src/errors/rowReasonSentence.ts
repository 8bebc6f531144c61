import { type Message, type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'
import type { Reason } from './decodeReason.ts'

const byKind: { readonly [K in Exclude<Reason['kind'], 'text'>]: Message } = {
  none: messages.reasonNone,
  inexact: messages.reasonInexact,
  'two-faced': messages.reasonTwoFaced,
  panic: messages.reasonPanic,
  'text-not-kept': messages.reasonTextNotKept,
  untold: messages.reasonUntold,
  'passes-now': messages.reasonPassesNow,
  unknown: messages.reasonUnknown,
  paused: messages.reasonPaused,
  'erc20-balance': messages.reasonErc20Balance,
  'erc20-allowance': messages.reasonErc20Allowance,
  'erc20-sender': messages.reasonErc20Sender,
  'erc20-receiver': messages.reasonErc20Receiver,
  'erc721-nonexistent': messages.reasonErc721Nonexistent,
  'erc721-owner': messages.reasonErc721Owner,
  'erc721-approval': messages.reasonErc721Approval,
  'erc721-receiver': messages.reasonErc721Receiver,
  'erc1155-balance': messages.reasonErc1155Balance,
  'erc1155-approval': messages.reasonErc1155Approval,
  'erc1155-receiver': messages.reasonErc1155Receiver,
}

/** Why a token refused a row, as part of a sentence. */
export function rowReasonSentence(reason: Reason): Sentence {
  return reason.kind === 'text' ? sentence(messages.reasonText, { text: reason.text }) : sentence(byKind[reason.kind])
}

/** The reason that another program names; a name that is not known here is an unknown reason. */
export function toRowReason(kind: string, text: string | null): Reason {
  if (kind === 'text') return text === null ? { kind: 'text-not-kept' } : { kind, text }
  // Sound: it is a key of this very table.
  return Object.hasOwn(byKind, kind) ? { kind: kind as keyof typeof byKind } : { kind: 'unknown' }
}
