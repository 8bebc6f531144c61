import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compareFiles, readGuides } from './readGuides.ts'
import { changes } from './changes.ts'
import { repositoryRoot } from '../workspace.ts'

const guides = readGuides(readFileSync(join(repositoryRoot, 'CONTRIBUTING.md'), 'utf8'))

test('a chain takes edits to two files, a column of the report two, a mutation three of six and a language two of three', () => {
  expect(guides.map(({ title, edited, generated }) => [title, edited.length, generated])).toEqual([
    ['Add a chain', 2, ['packages/chains/src/generated/<part>.ts']],
    ['Add a column to the report', 2, []],
    [
      'Add a mutation',
      3,
      [
        'packages/api/schema.graphql',
        'apps/web/src/features/<feature>/<Name>.generated.ts',
        'apps/web/src/server/persistedOperations.generated.json',
      ],
    ],
    ['Add a language', 2, ['apps/web/src/i18n/languages/<tag>.generated.ts']],
  ])
})

test('each guide is tried by `pnpm try:guides`', () => {
  expect(changes.map(({ title }) => title)).toEqual(guides.map(({ title }) => title))
})

describe('the files of a guide and those of its change', () => {
  const guide = { title: 'Add a chain', edited: ['chains/<name>.ts', 'chains/index.ts'], generated: ['out/<part>.ts'] }
  const touched = { edited: ['chains/base.ts', 'chains/index.ts'], generated: ['out/ids.ts', 'out/names.ts'] }

  test('are the same if each is named, and one line names all generated files of a folder', () => {
    expect(compareFiles(guide, touched)).toEqual([])
  })

  test('differ if one is named and not touched, or touched and not named', () => {
    expect(compareFiles(guide, { ...touched, edited: ['chains/base.ts', 'names.ts'] })).toEqual([
      '"Add a chain" names chains/index.ts, and the change does not touch it.',
      '"Add a chain" does not name names.ts, and the change touches it.',
    ])
  })

  test('differ if a file is edited that the guide says is generated', () => {
    expect(compareFiles(guide, { edited: [...touched.edited, 'out/ids.ts'], generated: [] })).toEqual([
      '"Add a chain" names out/<part>.ts, and `pnpm codegen` does not change it.',
      '"Add a chain" does not name out/ids.ts, and the change touches it.',
    ])
  })

  test('differ if a file is generated that the guide does not name', () => {
    expect(compareFiles(guide, { ...touched, generated: [...touched.generated, 'schema.graphql'] })).toEqual([
      '"Add a chain" does not name schema.graphql, and `pnpm codegen` changes it.',
    ])
  })
})
