import type { CompiledMessage } from 'icu-minify/format'
import type { ReactNode } from 'react'

/** What stands for a tag of a message: gets what is between its ends. */
export type Tag = (chunks: readonly ReactNode[]) => ReactNode

/** What each text is told, by its key; written from the texts themselves. */
export type MessageArguments = Record<string, Record<string, string | number | Date | Tag>>

/**
 * The texts of one folder, in English, compiled from its `messages.json` (ICU MessageFormat) by `pnpm codegen`.
 *
 * @typeParam A what each text is told, so that a key or a value that does not exist is an error of types
 */
export type Messages<A extends object = MessageArguments> = {
  /** The folder, as a translation names it. */
  readonly namespace: string
  readonly texts: { readonly [K in keyof A]: CompiledMessage }
}

/** The texts of a folder in another language. */
export type Translation = (messages: {
  readonly namespace: string
  readonly texts: Readonly<Record<string, CompiledMessage>>
}) => Readonly<Record<string, CompiledMessage>>
