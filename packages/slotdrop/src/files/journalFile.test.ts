import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JournalEntry } from '@slotdrop/delivery'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openJournal, readJournal } from './journalFile.ts'

let path = ''
beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'journal-')), 'state/journal.jsonl')
})
afterEach(() => rmSync(join(path, '../..'), { recursive: true }))

const dropId = `0x${'11'.repeat(32)}` as const

function entry(slot: number, nonce: number, other: Partial<JournalEntry> = {}): JournalEntry {
  return {
    dropId,
    slot,
    chainId: 31_337,
    sender: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    nonce,
    calldataHash: `0x${'22'.repeat(32)}`,
    mask: 2n ** 250n - 1n,
    rowGas: 400_000n,
    block: 7n,
    askedAt: 1_800_000_000_000,
    stage: 'asked',
    ...other,
  }
}

test('what was put is there after the process has ended, the newest of each attempt', async () => {
  const journal = openJournal(path)
  await journal.put(entry(0, 5))
  await journal.putAll([entry(1, 6), entry(2, 6)])
  const mined = entry(0, 5, {
    stage: 'mined',
    receipt: { blockNumber: 9n, gasUsed: 5n, paid: 3n, failures: [{ row: 2, reason: '0x08' }] },
  })
  await journal.put(mined)
  journal.close()
  const expected = [mined, entry(1, 6), entry(2, 6)]
  expect(await openJournal(path).list(dropId)).toEqual(expected)
  expect(await readJournal(path).list(dropId)).toEqual(expected)
  expect(await readJournal(path).list(`0x${'33'.repeat(32)}`)).toEqual([])
})

test('attempts of two signers with one slot and nonce are two', async () => {
  const journal = openJournal(path)
  await journal.put(entry(0, 5))
  await journal.put(entry(0, 5, { sender: '0x90F79bf6EB2c4f870365E785982E1f101E93b906' }))
  expect(await journal.list(dropId)).toHaveLength(2)
})

test('entries of one transaction are all there or none is, wherever a crash cut the line off', async () => {
  const journal = openJournal(path)
  await journal.put(entry(0, 5))
  const before = readFileSync(path).length
  await journal.putAll([entry(1, 6), entry(2, 6)])
  journal.close()
  const whole = readFileSync(path)
  for (const length of [before, before + 1, before + 300, whole.length - 2, whole.length - 1]) {
    writeFileSync(path, whole)
    truncateSync(path, length)
    const reopened = openJournal(path)
    const slots = (await reopened.list(dropId)).map(({ slot }) => slot)
    // Only the end of the line is missing in the last case.
    expect(slots).toEqual(length === whole.length - 1 ? [0, 1, 2] : [0])
    await reopened.put(entry(3, 7))
    reopened.close()
    expect((await readJournal(path).list(dropId)).map(({ slot }) => slot)).toEqual([...slots, 3])
  }
})

test('lines that can’t be read are passed over and counted, never fatal', { tags: ['R16'] }, async () => {
  const journal = openJournal(path)
  await journal.put(entry(0, 5))
  journal.close()
  appendFileSync(path, 'what is this\n[{"slot":1}]\n')
  const reopened = openJournal(path)
  expect([reopened.unreadable, await reopened.list(dropId)]).toEqual([2, [entry(0, 5)]])
})

test('a journal of many changes is written anew when it is opened', async () => {
  const journal = openJournal(path)
  for (let change = 0; change < 300; change++) await journal.put(entry(0, 5, { askedAt: change }))
  journal.close()
  const reopened = openJournal(path)
  expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(2)
  expect(await reopened.list(dropId)).toEqual([entry(0, 5, { askedAt: 299 })])
})
