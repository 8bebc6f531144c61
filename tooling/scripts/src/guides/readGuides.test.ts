import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compareFiles, readGuides } from './readGuides.ts'
import { changes } from './changes.ts'
import { repositoryRoot } from '../workspace.ts'

const guides = readGuides(readFileSync(join(repositoryRoot, 'CONTRIBUTING.md'), 'utf8'))

test('a chain touches two files, a column of the report two, a mutation six and a language three', () => {
  expect(guides.map(({ title, files }) => [title, files.length])).toEqual([
    ['Add a chain', 2],
    ['Add a column to the report', 2],
    ['Add a mutation', 6],
    ['Add a language', 3],
  ])
})

test('each guide is tried by `pnpm try:guides`', () => {
  expect(changes.map(({ title }) => title)).toEqual(guides.map(({ title }) => title))
})

test('a file that a guide names in vain, and one that it does not name, are reported', () => {
  const guide = { title: 'Add a chain', files: ['chains/<name>.ts', 'chains/index.ts'] }
  expect(compareFiles(guide, ['chains/base.ts', 'chains/index.ts'])).toEqual([])
  expect(compareFiles(guide, ['chains/base.ts', 'names.ts'])).toEqual([
    '"Add a chain" names chains/index.ts, and the change does not touch it.',
    '"Add a chain" does not name names.ts, and the change touches it.',
  ])
})
