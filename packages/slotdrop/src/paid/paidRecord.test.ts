import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPaidRecord, toPaidRecord, writePaidRecord } from './paidRecord.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paid-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('payments that were taken into account are read as they were written, with those of an earlier look', () => {
  const path = join(folder, 'paid.json')
  const [one, two] = [`0x${'1a'.repeat(32)}`, `0x${'2b'.repeat(32)}`] as const
  const earlier = toPaidRecord(7n, [{ dropId: one, words: [3n, 2n ** 250n - 1n] }])
  writePaidRecord(path, toPaidRecord(9n, [{ dropId: two, words: [0n] }], earlier))
  const record = readPaidRecord(path)
  expect(record?.until).toBe(9n)
  expect(record && [...record.drops]).toEqual([
    [one, [3n, 2n ** 250n - 1n]],
    [two, [0n]],
  ])
})

test.each(['', '{', '{"until":"1","drops":{"0x1":["0x1"]}}', '{"until":1,"drops":{}}', '[]'])(
  'a record that says %s counts for nothing',
  (text) => {
    writeFileSync(join(folder, 'other.json'), text)
    expect(readPaidRecord(join(folder, 'other.json'))).toBeUndefined()
    expect(readPaidRecord(join(folder, 'absent.json'))).toBeUndefined()
  },
)
