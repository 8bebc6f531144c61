import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { library } from '@slotdrop/tsup'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

// As in Vite: a style sheet imported with `?inline` is a text.
const inlineCss: Plugin = {
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

// esbuild drops the directive; without it the components cannot be imported by a server component.
async function markClientEntries() {
  for (const entry of ['dist/index.js', 'dist/testing.js']) {
    await writeFile(entry, `'use client'\n${await readFile(entry, 'utf8')}`)
  }
}

export default library(
  { index: 'src/index.ts', server: 'src/server.ts', testing: 'src/testing.ts' },
  { esbuildPlugins: [inlineCss], noExternal: [/\.css\?inline$/], onSuccess: markClientEntries },
)
