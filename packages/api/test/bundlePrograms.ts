import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'

const home = fileURLToPath(new URL('..', import.meta.url))

/** Modules that load files of their own, or that Node chooses by its conditions. */
const external = ['@electric-sql/pglite', 'pg', 'pino']

/**
 * Bundles programs that tests start as processes dozens of times: from its sources one takes six times as long to start. Returns their
 * folder, which is in this package, because modules that stay outside are resolved from there.
 *
 * @param entry name of a program → its source file
 */
export async function bundlePrograms(entry: Record<string, string>): Promise<string> {
  const cache = join(home, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const outDir = mkdtempSync(join(cache, 'programs-'))
  await build({
    config: false,
    silent: true,
    entry,
    outDir,
    format: ['esm'],
    platform: 'node',
    target: 'node20',
    treeshake: false,
    external,
    noExternal: [new RegExp(`^(?!(${external.join('|')})(/|$))`)],
    // Some of what is built in is CommonJS, which asks for Node's modules with `require`.
    banner: {
      js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
    },
    esbuildOptions(options) {
      options.conditions = ['@slotdrop/source', 'module', 'node', 'import', 'default']
    },
  })
  return outDir
}
