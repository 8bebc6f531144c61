import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { crowdedFolders, maxFiles } from './crowdedFolders.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

test('no folder of sources is too full to be taken in at a glance', () => {
  const files = globSync('{apps,packages,tooling}/*/src/**/*.{ts,tsx,sol}', { cwd: root })
  expect(files.length).toBeGreaterThan(700)
  expect(crowdedFolders(files.map((file) => file.replaceAll('\\', '/')))).toEqual([])
})

test('one file too many is found; tests beside it do not count', () => {
  const files = Array.from({ length: maxFiles }, (_, index) => `packages/drops/src/part${index}.ts`)
  expect(crowdedFolders([...files, 'packages/drops/src/part0.test.ts', 'packages/drops/src/list/a.ts'])).toEqual([])
  expect(crowdedFolders([...files, 'packages/drops/src/more.ts'])).toEqual([`packages/drops/src (${maxFiles + 1})`])
})
