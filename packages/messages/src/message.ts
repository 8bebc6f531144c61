import type { CompiledMessage } from 'icu-minify/format'

export type { CompiledMessage } from 'icu-minify/format'

/**
 * One text in English, compiled from ICU MessageFormat.
 *
 * @typeParam V values of the text: names with their types
 */
export type Message<V extends object = object> = {
  /** Namespace and key, as a translation finds it: `drops/emptyDrop`. */
  readonly id: string
  readonly text: CompiledMessage
  /** Only for types: the values of the text. */
  readonly values?: V
}

/** What stands for a tag of a message on a page: gets what is between its ends. `R` is what a page draws. */
export type Tag<R = unknown> = (chunks: readonly R[]) => R

/** Values of each text of a folder, by its key; written from the texts themselves. */
export type MessageArguments = Record<string, Record<string, string | number | Date | Tag>>

/**
 * The texts of one folder, in English, compiled from its `messages.json` (ICU MessageFormat) by `pnpm codegen`.
 *
 * @typeParam A values of each text, so that a key or a value that does not exist is an error of types
 */
export type Messages<A extends object = MessageArguments> = {
  /** The folder, as a translation names it. */
  readonly namespace: string
  readonly texts: { readonly [K in keyof A]: CompiledMessage }
}

/** Texts of one language by namespace and key. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>

/** The texts of a namespace in another language; what it leaves out stays English. */
export type Translation = (messages: {
  readonly namespace: string
  readonly texts: Readonly<Record<string, CompiledMessage>>
}) => Readonly<Record<string, CompiledMessage>>
