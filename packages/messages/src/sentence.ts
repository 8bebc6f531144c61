import { formatAmount } from './formatAmount.ts'
import { formatMessage } from './formatMessage.ts'
import { defaultLocale, type MessageLocale } from './locale.ts'
import type { CompiledMessage, Message } from './message.ts'
import { toPlainName } from './plainName.ts'
import type { MessageValue, SentenceParts } from './values.ts'

type Values = Readonly<Record<string, MessageValue>>

/**
 * A text with its values: it can be formatted in any language, and as a string it says itself in English. Plain data but for
 * that, so it survives the way out of a worker.
 */
export class Sentence implements SentenceParts {
  readonly id: string
  readonly text: CompiledMessage
  readonly values: Values

  constructor({ id, text }: Message, values: Values) {
    this.id = id
    this.text = text
    this.values = values
  }

  toString(): string {
    return formatSentence(this)
  }
}

/** Values of a text; none for a text without any. */
type ValuesOf<V> = keyof V extends never ? [] : [values: Readonly<V>]

/** Puts a text and its values together. */
export function sentence<V extends object>(message: Message<V>, ...[values]: ValuesOf<V>): Sentence {
  // Sound: the compiler of messages writes no other types of values than these.
  return new Sentence(message, (values ?? {}) as Values)
}

function formatValue(value: MessageValue, locale: MessageLocale): string | number | Date {
  if (typeof value !== 'object' || value instanceof Date) return value
  if ('id' in value) return formatSentence(value, locale)
  if (value.type === 'amount') {
    const amount = formatAmount(value.amount, value.decimals, { locale: locale.numbers })
    return value.symbol === undefined ? amount : `${amount} ${toPlainName(value.symbol)}`
  }
  const texts = value.values.map((item) => String(formatValue(item, locale)))
  if (texts.length < 2) return texts[0] ?? ''
  const type = value.join === 'and' ? 'conjunction' : 'disjunction'
  return new Intl.ListFormat(locale.tag, { type }).format(texts)
}

/** Says a sentence: in English without a locale. Takes one that came out of a worker as plain data, too. */
export function formatSentence({ id, text, values }: SentenceParts, locale: MessageLocale = defaultLocale): string {
  const slash = id.lastIndexOf('/')
  const key = id.slice(slash + 1)
  const translated = locale.translation?.({ namespace: id.slice(0, slash), texts: { [key]: text } })[key]
  const formatted: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) formatted[name] = formatValue(value, locale)
  return String(formatMessage(translated ?? text, formatted, locale))
}
