import { formatMessage, type Messages, type Tag } from '@slotdrop/messages'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { getLocale, type Locale, useLocale } from './locale.ts'
import { getNumberLocale, useNumberLocale } from './numberLocale.ts'

/** Texts without tags. */
type PlainKey<A> = { [K in keyof A]: Tag extends A[K][keyof A[K]] ? never : K }[keyof A]
/** On a page a tag draws React. */
type Drawn<V> = { readonly [N in keyof V]: V[N] extends Tag ? Tag<ReactNode> : V[N] }
type Values<V> = keyof V extends never ? [] : [values: Drawn<V>]

/** Texts of a folder in the language of the page. */
export type Text<A extends object> = {
  /** A text without tags. */
  <K extends PlainKey<A>>(key: K, ...values: Values<A[K]>): string
  /** A text with tags: each is given a function that draws it. */
  rich<K extends keyof A>(key: K, ...values: Values<A[K]>): ReactNode
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
  // Sound: the values of each key matter to callers alone.
  const texts = textsIn(locale, messages as unknown as Messages)
  const format = (key: PropertyKey, values?: Record<string, unknown>) =>
    formatMessage<ReactNode>(texts[String(key)] ?? '', values, { tag: locale.tag, numbers })
  const plain = (key: PropertyKey, values?: Record<string, unknown>) => String(format(key, values))
  const rich = (key: PropertyKey, values?: Record<string, unknown>): ReactNode => {
    const parts = format(key, values)
    return Array.isArray(parts) ? createElement(Fragment, undefined, ...parts) : parts
  }
  // Sound: keys and values are held by the type of the result.
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
