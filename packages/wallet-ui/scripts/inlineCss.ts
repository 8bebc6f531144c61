import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from './plugin.ts'

/** As in Vite: a style sheet imported with `?inline` is a text. */
export function inlineCss(): Plugin {
  return {
    name: 'inline-css',
    setup(build) {
      const { resolve } = createRequire(import.meta.url)
      build.onResolve({ filter: /\.css\?inline$/ }, ({ path }) => ({
        // Kept in the path, so that tsup's own style sheet handling leaves it alone.
        path: `${resolve(path.replace('?inline', ''))}?inline`,
        namespace: 'inline-css',
      }))
      build.onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path }) => ({
        contents: (await readFile(path.replace('?inline', ''), 'utf8'))
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .replace(/\s+/g, ' '),
        loader: 'text',
      }))
    },
  }
}
