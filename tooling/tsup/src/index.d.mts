import type { Options } from 'tsup'

/** The one way a workspace library is built: ESM, declarations, a file an entry, shared chunks. */
export function library(entry: Record<string, string>, options?: Options): Options | Options[]
