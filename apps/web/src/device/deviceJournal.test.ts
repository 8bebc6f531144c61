import 'fake-indexeddb/auto'
import type { JournalEntry } from '@slotdrop/delivery'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'

const dropId = `0x${'11'.repeat(32)}` as const
const wallet = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const key = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

function entry(change: Partial<JournalEntry> = {}): JournalEntry {
  return {
    ...{ dropId, slot: 0, chainId: 31_337, sender: wallet, nonce: 5, mask: 7n, rowGas: 400_000n, block: 12n },
    ...{ calldataHash: `0x${'22'.repeat(32)}`, askedAt: 1, stage: 'broadcast' },
    ...change,
  }
}

/** As a page that is opened: modules and database are opened anew. */
async function openJournal() {
  vi.resetModules()
  const { createDeviceJournal } = await import('./deviceJournal.ts')
  const troubles: unknown[] = []
  return { ...createDeviceJournal((trouble) => troubles.push(trouble)), troubles }
}

beforeEach(() => {
  indexedDB = new IDBFactory()
})

test('a wallet’s and a key’s attempts with one slot and nonce are both kept', async () => {
  const journal = await openJournal()
  await journal.put(entry())
  await journal.putAll([entry({ sender: key }), entry({ slot: 1, sender: key })])
  await journal.put(entry({ stage: 'mined' }))
  const kept = await (await openJournal()).list(dropId)
  expect(kept).toHaveLength(3)
  expect(kept).toEqual(
    expect.arrayContaining([entry({ stage: 'mined' }), entry({ sender: key }), entry({ slot: 1, sender: key })]),
  )
})

test('a record that can’t be read is reported and left out', { tags: ['R13'] }, async () => {
  await (await openJournal()).put(entry())
  const database = await openDB('slotdrop')
  await database.put('journal', { dropId, slot: 'x', mask: {}, stage: 7 }, `${dropId}/0/0`)
  database.close()
  const journal = await openJournal()
  expect(await journal.list(dropId)).toEqual([entry()])
  expect(journal.troubles).toEqual(['unreadable'])
})
