import { BaseError } from '@slotdrop/errors'
import { formatSentence, type MessageLocale, type Sentence } from '@slotdrop/messages'
import { useCallback, useMemo } from 'react'
import { getLocale, type Locale, useLocale } from './locale.ts'
import { getNumberLocale, useNumberLocale } from './numberLocale.ts'

/** A sentence may have come out of a worker, as data. */
function isSentence(said: unknown): said is Sentence {
  return typeof said === 'object' && said !== null && 'id' in said && 'text' in said && 'values' in said
}

function sayIn(said: unknown, { tag, translation }: Locale, numbers: string): string {
  const locale: MessageLocale = { tag, translation, numbers }
  if (isSentence(said)) return formatSentence(said, locale)
  const sentence = typeof said === 'object' && said !== null && 'sentence' in said ? said.sentence : undefined
  if (isSentence(sentence)) return formatSentence(sentence, locale)
  if (said instanceof BaseError) return said.shortMessage
  return said instanceof Error ? said.message : String(said)
}

/** A sentence of a package, or what an error says, in the language that the page has at this moment. */
export function say(said: unknown): string {
  return sayIn(said, getLocale(), getNumberLocale())
}

/** The same for what stays on a page; drawn anew when the language changes. */
export function useSay(): (said: unknown) => string {
  const locale = useLocale()
  const numbers = useNumberLocale()
  return useCallback((said) => sayIn(said, locale, numbers), [locale, numbers])
}

/** The language of the page and its style of numbers, for packages that draw; another one when either changes. */
export function useMessageLocale(): MessageLocale {
  const { tag, translation } = useLocale()
  const numbers = useNumberLocale()
  return useMemo(() => ({ tag, translation, numbers }), [tag, translation, numbers])
}
