import { describe, expect, test } from 'vitest'
import { corpus } from './corpus/corpus.ts'
import { readByPackage, runCase } from './corpus/runCase.ts'

describe.each(corpus)('$title', ({ cases }) => {
  test.each(cases)('$name', async (listCase) => {
    const { seen, wanted } = await runCase(listCase, readByPackage)
    expect(seen).toEqual(wanted)
  })
})
