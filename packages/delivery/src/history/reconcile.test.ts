import { startChain, type TestChain } from '@slotdrop/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asClient,
  authorise,
  createBlockClock,
  createFakeClock,
  mint,
  pipelining,
  prepareDrop,
  sending,
  setBlocked,
} from '../../test/support.ts'
import { getRegisterStep } from '../authorise/getRegisterStep.ts'
import { createMemoryJournal } from '../journal/journal.ts'
import type { ChainClient } from '../ports.ts'
import { fetchWords } from '../settled/fetchWords.ts'
import { fetchHistory } from './fetchHistory.ts'
import { reconcile } from './reconcile.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

/** 20 rows in two slots, of which row 2 and row 15 are refused. */
async function sendWithRefusals() {
  const drop = await prepareDrop(chain, { count: 20, slotSize: 10, tokenIndex: 1 })
  for (const row of [2, 15]) await setBlocked(chain, drop.manifest.terms.token, drop.manifest.rowAt(row).account, true)
  const journal = createMemoryJournal()
  await sending(chain, drop, { journal }).start()
  return { drop, journal }
}

test('a drop that was sent from elsewhere is told by its words, and by its logs when they are read', async () => {
  const { drop, journal } = await sendWithRefusals()
  const { manifest } = drop
  const client = asClient(chain)
  const here = await reconcile({ client, manifest, journal })
  const words = await reconcile({ client, manifest })
  expect(words.progress).toEqual(here.progress)
  expect(words.transactions).toEqual([])
  expect([words.rowState(2), words.rowState(3)]).toEqual(['ready', 'delivered'])

  const history = await fetchHistory({ client, manifest, fromBlock: 0n })
  const elsewhere = await reconcile({ client, manifest, history })
  expect([elsewhere.rowState(2), elsewhere.rowState(15), elsewhere.rowState(3)]).toEqual([
    'failed',
    'failed',
    'delivered',
  ])
  expect(elsewhere.rowReason(15)).toEqual(here.rowReason(15))
  const essence = ({ transactions }: typeof here) =>
    transactions.map(({ slot, hash, paid, failed }) => [slot, hash, paid, failed])
  expect(essence(elsewhere)).toEqual(essence(here))
})

test('only rows that were tried and refused need somebody, not those that a single row was sent without', async () => {
  const drop = await prepareDrop(chain, { count: 20, slotSize: 10, tokenIndex: 1 })
  const { manifest } = drop
  const client = asClient(chain)
  for (let row = 11; row < 20; row++) await setBlocked(chain, manifest.terms.token, manifest.rowAt(row).account, true)
  const journal = createMemoryJournal()
  const sender = sending(chain, drop, { journal })
  await sender.retry(0, 1n)
  const tried = await reconcile({ client, manifest, journal })
  expect([tried.refusedMask(0), tried.refusedMask(1)]).toEqual([0n, 0n])

  await sender.start([1])
  const refused = await reconcile({ client, manifest, journal })
  expect([refused.refusedMask(0), refused.refusedMask(1)]).toEqual([0n, 1022n])
  // Of what others did only the words are known: what they left open may have been refused.
  const elsewhere = await reconcile({ client, manifest })
  expect([elsewhere.refusedMask(0), elsewhere.refusedMask(1)]).toEqual([1022n, 1022n])
  const history = await fetchHistory({ client, manifest, fromBlock: 0n })
  const told = await reconcile({ client, manifest, history })
  expect([told.refusedMask(0), told.refusedMask(1)]).toEqual([0n, 1022n])
})

test('rows that a trial found refused are told as refused by the journal, and the slot keeps its last transaction', async () => {
  const drop = await prepareDrop(chain, { count: 20, slotSize: 10, tokenIndex: 1 })
  const { manifest, account: signer } = drop
  await setBlocked(chain, manifest.terms.token, manifest.rowAt(12).account, true)
  const journal = createMemoryJournal()
  await pipelining(chain, { manifest, signer }, { journal, clock: createBlockClock(chain) }).start()
  const status = await reconcile({ client: asClient(chain), manifest, journal })
  expect([status.rowState(12), status.rowReason(12), status.rowState(11)]).toEqual([
    'failed',
    { kind: 'text-not-kept' },
    'delivered',
  ])
  expect([status.refusedMask(0), status.refusedMask(1)]).toEqual([0n, 4n])
  expect(status.slots.map(({ hash }) => typeof hash)).toEqual(['string', 'string'])
})

test('with what whoever sends knows of the chain, the chain is asked for nothing', async () => {
  const { drop, journal } = await sendWithRefusals()
  const { manifest } = drop
  const asked = await reconcile({ client: asClient(chain), manifest, journal })
  const words = await fetchWords({ client: asClient(chain), manifest })
  const { isCancelled, operator, claimsOpen } = asked
  const silent = new Proxy({}, { get: () => () => Promise.reject(new Error('asked')) })
  const known = { words, finalWords: words, isCancelled, operator, claimsOpen }
  // Sound: nothing is asked of it.
  const told = await reconcile({ client: silent as ChainClient, manifest, journal, known })
  expect(told.progress).toEqual(asked.progress)
  expect(told.transactions).toEqual(asked.transactions)
  expect([told.rowState(2), told.rowReason(2)]).toEqual([asked.rowState(2), asked.rowReason(2)])
  // What is under way is not looked up either.
  const [entry] = await journal.list(manifest.dropId)
  if (entry) await journal.put({ ...entry, nonce: 99, stage: 'broadcast', mask: 4n })
  await reconcile({ client: silent as ChainClient, manifest, journal, known })
})

test('what journal and logs both know is counted once', async () => {
  const { drop, journal } = await sendWithRefusals()
  const client = asClient(chain)
  const history = await fetchHistory({ client, manifest: drop.manifest, fromBlock: 0n })
  const { transactions } = await reconcile({ client, manifest: drop.manifest, journal, history })
  expect(transactions).toHaveLength(2)
})

test('a row that was refused and then paid is delivered, without a reason', async () => {
  const { drop, journal } = await sendWithRefusals()
  const { manifest } = drop
  await setBlocked(chain, manifest.terms.token, manifest.rowAt(2).account, false)
  await mint(chain, manifest.terms.token, drop.account.address, manifest.total)
  await authorise(chain, drop, manifest)
  await sending(chain, drop, { journal }).retry(0)
  const status = await reconcile({ client: asClient(chain), manifest, journal })
  expect([status.rowState(2), status.rowReason(2)]).toEqual(['delivered', undefined])
  expect(status.totals.settled + status.totals.open).toBe(manifest.total)
  expect(status.transactions.map(({ slot }) => slot)).toEqual([0, 1, 0])
})

test('logs are asked for in smaller pieces where a node refuses so many blocks', async () => {
  const { drop } = await sendWithRefusals()
  await chain.client.mine({ blocks: 400 })
  const client = asClient(chain)
  const asked: bigint[] = []
  const strict = new Proxy(client, {
    get(target, property, receiver) {
      if (property !== 'request') return Reflect.get(target, property, receiver)
      return async (call: { method: string; params: [{ fromBlock: string; toBlock: string }] }) => {
        if (call.method === 'eth_getLogs') {
          const [{ fromBlock, toBlock }] = call.params
          const length = BigInt(toBlock) - BigInt(fromBlock) + 1n
          if (length > 100n) throw new Error('query exceeds max block range 100')
          asked.push(length)
        }
        return client.request(call as never)
      }
    },
  })
  const whole = await fetchHistory({ client, manifest: drop.manifest, fromBlock: 0n })
  expect(await fetchHistory({ client: strict, manifest: drop.manifest, fromBlock: 0n })).toEqual(whole)
  expect(asked.length).toBeGreaterThan(4)
  expect(asked.reduce((sum, length) => sum + length, 0n)).toBe((await client.getBlockNumber({ cacheTime: 0 })) + 1n)
})

test(
  'nothing is read from before the registration of a drop, once all that was paid is told',
  { tags: ['R22'] },
  async () => {
    await chain.client.mine({ blocks: 400 })
    const drop = await prepareDrop(chain, { count: 20, slotSize: 10 })
    const { manifest, wallet } = drop
    const client = asClient(chain)
    const { request } = getRegisterStep(manifest, { operator: drop.account.address, claimsOpen: false })
    await chain.client.waitForTransactionReceipt({ hash: await wallet.sendTransaction(request) })
    const begun = await client.getBlockNumber({ cacheTime: 0 })
    await sending(chain, drop).start([0])
    await chain.client.mine({ blocks: 120 })
    await sending(chain, drop).start([1])
    const words = await fetchWords({ client, manifest })
    const oldest: bigint[] = []
    const watched = new Proxy(client, {
      get(target, property, receiver) {
        if (property !== 'request') return Reflect.get(target, property, receiver)
        return async (call: { method: string; params: [{ fromBlock: string; toBlock: string }] }) => {
          if (call.method === 'eth_getLogs') {
            const [{ fromBlock, toBlock }] = call.params
            if (BigInt(toBlock) - BigInt(fromBlock) >= 100n) throw new Error('max block range is 100')
            oldest.push(BigInt(fromBlock))
          }
          // Sound: the call is handed on as it came.
          return client.request(call as Parameters<ChainClient['request']>[0])
        }
      },
    })
    const found = await fetchHistory({ client: watched, manifest, fromBlock: 0n, words })
    expect(found).toEqual(await fetchHistory({ client, manifest, fromBlock: 0n }))
    expect(found.map(({ slot }) => slot)).toEqual([0, 1])
    expect(oldest).toHaveLength(2)
    expect(oldest.every((block) => block > begun - 100n)).toBe(true)
  },
)

test('whoever reads a long history is told how far it is', async () => {
  const { manifest } = await prepareDrop(chain, { count: 10 })
  const client = { request: async () => [] } as unknown as ChainClient
  const told: number[] = []
  await fetchHistory({ client, manifest, fromBlock: 1n, toBlock: 40_000n, onProgress: (done) => told.push(done) })
  expect(told).toEqual([0.25, 0.5, 0.75])
})

test('history can be asked for some slots only, and stopped', async () => {
  const { drop } = await sendWithRefusals()
  const client = asClient(chain)
  const history = await fetchHistory({ client, manifest: drop.manifest, slots: [1], fromBlock: 0n })
  expect(history.map(({ slot }) => slot)).toEqual([1])
  const signal = AbortSignal.abort()
  await expect(fetchHistory({ client, manifest: drop.manifest, fromBlock: 0n, signal })).rejects.toThrow('abort')
})

test('receipts that the journal holds are not asked for again', async () => {
  const { drop, journal } = await sendWithRefusals()
  let receipts = 0
  const client = asClient(chain)
  const counting = new Proxy(client, {
    get(target, property, receiver) {
      if (property === 'getTransactionReceipt') receipts += 1
      return Reflect.get(target, property, receiver)
    },
  })
  const { transactions } = await reconcile({ client: counting, manifest: drop.manifest, journal })
  expect(transactions.every(({ gasUsed }) => gasUsed > 0n)).toBe(true)
  expect(receipts).toBe(0)
})

test('a transaction that a reorganisation took back is under way again, not paid', { tags: ['R5'] }, async () => {
  const drop = await prepareDrop(chain, { count: 10 })
  const journal = createMemoryJournal()
  await sending(chain, drop, { journal, clock: createFakeClock() }).start()
  await chain.client.request({ method: 'anvil_reorg', params: [1, []] } as never)
  const status = await reconcile({ client: asClient(chain), manifest: drop.manifest, journal })
  expect(status.slots[0]?.stage).toBe('broadcast')
  expect(status.rowState(0)).toBe('sent')
  expect(status.transactions).toEqual([])
})
