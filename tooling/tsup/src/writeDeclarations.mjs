import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const tsc = fileURLToPath(import.meta.resolve('@slotdrop/tsconfig/check-types'))

/**
 * Writes a declaration file for each module of `src` that an entry leads to. The types were checked before: here they are only written.
 *
 * @param {Record<string, string>} entry name of the output → source file
 */
export async function writeDeclarations(entry) {
  const cache = resolve('node_modules/.cache/declarations')
  mkdirSync(cache, { recursive: true })
  const config = join(cache, 'tsconfig.json')
  writeFileSync(
    config,
    JSON.stringify({
      extends: resolve('tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        noCheck: true,
        declaration: true,
        emitDeclarationOnly: true,
        stripInternal: true,
        rootDir: resolve('src'),
        outDir: resolve('dist'),
      },
      include: [],
      files: Object.values(entry).map((file) => resolve(file)),
    }),
  )
  await promisify(execFile)(process.execPath, [tsc, '-p', config])
  for (const [name, file] of Object.entries(entry)) {
    const written = relative('src', file).replace(/\.tsx?$/, '')
    if (written === name) continue
    const output = join('dist', `${name}.d.ts`)
    const source = relative(dirname(output), join('dist', written))
    writeFileSync(output, `export * from './${source}.js'\n`)
  }
}
