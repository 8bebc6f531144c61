import { type Message, Sentence, sentence } from '@slotdrop/messages'
import * as messages from './messages.generated.ts'

/** The text of each refusal by its code. */
const problemTexts = {
  NOT_SIGNED_IN: messages.notSignedIn,
  NOT_THE_SENDER: messages.notTheSender,
  CHAIN_NOT_OFFERED: messages.chainNotOffered,
  OTHER_DISTRIBUTOR: messages.otherDistributor,
  INVALID_MANIFEST: messages.refusedFor,
  DROP_NOT_FOUND: messages.dropNotFound,
  DROP_IS_PUBLIC: messages.dropIsPublic,
  DROP_IS_BEING_SENT: messages.dropIsBeingSent,
  TOO_MANY_DROPS: messages.tooManyDrops,
  SENDING_UNAVAILABLE: messages.sendingUnavailable,
  NOT_ORDERED: messages.notOrdered,
  FEES_REFUSED: messages.feesRefused,
  REQUESTS_REFUSED: messages.refusedFor,
  ORDER_REFUSED: messages.refusedFor,
  REQUEST_NOT_OFFERED: messages.refusedFor,
  CLAIM_REFUSED: messages.refusedFor,
  NOT_ON_THE_LIST: messages.notOnTheList,
  NOTHING_OPEN: messages.nothingOpen,
  UPLOAD_NOT_FOUND: messages.uploadNotFound,
  TOO_MANY_UPLOADS: messages.tooManyUploads,
  UPLOAD_INCOMPLETE: messages.uploadIncomplete,
  SEALING_FAILED: messages.sealingFailed,
  INVALID_CHUNK: messages.refusedFor,
  CHUNK_CONFLICT: messages.chunkConflict,
  DRAFT_NOT_FOUND: messages.draftNotFound,
  DRAFT_TOO_LARGE: messages.draftTooLarge,
  DRAFT_CONFLICT: messages.draftConflict,
  TOO_MANY_DRAFTS: messages.tooManyDrafts,
  INVALID_DRAFT: messages.refusedFor,
  LIST_INCOMPLETE: messages.listIncomplete,
  COMPANION_TOO_LARGE: messages.companionTooLarge,
  COMPANION_INCOMPLETE: messages.companionIncomplete,
  INVALID_COMPANION: messages.refusedFor,
} as const satisfies Record<string, Message>

/** What is wrong with an upload or a draft, by its key: the `reason` of a refusal. */
const reasonTexts = {
  slotsUnordered: messages.slotsUnordered,
  totalTooLarge: messages.totalTooLarge,
  otherDropId: messages.otherDropId,
  otherRowCount: messages.otherRowCount,
  chunkUnknown: messages.chunkUnknown,
  chunkOfOtherSize: messages.chunkOfOtherSize,
  dropIdLength: messages.dropIdLength,
  rowCountRange: messages.rowCountRange,
  nameTooLong: messages.nameTooLong,
  decimalsRange: messages.decimalsRange,
  draftIdMalformed: messages.draftIdMalformed,
  revisionNegative: messages.revisionNegative,
  rowCountNegative: messages.rowCountNegative,
  listMalformed: messages.listMalformed,
  partMalformed: messages.partMalformed,
  companionMalformed: messages.companionMalformed,
  dropRemoved: messages.dropRemoved,
  ceilingZero: messages.ceilingZero,
  urgentCeilingLow: messages.urgentCeilingLow,
  finishByPast: messages.finishByPast,
  rowsPerDayRange: messages.rowsPerDayRange,
  requestsNotAllowed: messages.requestsNotAllowed,
  requestsNeedless: messages.requestsNeedless,
  requestsPaused: messages.requestsPaused,
  requestsNeedClaims: messages.requestsNeedClaims,
  requestsTooEarly: messages.requestsTooEarly,
  requestsTooLate: messages.requestsTooLate,
  requestsBlocked: messages.requestsBlocked,
  requestsWithoutGas: messages.requestsWithoutGas,
  requestsUsedUp: messages.requestsUsedUp,
  claimToOwnAddress: messages.claimToOwnAddress,
  claimToBadAddress: messages.claimToBadAddress,
  claimExpired: messages.claimExpired,
  claimTooLong: messages.claimTooLong,
  claimBadSignature: messages.claimBadSignature,
  claimRefusedByChain: messages.claimRefusedByChain,
  claimChainSilent: messages.claimChainSilent,
  claimOnItsWay: messages.claimOnItsWay,
  claimNotLater: messages.claimNotLater,
  claimGivenUp: messages.claimGivenUp,
} as const satisfies Record<string, Message>

/** Stable name of a refusal. */
export type ProblemCode = keyof typeof problemTexts

/** Values of the text of a refusal, as text. */
export type ProblemValues<code extends ProblemCode> =
  (typeof problemTexts)[code] extends Message<infer values> ? { readonly [name in keyof values]: string } : never

/** A refusal as the API answers it: `message` is its English. */
export type Problem = {
  readonly code: string
  readonly message: string
  /** Absent in an answer of a server that is older than these values. */
  readonly values?: readonly { readonly name: string; readonly value: string }[] | undefined
}

function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problemTexts, code)
}

function isReasonKey(key: string): key is keyof typeof reasonTexts {
  return Object.hasOwn(reasonTexts, key)
}

/** A reason as values of a refusal: its English, and for a page in another language its key and values where it has them. */
export function reasonValues(
  reason: Sentence | string,
): { readonly reason: string } & Readonly<Record<string, string>> {
  if (typeof reason === 'string') return { reason }
  const values = Object.entries(reason.values).map(([name, value]) => [name, String(value)])
  const key = reason.id.slice(reason.id.lastIndexOf('/') + 1)
  return { ...Object.fromEntries(values), reasonKey: key, reason: String(reason) }
}

/** A refusal as a sentence, which a page says in its language; of a code that is not known here, its English. */
export function problemSentence({ code, message, values }: Problem): Sentence {
  if (!isProblemCode(code) || values === undefined) return sentence(messages.otherProblem, { message })
  // All of them travel as text; what is counted in words has to be a number.
  const texts = Object.fromEntries(values.map(({ name, value }) => [name, name === 'count' ? Number(value) : value]))
  const reasonKey = String(texts['reasonKey'] ?? '')
  if (!isReasonKey(reasonKey)) return new Sentence(problemTexts[code], texts)
  return new Sentence(problemTexts[code], { ...texts, reason: new Sentence(reasonTexts[reasonKey], texts) })
}

/** What a page says when an answer holds neither data nor a reason. */
export function silentServer(): Sentence {
  return sentence(messages.silentServer)
}
