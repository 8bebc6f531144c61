import { defineConfig } from 'tsup'

export { importRequired } from './importRequired.mjs'
export { isPermissive, writeLicences } from './writeLicences.mjs'

/**
 * The one way a workspace library is built: ESM, declarations, a file an entry, shared chunks.
 *
 * @param {Record<string, string>} entry name of the output → source file
 * @param {import('tsup').Options} [options] what this package needs beyond the preset
 */
export function library(entry, options = {}) {
  return defineConfig({
    entry,
    format: ['esm'],
    target: 'es2022',
    dts: true,
    splitting: true,
    sourcemap: true,
    clean: true,
    treeshake: true,
    ...options,
  })
}
