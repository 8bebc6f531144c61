import { BaseError } from '@slotdrop/errors'
import type { Sentence } from '@slotdrop/messages'

/** The words of whatever was thrown. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** What an error says, for a page in any language; plain English where it has no sentence. */
export function saidOf(error: unknown): Sentence | string {
  // Sound: what an error of ours carries is a sentence of its package's catalogue.
  const sentence = error instanceof BaseError ? (error.sentence as Sentence | undefined) : undefined
  return sentence ?? messageOf(error)
}
