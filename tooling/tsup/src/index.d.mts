import type { Options } from 'tsup'

/** Builds a library: one ES module and one declaration file for each source module. */
export function library(entry: Record<string, string>): () => Promise<Options>
/** Builds a library that bundles others: one file for each entry, shared chunks and bundled types. */
export function library(entry: Record<string, string>, options: Options & Required<Pick<Options, 'dts'>>): Options

/** Whether a licence asks no more of an app that ships what is under it than to name it. @param expression as SPDX has it */
export function isPermissive(expression: string): boolean

/** Lets what is built in and asks with `require` for a module that stays outside have it: in a module of ES there is no `require`. */
export function importRequired(filter: RegExp): NonNullable<Options['esbuildPlugins']>[number]

/**
 * Writes the licences of all that a bundle contains and that is not ours beside it, as they ask for it. Fails the build when one of
 * them asks for more.
 */
export function writeLicences(): NonNullable<Options['esbuildPlugins']>[number]

/** What is built into a package, by its `LICENSES.txt`. */
export function parseBuiltIn(
  licences: string,
): readonly { readonly name: string; readonly version: string; readonly licence: string }[]
