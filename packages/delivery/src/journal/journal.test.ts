import { describe, expect, test } from 'vitest'
import { createMemoryJournal, type JournalEntry, lastImplementation, withHashes } from './journal.ts'

const wallet = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const key = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

function entry(change: Partial<JournalEntry> = {}): JournalEntry {
  return {
    ...{
      dropId: `0x${'11'.repeat(32)}`,
      slot: 0,
      chainId: 31_337,
      sender: wallet,
      nonce: 5,
      rowGas: 400_000n,
      mask: 1n,
      block: 1n,
    },
    ...{ calldataHash: `0x${'22'.repeat(32)}`, askedAt: 1, stage: 'broadcast' },
    ...change,
  }
}

describe('an attempt is told by drop, slot, sender and nonce', () => {
  test('a wallet’s and a key’s with one nonce are both kept', async () => {
    const journal = createMemoryJournal()
    await journal.put(entry())
    await journal.putAll([entry({ sender: key })])
    expect(await journal.list(entry().dropId)).toEqual([entry(), entry({ sender: key })])
  })

  test('whatever the letters of its address, one sender’s is replaced', async () => {
    const journal = createMemoryJournal()
    await journal.put(entry())
    const mined = entry({ sender: wallet.toLowerCase() as typeof wallet, stage: 'mined' })
    await journal.put(mined)
    expect(await journal.list(entry().dropId)).toEqual([mined])
  })

  test('hashes of one sender’s are none of the other’s', () => {
    const known = new Map()
    const hash = `0x${'aa'.repeat(32)}` as const
    withHashes(known, entry({ hash }))
    expect(withHashes(known, entry({ sender: key })).hashes).toBeUndefined()
    expect(withHashes(known, entry()).hashes).toEqual([hash])
  })
})

test('rows that were left out since say nothing of the code that the token ran when a transaction was last asked for', () => {
  const asked = entry({ implementation: key, askedAt: 1 })
  const leftOut = entry({ nonce: -1, mask: 0n, stage: 'rejected', leftOut: 1n, askedAt: 2 })
  expect(lastImplementation([leftOut, asked])).toBe(key)
  expect(lastImplementation([leftOut, asked, entry({ implementation: null, askedAt: 3 })])).toBeNull()
  expect(lastImplementation([leftOut])).toBeUndefined()
})
