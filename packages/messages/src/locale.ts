import type { Translation } from './message.ts'
import { defaultNumberLocale } from './numberFormat.ts'

/** How a text is said: in which language, and how its numbers and dates are written. */
export type MessageLocale = {
  /** BCP 47 tag of the language, which decides about plurals. */
  readonly tag: string
  /** BCP 47 tag whose numbers and dates are written. */
  readonly numbers: string
  /** Undefined for English. */
  readonly translation: Translation | undefined
}

/** English, numbers as in Ireland (specification, section 1). */
export const defaultLocale: MessageLocale = { tag: 'en-IE', numbers: defaultNumberLocale, translation: undefined }
