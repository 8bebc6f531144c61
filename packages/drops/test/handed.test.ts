import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { handedCases } from './corpus/handedCases.ts'
import { readByPackage, readBySession, runCase } from './corpus/runCase.ts'

const folder = join(import.meta.dirname, 'corpus/handed')

function bytesOf(file: string): Uint8Array {
  return readFileSync(join(folder, file))
}

test('every file that was handed over has a case', () => {
  expect(globSync('*', { cwd: folder }).toSorted()).toEqual([...new Set(handedCases.map(({ file }) => file))])
})

describe.each([
  ['package', readByPackage],
  ['page', readBySession],
])('read by the %s', (_, read) => {
  test.each(handedCases)('$file', async ({ file, says = [], ...rest }) => {
    const { seen, wanted, texts } = await runCase({ ...rest, bytes: bytesOf(file) }, read)
    expect(seen).toEqual(wanted)
    for (const text of says) expect(texts.join('\n')).toContain(text)
  })
})
