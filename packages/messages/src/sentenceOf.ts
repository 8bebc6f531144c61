import type { CompiledMessage, Messages, Tag } from './message.ts'
import { Sentence } from './sentence.ts'

/** Texts without tags. */
type PlainKey<A> = { [K in keyof A]: Tag extends A[K][keyof A[K]] ? never : K }[keyof A]
type Values<V> = keyof V extends never ? [] : [values: V]

/**
 * A text of a folder with its values, to be formatted later: what an error of an app carries, as in
 * `sentenceOf(messages, 'rowsPaid', { paid: 3 })`.
 */
export function sentenceOf<A extends object, K extends PlainKey<A> & string>(
  { namespace, texts }: Messages<A>,
  key: K,
  ...[values]: Values<A[K]>
): Sentence {
  // Sound: a folder has a text for each of its keys, and the compiler writes no other types of values than a sentence takes.
  const text = (texts as Readonly<Record<string, CompiledMessage>>)[key] ?? ''
  // Sound: see above.
  return new Sentence({ id: `${namespace}/${key}`, text }, (values ?? {}) as Sentence['values'])
}
