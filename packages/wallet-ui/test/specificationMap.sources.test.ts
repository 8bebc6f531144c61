import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readTestTitles } from './readTestTitles.ts'

const root = join(import.meta.dirname, '../../..')
const folders: Readonly<Record<string, string>> = {
  W: 'packages/wallet-ui/src',
  C: 'packages/config/src',
  H: 'packages/chains/src',
  T: 'packages/tx-store/src',
  A: 'packages/auth/src',
  G: 'packages/wallet-ui/stories/specs',
  D: 'apps/web/e2e/dev',
  E: 'apps/web/e2e/specs',
  Q: 'apps/web/src/server-data',
  X: 'apps/web/src/features',
  K: 'apps/web/http',
}

const map = readFileSync(join(root, 'docs/specification-map.md'), 'utf8')
const rows = map.split('\n').filter((line) => /^\| \d/.test(line))
const named = [...map.matchAll(/`([A-Z])\/([^`›]+) › ([^`]+)`/g)].map(([, folder = '', file = '', title = '']) => ({
  file: join(folders[folder] ?? folder, file),
  title,
}))

test('every statement has a test, or is one that the specification does not show', () => {
  expect(rows.length).toBeGreaterThan(90)
  // A decision about what is shown is measured too; what the specification does not show can't be.
  expect(rows.filter((row) => !/ › |decision: (?:path )?not (?:shown|listed)/.test(row))).toEqual([])
})

test('the statements are numbered without a gap, and those that do not hold are among them', () => {
  const [, written = ''] = /in (\d+) statements/.exec(map) ?? []
  const numbers = rows.flatMap((row) => {
    const [, first = '', last = first] = /^\| (\d+)(?:–(\d+))? \|/.exec(row) ?? []
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at)
  })
  expect(numbers).toEqual(Array.from({ length: Number(written) }, (_, at) => at + 1))
  const exceptions = map.slice(map.indexOf('## What does not hold')).matchAll(/^- \*\*(\d+)/gm)
  expect([...exceptions].filter(([, number]) => !numbers.includes(Number(number)))).toEqual([])
})

test('every name that looks like a test is one this reads', () => {
  const unread = map.split('`').filter((part) => part.includes(' › ') && !/^[A-Z]\/[^›]+ › ./.test(part))
  expect(unread.filter((part) => !part.includes('\n') && part !== 'file › title')).toEqual([])
})

/** Of each file that is named, once: many rows name the same. */
const titlesOf = new Map<string, readonly string[]>()

test.each(named)('$file holds "$title"', ({ file, title }) => {
  const titles = titlesOf.get(file) ?? readTestTitles(file, readFileSync(join(root, file), 'utf8'))
  titlesOf.set(file, titles)
  expect(titles.filter((each) => each.includes(title))).not.toEqual([])
})

describe('reading titles', () => {
  test('of tests, suites and tables, and of nothing else', () => {
    const source = [
      "describe('a suite', () => {",
      "  test('plain', () => expect('not a title').toBe(1))",
      "  test.each<[string, number]>([['a row', 1]])('of %s', () => {})",
      '  for (const n of [1]) test(`number ${n}`, () => {})',
      '})',
      "// test('in a comment')",
    ].join('\n')
    expect(readTestTitles('a.test.ts', source)).toEqual(['a suite', 'plain', 'of %s', 'a row', 'number ${n}'])
  })

  test('of a test that does not run: none', () => {
    expect(readTestTitles('a.test.ts', "test.skip('later', () => {}); describe.skip('x', () => test('y'))")).toEqual([])
  })
})
