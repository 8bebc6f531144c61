import type { Options } from 'tsup'

/** The one way a workspace library is built: ESM, a file an entry, shared chunks, declarations. `dts`: those of what is bundled, too. */
export function library(entry: Record<string, string>, options?: Options): Options | Options[]

/** Whether a licence asks no more of an app that ships what is under it than to name it. @param expression as SPDX has it */
export function isPermissive(expression: string): boolean

/** Lets what is built in and asks with `require` for a module that stays outside have it: in a module of ES there is no `require`. */
export function importRequired(filter: RegExp): NonNullable<Options['esbuildPlugins']>[number]

/**
 * Writes the licences of all that a bundle contains and that is not ours beside it, as they ask for it. Fails the build when one of
 * them asks for more.
 */
export function writeLicences(): NonNullable<Options['esbuildPlugins']>[number]
