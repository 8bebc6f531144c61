import { describe, expect, test } from 'vitest'
import { corpus } from './corpus/corpus.ts'
import { readByPackage, readBySession, runCase } from './corpus/runCase.ts'

describe.each(corpus)('$title', ({ cases }) => {
  test.each(cases)('$name', async (listCase) => {
    const byPackage = await runCase(listCase, readByPackage)
    expect(byPackage.seen).toEqual(byPackage.wanted)
    expect(await runCase(listCase, readBySession)).toEqual(byPackage)
  })
})

test('every file of the corpus has a name of its own, and there are enough of them', () => {
  const names = corpus.flatMap(({ title, cases }) => cases.map(({ name }) => `${title}: ${name}`))
  expect(names.length).toBeGreaterThanOrEqual(200)
  expect(new Set(names).size).toBe(names.length)
})
