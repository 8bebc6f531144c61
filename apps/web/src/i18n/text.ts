import formatMessage, { type FormatOptions } from 'icu-minify/format'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { createNumberFormat } from './formats.ts'
import { getLocale, type Locale, useLocale } from './locale.ts'
import { getNumberLocale, useNumberLocale } from './numberLocale.ts'
import type { Messages, Tag } from './messages.ts'

/** Texts without tags. */
type PlainKey<A> = { [K in keyof A]: Tag extends A[K][keyof A[K]] ? never : K }[keyof A]
type Values<V> = keyof V extends never ? [] : [values: Readonly<V>]

/** Texts of a folder in the language of the page. */
export type Text<A extends object> = {
  /** A text without tags. */
  <K extends PlainKey<A>>(key: K, ...values: Values<A[K]>): string
  /** A text with tags: each is given a function that draws it. */
  rich<K extends keyof A>(key: K, ...values: Values<A[K]>): ReactNode
}

const cache = new Map<string, unknown>()

function cached<T>(kind: string, locale: unknown, options: object | undefined, make: () => T): T {
  const key = `${kind}/${String(locale)}/${JSON.stringify(options)}`
  const known = cache.get(key)
  if (known !== undefined) return known as T
  const made = make()
  cache.set(key, made)
  return made
}

function formattersFor(numbers: string): FormatOptions['formatters'] {
  return {
    getNumberFormat: (_, options) =>
      cached('number', numbers, options, () => createNumberFormat(numbers, options) as Intl.NumberFormat),
    getDateTimeFormat: (_, options) =>
      cached('date', numbers, options, () => new Intl.DateTimeFormat(numbers, options)),
    getPluralRules: (locale, options) =>
      cached('plural', locale, options, () => new Intl.PluralRules(locale as string, options)),
  }
}

const translated = new WeakMap<Locale, WeakMap<object, Messages['texts']>>()

function textsIn(locale: Locale, messages: Messages): Messages['texts'] {
  if (!locale.translation) return messages.texts
  const known = translated.get(locale) ?? new WeakMap<object, Messages['texts']>()
  translated.set(locale, known)
  // What a translation lacks stays English.
  const texts = known.get(messages) ?? { ...messages.texts, ...locale.translation(messages) }
  known.set(messages, texts)
  return texts
}

/** Texts of a folder in a language, with numbers as `numbers` (a BCP 47 tag) writes them. */
export function createText<A extends object>(
  messages: Messages<A>,
  locale: Locale = getLocale(),
  numbers: string = getNumberLocale(),
): Text<A> {
  const texts = textsIn(locale, messages as unknown as Messages)
  const options = { formatters: formattersFor(numbers) }
  const format = (key: PropertyKey, values: object | undefined) =>
    formatMessage<ReactNode>(texts[key as string] ?? '', locale.tag, values as never, options)
  const plain = (key: PropertyKey, values?: object) => format(key, values) as string
  const rich = (key: PropertyKey, values?: object): ReactNode => {
    const parts = format(key, values)
    return Array.isArray(parts) ? createElement(Fragment, undefined, ...parts) : parts
  }
  return Object.assign(plain, { rich }) as unknown as Text<A>
}

/**
 * Texts of a folder in the language of the page; drawn anew when it changes.
 *
 * @example const t = useText(messages); t('rowsPaid', { paid: 3 }); t.rich('sealed', { b: (chunks) => <b>{chunks}</b> })
 */
export function useText<A extends object>(messages: Messages<A>): Text<A> {
  const locale = useLocale()
  const numbers = useNumberLocale()
  return useMemo(() => createText(messages, locale, numbers), [messages, locale, numbers])
}
