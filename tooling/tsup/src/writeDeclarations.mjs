import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const tsc = fileURLToPath(import.meta.resolve('@slotdrop/tsconfig/check-types'))

/**
 * A TypeScript project of each module of `src` that an entry leads to.
 *
 * @param {Record<string, string>} entry name of the output → source file
 */
function writeProject(entry) {
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
  return config
}

/**
 * The modules of `src` that an entry leads to, by the name of their output.
 *
 * @param {Record<string, string>} entry name of the output → source file
 */
export async function listModules(entry) {
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', writeProject(entry), '--listFilesOnly'])
  const files = stdout.split('\n').map((file) => relative('.', file))
  const own = files.filter((file) => /^src\/.*(?<!\.d)\.tsx?$/.test(file))
  return Object.fromEntries(own.map((file) => [nameOf(file), file]))
}

/** @param {string} file */
function nameOf(file) {
  return relative('src', file).replace(/\.tsx?$/, '')
}

/**
 * Writes a declaration file for each module that an entry leads to, and a module for each entry that has a name of its own. The types
 * were checked before: here they are only written.
 *
 * @param {Record<string, string>} entry name of the output → source file
 */
export async function writeDeclarations(entry) {
  await promisify(execFile)(process.execPath, [tsc, '-p', writeProject(entry)])
  for (const [name, file] of Object.entries(entry)) {
    const written = nameOf(file)
    if (written === name) continue
    const output = join('dist', name)
    const handOn = `export * from './${relative(dirname(output), join('dist', written))}.js'\n`
    for (const extension of ['js', 'd.ts']) writeFileSync(`${output}.${extension}`, handOn)
  }
}
