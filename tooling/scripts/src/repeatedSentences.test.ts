import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { repeatedSentences } from './repeatedSentences.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

test('what a package says stands in its catalogue alone', () => {
  const files = globSync('{apps,packages}/*/src/**/messages.json', { cwd: root })
  expect(files.length).toBeGreaterThan(20)
  const catalogues = files.map(
    // Sound: the compiler of messages refuses a catalogue that holds anything but texts.
    (file) => [dirname(file), JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>] as const,
  )
  expect(repeatedSentences(new Map(catalogues))).toEqual([])
})

test('a page that repeats a sentence of a package is found, and so is another package', () => {
  const text = 'The node does not answer. Try again.'
  const catalogues = new Map<string, Readonly<Record<string, string>>>([
    ['packages/delivery/src', { down: text, none: 'No answer' }],
    ['packages/chains/src', { silent: text }],
    ['apps/web/src/features/claim', { down: text, none: 'No answer', wait: 'Wait until the node answers again.' }],
    ['apps/web/src/features/report', { wait: 'Wait until the node answers again.' }],
  ])
  expect(repeatedSentences(catalogues)).toEqual([
    `${text} (packages/delivery/src, packages/chains/src, apps/web/src/features/claim)`,
  ])
})
