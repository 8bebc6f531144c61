import { BaseError } from '@slotdrop/errors'
import { formatSentence, type MessageLocale, Sentence } from '@slotdrop/messages'
import { useCallback, useMemo } from 'react'
import { getLocale, type Locale, useLocale } from './locale.ts'
import { getNumberLocale, useNumberLocale } from './numberLocale.ts'

/** A sentence may have come out of a worker, as data. */
function isSentence(said: unknown): said is Sentence {
  return typeof said === 'object' && said !== null && 'id' in said && 'text' in said && 'values' in said
}

/** A value with this name, of something that may be an object. */
function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** What the API says of an operation that failed: beside its English it sends key and values of the text. */
function serverSentence(said: unknown): Sentence | undefined {
  const first = partOf(partOf(said, 'errors'), '0')
  const [message, facts] = [partOf(first, 'message'), partOf(first, 'extensions')]
  // An unexpected error shows nothing but its id.
  const key = partOf(facts, 'code') === 'INTERNAL_SERVER_ERROR' ? 'unexpectedError' : partOf(facts, 'key')
  if (typeof message !== 'string' || typeof key !== 'string') return undefined
  const values = Object.entries(partOf(facts, 'values') ?? {}).map(([name, value]) => [name, String(value)])
  return new Sentence({ id: `api/${key}`, text: message }, Object.fromEntries(values))
}

function sayIn(said: unknown, { tag, translation }: Locale, numbers: string): string {
  const locale: MessageLocale = { tag, translation, numbers }
  if (isSentence(said)) return formatSentence(said, locale)
  const sentence = typeof said === 'object' && said !== null && 'sentence' in said ? said.sentence : undefined
  if (isSentence(sentence)) return formatSentence(sentence, locale)
  const ofServer = serverSentence(said)
  if (ofServer) return formatSentence(ofServer, locale)
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
