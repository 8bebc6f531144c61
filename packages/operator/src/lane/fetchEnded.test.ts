import type { ChainClient, JournalEntry } from '@slotdrop/delivery'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { type Hex, TransactionReceiptNotFoundError, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { fetchEnded } from './fetchEnded.ts'

const manifest = await makeManifest(makeRows(3))
const account = '0x00000000000000000000000000000000000005E4'
const first: Hex = `0x${'01'.repeat(32)}`
const second: Hex = `0x${'02'.repeat(32)}`

function attempt(nonce: number, changes: Partial<JournalEntry> = {}): JournalEntry {
  return {
    ...{ dropId: manifest.dropId, chainId: 31_337, sender: account, calldataHash: zeroHash },
    ...{
      slot: 0,
      nonce,
      mask: 7n,
      rowGas: 400_000n,
      block: 1n,
      askedAt: 0,
      stage: 'broadcast',
      hash: first,
      hashes: [first],
    },
    ...changes,
  }
}

/** A node on which this many transactions of the account were mined, and that knows receipts of some. */
function node(used: number, receipts: Readonly<Record<Hex, 'success' | 'reverted'>>) {
  const asked: Hex[] = []
  const client = {
    getTransactionCount: async () => used,
    async getTransactionReceipt({ hash }: { hash: Hex }) {
      asked.push(hash)
      const status = receipts[hash]
      if (!status) throw new TransactionReceiptNotFoundError({ hash })
      return { status, transactionHash: hash, logs: [], blockNumber: 5n, gasUsed: 9n, effectiveGasPrice: 2n }
    },
  }
  // Sound: of a client these two are asked.
  return { client: client as unknown as ChainClient, asked }
}

test('what was refused when it was mined is reverted, and what it cost is known', async () => {
  const { client } = node(1, { [first]: 'reverted' })
  expect(await fetchEnded(client, { manifest, account, entries: [attempt(0)] })).toMatchObject([
    { stage: 'reverted', hash: first, receipt: { fee: 18n, paid: 0n } },
  ])
})

test('a nonce is looked up under every hash that it was broadcast under, and without a receipt nothing is concluded', async () => {
  const entries = [attempt(0, { hash: second, hashes: [first, second] }), attempt(1, { hash: zeroHash, hashes: [] })]
  const { client, asked } = node(2, { [first]: 'reverted' })
  expect(await fetchEnded(client, { manifest, account, entries })).toMatchObject([{ nonce: 0, hash: first }])
  expect(asked).toEqual([second, first, zeroHash])
})

test('nobody is asked about what has ended, what is under way, or what somebody else signed', async () => {
  const sender = '0x000000000000000000000000000000000000dEaD'
  const entries = [attempt(0, { stage: 'mined' }), attempt(1), attempt(0, { sender })]
  const { client, asked } = node(1, {})
  expect(await fetchEnded(client, { manifest, account, entries })).toEqual([])
  expect(asked).toEqual([])
})
