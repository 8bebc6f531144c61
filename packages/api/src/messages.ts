import { type Message, Sentence, sentence } from '@slotdrop/messages'
import * as messages from './messages.generated.ts'

/** The text of each refusal by its code. */
const problemTexts = {
  NOT_SIGNED_IN: messages.notSignedIn,
  NOT_THE_SENDER: messages.notTheSender,
  CHAIN_NOT_OFFERED: messages.chainNotOffered,
  OTHER_DISTRIBUTOR: messages.otherDistributor,
  INVALID_MANIFEST: messages.invalidManifest,
  DROP_NOT_FOUND: messages.dropNotFound,
  UPLOAD_NOT_FOUND: messages.uploadNotFound,
  TOO_MANY_UPLOADS: messages.tooManyUploads,
  UPLOAD_INCOMPLETE: messages.uploadIncomplete,
  INVALID_CHUNK: messages.invalidChunk,
  CHUNK_CONFLICT: messages.chunkConflict,
  DRAFT_NOT_FOUND: messages.draftNotFound,
  DRAFT_TOO_LARGE: messages.draftTooLarge,
  DRAFT_CONFLICT: messages.draftConflict,
  TOO_MANY_DRAFTS: messages.tooManyDrafts,
  INVALID_DRAFT: messages.invalidDraft,
  LIST_INCOMPLETE: messages.listIncomplete,
} as const satisfies Record<string, Message>

/** Stable name of a refusal. */
export type ProblemCode = keyof typeof problemTexts

/** What the text of a refusal is told: names with their values, as text. */
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

/** A refusal as a sentence, which a page says in its language; of a code that is not known here, its English. */
export function problemSentence({ code, message, values }: Problem): Sentence {
  if (!isProblemCode(code) || values === undefined) return sentence(messages.otherProblem, { message })
  return new Sentence(problemTexts[code], Object.fromEntries(values.map(({ name, value }) => [name, value])))
}

/** What a page says when an answer holds neither data nor a reason. */
export function silentServer(): Sentence {
  return sentence(messages.silentServer)
}
