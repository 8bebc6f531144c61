import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Lookups that know no chain which the user added. */
const compiledIn = /\b(?:getChain|knownChains|supportedChains|configuredChains)\b/

test('pages and workers find a chain in the configuration, so that a chain that the user added is named on each', () => {
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const files = globSync('**/*.{ts,tsx}', { cwd }).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => compiledIn.test(readFileSync(`${cwd}/${file}`, 'utf8')))).toEqual([])
  expect(compiledIn.test("import { getChain } from '@slotdrop/chains'")).toBe(true)
})
