import { type Sentence, sentence } from '@slotdrop/messages'
import * as messages from './messages.generated.ts'

const sentences = {
  preparing: sentence(messages.preparing),
  signing: sentence(messages.signing),
  verifying: sentence(messages.verifying),
  other: sentence(messages.other),
} as const

/** The four messages of the sign-in (specification, section 8), letter by letter. */
export const signInTexts = {
  preparing: String(sentences.preparing),
  signing: String(sentences.signing),
  verifying: String(sentences.verifying),
  other: String(sentences.other),
} as const

/** What one of the four messages says, for pages in another language; undefined for any other text. */
export function findSignInSentence(text: string): Sentence | undefined {
  return Object.values(sentences).find((said) => String(said) === text)
}
