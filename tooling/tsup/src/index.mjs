import { defineConfig } from 'tsup'
import { writeDeclarations } from './writeDeclarations.mjs'

export { importRequired } from './importRequired.mjs'
export { isPermissive, writeLicences } from './writeLicences.mjs'

/**
 * The one way a workspace library is built: ESM, a file an entry, shared chunks, declarations. These are of each module, written by
 * TypeScript 7; a package that names types of what it bundles sets `dts`, which bundles them too and takes twenty times as long.
 *
 * @param {Record<string, string>} entry name of the output → source file
 * @param {import('tsup').Options} [options] what this package needs beyond the preset
 */
export function library(entry, options = {}) {
  return defineConfig({
    entry,
    format: ['esm'],
    target: 'es2022',
    onSuccess: options.dts ? undefined : () => writeDeclarations(entry),
    splitting: true,
    sourcemap: true,
    clean: true,
    treeshake: true,
    ...options,
  })
}
