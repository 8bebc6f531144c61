import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format'
import type { MessageLocale } from './locale.ts'
import { createNumberFormat } from './numberFormat.ts'

const cache = new Map<string, unknown>()

/** Making a format of `Intl` takes longer than a thousand uses of it. The kind says what the key keeps. */
function cached<T>(kind: string, locale: string, options: object | undefined, make: () => T): T {
  const key = `${kind}/${locale}/${JSON.stringify(options)}`
  const known = cache.get(key)
  // Sound: a kind is made by one function alone.
  if (known !== undefined) return known as T
  const made = make()
  cache.set(key, made)
  return made
}

function formattersFor(numbers: string): FormatOptions['formatters'] {
  return {
    // Sound: of a number format, only `format` is called.
    getNumberFormat: (_, options) =>
      cached('number', numbers, options, () => createNumberFormat(numbers, options) as Intl.NumberFormat),
    getDateTimeFormat: (_, options) =>
      cached('date', numbers, options, () => new Intl.DateTimeFormat(numbers, options)),
    getPluralRules: (locale, options) =>
      cached('plural', String(locale), options, () => new Intl.PluralRules(locale, options)),
  }
}

/** Formats a compiled message; with tags among the values, what stands for them comes as parts of an array. */
export function formatMessage<R = never>(
  text: CompiledMessage,
  values: Readonly<Record<string, unknown>> | undefined,
  { tag, numbers }: Pick<MessageLocale, 'tag' | 'numbers'>,
): string | R | (string | R)[] {
  // Sound: the types of a message's values are written from the message itself.
  return format<R>(text, tag, values as FormatValues<R> | undefined, { formatters: formattersFor(numbers) })
}
