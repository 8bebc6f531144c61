import { defineConfig } from 'tsup'
import { keepModules } from './keepModules.mjs'
import { listModules, writeDeclarations } from './writeDeclarations.mjs'

export { importRequired } from './importRequired.mjs'
export { parseBuiltIn } from './parseBuiltIn.mjs'
export { isPermissive, writeLicences } from './writeLicences.mjs'

/**
 * Builds a workspace library: one ES module and one declaration file for each source module, so that bundlers drop the modules an app does
 * not use. A package that bundles others sets `dts`: it gets one file for each entry, shared chunks and bundled types, which takes twenty
 * times as long.
 *
 * @param {Record<string, string>} entry name of the output → source file
 * @param {import('tsup').Options} [options] what this package needs beyond the preset
 */
export function library(entry, options = {}) {
  const shared = defineConfig({ format: ['esm'], target: 'es2022', sourcemap: true, clean: true, ...options })
  if (options.dts !== undefined) return { entry, splitting: true, treeshake: true, ...shared }
  return async () => ({
    entry: await listModules(entry),
    splitting: false,
    esbuildPlugins: [keepModules()],
    onSuccess: () => writeDeclarations(entry),
    ...shared,
  })
}
