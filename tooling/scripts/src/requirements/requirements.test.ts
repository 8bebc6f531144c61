import { describe, expect, test } from 'vitest'
import { readSource, readTests } from './readTests.ts'
import { findRequirementFaults, readRequirements } from './requirements.ts'

const page = readSource('docs/requirements.md').text

test('every requirement has a test, every tag a requirement, and no title begins with an id', () => {
  const sources = readTests()
  expect(sources.length).toBeGreaterThan(400)
  expect(readRequirements(page).length).toBeGreaterThan(80)
  expect(findRequirementFaults(page, sources)).toEqual([])
})

describe('a fault is found', () => {
  const rows = '| id | requirement |\n| --- | --- |\n| R1 | Pays once. |\n| UX2 | Has no fault. |\n'
  const tests = { path: 'a.test.ts', text: "test('pays once', { tags: ['R1'] }, f)\ntest('x', { tag: '@UX2' }, f)" }
  const faultsOf = (text: string, rowsHere = rows) =>
    findRequirementFaults(rowsHere, [tests, { path: 'b.test.ts', text }])

  test('unless there is none', () => {
    expect(faultsOf("test('pays once, after R1', { tags: ['R1'] }, f)")).toEqual([])
  })

  test.each([
    ['a tag without a row', "test('a', { tags: ['R9', 'R1'] }, f)", 'b.test.ts: R9 has no row'],
    ['a tag of Playwright without a row', "test('a', { tag: ['@R9'] }, f)", 'b.test.ts: R9 has no row'],
    ['a title with an id', "test('R1: pays once', f)", "b.test.ts: a title begins with an id: ('R1: pays once"],
    [
      'a title with two ids',
      "test('R1, UX2 pays once', f)",
      "b.test.ts: a title begins with an id: ('R1, UX2 pays once",
    ],
    ['a case with an id', "['UX2 pays', 1]", "b.test.ts: a title begins with an id: ['UX2 pays"],
  ])('where there is %s', (_what, text, fault) => {
    expect(faultsOf(text)).toEqual([fault])
  })

  test('where there is a row without a test, or a second row', () => {
    expect(faultsOf('', `${rows}| R3 | Stops. |\n`)).toEqual(['R3 has no test'])
    expect(faultsOf('', `${rows}| R1 | Pays. |\n`)).toEqual(['R1 has two rows'])
  })
})
