import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultExclude, defineProject } from 'vitest/config'

const conditions = ['@slotdrop/source']

/** The requirements that tests may name as tags. */
const requirements = [
  ...readFileSync(new URL('../../../docs/requirements.md', import.meta.url), 'utf8').matchAll(
    /^\| ([A-Z]+\d+) +\| (.+?) +\|$/gm,
  ),
].map(([, name = '', description = '']) => ({ name, description }))

/**
 * A package's test project. Workspace packages are read from their sources, so no build is needed;
 * vitest in Node wants the condition in both places.
 *
 * @param {string} name shown before each test
 * @param {import('vitest/config').ProjectConfig['test']} [test]
 */
export function project(name, test = {}) {
  return defineProject({
    resolve: { conditions: [...conditions, 'module', 'node', 'import', 'default'] },
    ssr: { resolve: { conditions: [...conditions, 'node', 'import', 'default'] } },
    test: {
      name,
      include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
      // A limit for what hangs, not for what is slow beside others.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // Said to each project: of the root's own configuration they take none, and on two cores they would have one. Three, as
      // many tests wait for a chain, a database or a process.
      maxWorkers: 3,
      // Files of a project share modules: loading viem and its like anew for each took longer than the tests. What a file registers
      // in its process it takes out again.
      isolate: false,
      tags: requirements,
      ...test,
      // What reads sources instead of running them is a lint of the whole repository.
      exclude: [...defaultExclude, '**/*.sources.test.ts', ...(test.exclude ?? [])],
    },
  })
}

/**
 * The test files of a folder that draw, as they say themselves (`@vitest-environment happy-dom`). They share a window of their own: React
 * keeps the document that it found first, so those files can't share modules with the others.
 *
 * @param {string} folder
 */
export function drawingTests(folder) {
  return globSync('src/**/*.test.{ts,tsx}', { cwd: folder }).filter((file) =>
    readFileSync(join(folder, file), 'utf8').startsWith('// @vitest-environment happy-dom'),
  )
}

/** Setup of a project that draws: leaves the shared window after each test as it was before. */
export const clearWindow = fileURLToPath(new URL('./clearWindow.mjs', import.meta.url))
