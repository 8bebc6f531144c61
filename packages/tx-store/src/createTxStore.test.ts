import type { Client, Hex } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { alice, bob, createFakeChain, hashOf, type FakeTransaction } from '../test/fakeChain.ts'
import { createFakeClock } from '../test/fakeClock.ts'
import {
  createMemoryStorage,
  createTxStore,
  storageKey,
  type CreateTxStoreParameters,
  type TransactionEvent,
} from './index.ts'

const hash = `0x${'a'.repeat(64)}` as const
const pay: FakeTransaction = { from: alice, nonce: 0, to: bob, value: 5n, data: '0x1234' }

let time: ReturnType<typeof createFakeClock>
let chain: ReturnType<typeof createFakeChain>
const stores: ReturnType<typeof createTxStore>[] = []

beforeEach(() => {
  time = createFakeClock()
  chain = createFakeChain()
})
afterEach(() => {
  for (const store of stores.splice(0)) store.destroy()
})

function makeStore(parameters: Partial<CreateTxStoreParameters> = {}) {
  const store = createTxStore({
    storage: createMemoryStorage(),
    getClient: (chainId) => (chainId === 1 ? chain.client : undefined),
    clock: time.clock,
    ...parameters,
  })
  const events: TransactionEvent[] = []
  store.onEvent((event) => events.push(event))
  stores.push(store)
  return {
    store,
    events,
    statuses: () => events.map(({ type, transaction }) => (type === 'added' ? 'added' : transaction.status)),
    get: (id: Hex) => {
      const found = store.getTransactions(alice, 1).find((item) => item.id === id)
      if (!found) throw new Error('not in the list')
      return found
    },
  }
}

/** A store that follows one broadcast transaction. */
async function follow(transaction: FakeTransaction = pay, parameters: Partial<CreateTxStoreParameters> = {}) {
  const made = makeStore(parameters)
  const id = chain.broadcast(transaction)
  made.store.watch(alice)
  made.store.add(alice, 1, { hash: id, description: 'Pay' })
  await time.advance(0)
  return { ...made, id, record: () => made.get(id) }
}

describe('adding', () => {
  test('an added transaction is pending, newest first, for its account and chain alone', () => {
    const { store, get } = makeStore()
    store.add(alice, 1, { hash, description: 'Send slot 1' })
    store.add(alice, 1, { hash: `0x${'b'.repeat(64)}`, description: 'Send slot 2', confirmations: 3 })
    expect(store.getTransactions(alice, 1).map((item) => item.description)).toEqual(['Send slot 2', 'Send slot 1'])
    expect(get(hash)).toMatchObject({ hash, description: 'Send slot 1', status: 'pending' })
    expect(store.getTransactions(alice, 56)).toEqual([])
    expect(store.getTransactions(bob, 1)).toEqual([])
    expect(store.getTransactions(undefined, 1)).toEqual([])
    expect(store.getTransactions(alice, undefined)).toEqual([])
  })

  test('specification section 5: a transaction that fails the rules throws and is not kept', () => {
    const { store } = makeStore()
    expect(() => store.add(alice, 1, { hash: '0x1', description: 'x', confirmations: 0 })).toThrow(
      'Unable to add transaction\nInvalid transaction hash\nTransaction confirmations must be a positiver integer',
    )
    expect(store.getTransactions(alice, 1)).toEqual([])
  })

  test('one that is there already is taken up anew, once', () => {
    const { store } = makeStore()
    store.add(alice, 1, { hash, description: 'first' })
    store.add(alice, 1, { hash: hash.toUpperCase().replace('0X', '0x'), description: 'second' })
    expect(store.getTransactions(alice, 1).map((item) => item.description)).toEqual(['second'])
  })

  test('clearing forgets one account on one chain', () => {
    const { store } = makeStore()
    store.add(alice, 1, { hash, description: 'x' })
    store.add(alice, 56, { hash, description: 'y' })
    store.clear(alice, 1)
    expect(store.getTransactions(alice, 1)).toEqual([])
    expect(store.getTransactions(alice, 56)).toHaveLength(1)
  })

  test('subscribers are told, and the same array is given until something changes', () => {
    const { store } = makeStore()
    let count = 0
    const stop = store.subscribe(() => (count += 1))
    store.add(alice, 1, { hash, description: 'x' })
    expect(count).toBe(1)
    expect(store.getTransactions(alice, 1)).toBe(store.getTransactions(alice, 1))
    expect(store.getSnapshot()).toBe(store.getSnapshot())
    stop()
    store.clear(alice, 1)
    expect(count).toBe(1)
  })

  test('the server renders nothing, whatever is stored', () => {
    const { store } = makeStore()
    store.add(alice, 1, { hash, description: 'x' })
    expect(store.getServerSnapshot().state).toEqual({})
  })
})

describe('specification section 4: pending becomes confirmed or failed when the receipt arrives', () => {
  test('confirmed', async () => {
    const { record, statuses } = await follow()
    expect(record().status).toBe('pending')
    chain.mine()
    await time.advance(4000)
    expect(record()).toMatchObject({ status: 'confirmed', isFinal: false })
    expect(statuses()).toEqual(['added', 'confirmed'])
  })

  test('status 0 means failed', async () => {
    const { record, statuses } = await follow({ ...pay, hasFailed: true })
    chain.mine()
    await time.advance(4000)
    expect(record().status).toBe('failed')
    expect(statuses()).toEqual(['added', 'failed'])
  })

  test('with three confirmations asked for, it is pending until the third block', async () => {
    const { store, get } = makeStore()
    const id = chain.broadcast(pay)
    store.watch(alice)
    store.add(alice, 1, { hash: id, description: 'x', confirmations: 3 })
    chain.mine(2)
    await time.advance(20_000)
    expect(get(id).status).toBe('pending')
    chain.mine()
    await time.advance(20_000)
    expect(get(id).status).toBe('confirmed')
  })

  test('specification section 9: it is looked at every 4000 ms', async () => {
    await follow()
    const looks = () => chain.calls.filter((call) => call === 'eth_blockNumber').length
    expect(looks()).toBe(1)
    await time.advance(3999)
    expect(looks()).toBe(1)
    await time.advance(1)
    expect(looks()).toBe(2)
    await time.advance(40_000)
    expect(looks()).toBe(12)
  })

  test('one with too low a fee stays pending for hours, and after a reload', { tags: ['R4'] }, async () => {
    const storage = createMemoryStorage()
    const { record, store, id } = await follow(pay, { storage })
    await time.advance(6 * 3_600_000)
    expect(record().status).toBe('pending')
    store.destroy()
    const later = makeStore({ storage })
    later.store.watch(alice)
    await time.advance(3_600_000)
    expect(later.get(id).status).toBe('pending')
  })
})

describe('what is followed', () => {
  test('nothing, until somebody watches; all chains of an account, each by its own client', async () => {
    const other = createFakeChain({ chainId: 56 })
    const { store } = makeStore({ getClient: (chainId) => (chainId === 1 ? chain.client : other.client) })
    const id = chain.broadcast(pay)
    const otherId = other.broadcast({ ...pay, value: 6n })
    store.add(alice, 1, { hash: id, description: 'x' })
    store.add(alice, 56, { hash: otherId, description: 'y' })
    chain.mine()
    other.mine()
    await time.advance(60_000)
    expect(chain.calls).toEqual([])
    const stop = store.watch(alice)
    await time.advance(0)
    expect(store.getTransactions(alice, 1)[0]?.status).toBe('confirmed')
    expect(store.getTransactions(alice, 56)[0]?.status).toBe('confirmed')
    stop()
  })

  test('after the last of two watchers has gone, no call is made', async () => {
    const { store } = makeStore()
    const [first, second] = [store.watch(alice), store.watch(alice)]
    store.add(alice, 1, { hash: chain.broadcast(pay), description: 'x' })
    first()
    first()
    await time.advance(4000)
    expect(chain.calls).not.toEqual([])
    second()
    const before = chain.calls.length
    await time.advance(60_000)
    expect(chain.calls).toHaveLength(before)
  })

  test('a store that was ended makes no call', async () => {
    const { store } = await follow()
    store.destroy()
    const before = chain.calls.length
    await time.advance(60_000)
    expect(chain.calls).toHaveLength(before)
  })

  test('what is final is not looked at any more', async () => {
    const { record } = await follow()
    chain.mine(11)
    await time.advance(60_000)
    expect(record()).toMatchObject({ status: 'confirmed', isFinal: true })
    const before = chain.calls.length
    await time.advance(3_600_000)
    expect(chain.calls).toHaveLength(before)
    expect(time.getWaits()).toEqual([])
  })

  test('what is mined and not final is looked at every 15 s', async () => {
    await follow()
    chain.mine()
    await time.advance(4000)
    const before = chain.calls.filter((call) => call === 'eth_blockNumber').length
    await time.advance(60_000)
    expect(chain.calls.filter((call) => call === 'eth_blockNumber').length - before).toBe(4)
  })

  test('without a finalized tag, the count of confirmations decides', async () => {
    chain.faults.hasFinalizedTag = false
    const { record } = await follow(pay, { getFinality: () => ({ hasFinalizedTag: true, finalConfirmations: 5 }) })
    chain.mine(4)
    await time.advance(60_000)
    expect(record().isFinal).toBe(false)
    chain.mine()
    await time.advance(60_000)
    expect(record().isFinal).toBe(true)
  })

  test('a page that comes back to the front looks at once', async () => {
    const { store, record } = await follow()
    chain.mine()
    store.refresh()
    await time.advance(0)
    expect(record().status).toBe('confirmed')
  })
})

describe('an outage is unknown, never failed', { tags: ['R6'] }, () => {
  test('the second failure in a row says unknown; the answer says what it is', async () => {
    const { record, statuses } = await follow()
    chain.setDown(true)
    await time.advance(4000)
    expect(record().status).toBe('pending')
    await time.advance(1000)
    expect(record().status).toBe('unknown')
    await time.advance(600_000)
    expect(record().status).toBe('unknown')
    chain.setDown(false)
    chain.mine()
    await time.advance(30_000)
    expect(record().status).toBe('confirmed')
    expect(statuses()).toEqual(['added', 'unknown', 'confirmed'])
  })

  test('specification section 9: retries wait 1 s, doubling up to 30 s', async () => {
    await follow()
    chain.setDown(true)
    await time.advance(4000)
    const waits: number[] = []
    for (let failure = 0; failure < 8; failure += 1) {
      const [waitMs = Number.NaN] = time.getWaits()
      waits.push(waitMs)
      await time.advance(waitMs)
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
  })

  test('unknown is not stored: another tab may well reach the chain', async () => {
    const storage = createMemoryStorage()
    const { record } = await follow(pay, { storage })
    chain.setDown(true)
    await time.advance(60_000)
    expect(record().status).toBe('unknown')
    expect(storage.getItem(storageKey)).toContain('"status":"pending"')
  })

  test('what was confirmed stays confirmed', async () => {
    const { record } = await follow()
    chain.mine()
    await time.advance(4000)
    chain.setDown(true)
    await time.advance(600_000)
    expect(record().status).toBe('confirmed')
  })

  test('a receipt that comes late is waited for', async () => {
    const { record, statuses } = await follow()
    chain.mine()
    chain.faults.hidesReceipts = true
    await time.advance(30_000)
    expect(record().status).toBe('pending')
    chain.faults.hidesReceipts = false
    await time.advance(4000)
    expect(statuses()).toEqual(['added', 'confirmed'])
  })

  test('one transaction a node chokes on does not keep it from the others, nor is it asked for without pause', async () => {
    const { store, record } = await follow()
    const poison = `0x${'9'.repeat(64)}` as const
    chain.faults.chokesOn = poison
    store.add(alice, 1, { hash: poison, description: 'x' })
    await time.advance(0)
    chain.mine()
    const before = chain.calls.length
    await time.advance(4000)
    expect(record().status).toBe('confirmed')
    expect(store.getTransactions(alice, 1)[0]?.status).toBe('pending')
    expect(chain.calls.length - before).toBeLessThan(20)
  })

  test('a chain without a client is unknown until there is one', async () => {
    const known: { client?: Client } = {}
    const { store, get } = makeStore({ getClient: () => known.client })
    const id = chain.broadcast(pay)
    chain.mine()
    store.watch(alice)
    store.add(alice, 1, { hash: id, description: 'x' })
    await time.advance(60_000)
    expect(get(id).status).toBe('unknown')
    known.client = chain.client
    await time.advance(30_000)
    expect(get(id).status).toBe('confirmed')
  })

  test('a node of another chain is not believed', { tags: ['R9'] }, async () => {
    chain.faults.chainId = 56
    const { store, get } = makeStore()
    const id = chain.broadcast(pay)
    chain.mine()
    store.watch(alice)
    store.add(alice, 1, { hash: id, description: 'x' })
    await time.advance(60_000)
    expect(get(id).status).toBe('unknown')
    expect(chain.calls).not.toContain('eth_getTransactionReceipt')
  })
})

describe('the nonce tells what became of it', { tags: ['R3'] }, () => {
  test('sped up: the same call under a new hash is confirmed, not replaced', async () => {
    const { record, id } = await follow()
    const faster = chain.broadcast({ ...pay, gasPrice: 2n })
    chain.mine()
    await time.advance(4000)
    expect(record()).toMatchObject({ id, hash: faster, status: 'confirmed' })
    expect(record().replacedBy).toBeUndefined()
  })

  test('sped up and reverted is failed', async () => {
    const { record } = await follow()
    chain.broadcast({ ...pay, gasPrice: 2n, hasFailed: true })
    chain.mine()
    await time.advance(4000)
    expect(record().status).toBe('failed')
  })

  test('an empty transaction to oneself is a cancellation', async () => {
    const { record, statuses } = await follow()
    const by = chain.broadcast({ from: alice, nonce: 0, to: alice, gasPrice: 2n })
    chain.mine()
    await time.advance(4000)
    expect(record()).toMatchObject({ status: 'cancelled', replacedBy: by, isFinal: false })
    expect(statuses()).toEqual(['added', 'cancelled'])
  })

  test.each([
    ['another recipient', { ...pay, to: alice }],
    ['another amount', { ...pay, value: 6n }],
    ['another call', { ...pay, data: '0x5678' as const }],
  ])('%s is a replacement', async (_, replacement) => {
    const { record } = await follow()
    const by = chain.broadcast({ ...replacement, gasPrice: 2n })
    chain.mine()
    await time.advance(4000)
    expect(record()).toMatchObject({ status: 'replaced', replacedBy: by })
  })

  test('found days later, in a block far behind, with a dozen calls', async () => {
    const storage = createMemoryStorage()
    const { store, id } = await follow(pay, { storage })
    store.destroy()
    chain.broadcast({ ...pay, gasPrice: 2n })
    chain.mine(40)
    const before = chain.calls.length
    const later = makeStore({ storage })
    later.store.watch(alice)
    await time.advance(0)
    expect(later.get(id)).toMatchObject({ status: 'confirmed', isFinal: true })
    expect(chain.calls.length - before).toBeLessThan(25)
  })

  test('a node that has pruned the history makes it unknown, and it stays watched', async () => {
    const { record } = await follow()
    chain.broadcast({ ...pay, gasPrice: 2n })
    chain.mine(40)
    chain.faults.stateDepth = 5
    await time.advance(4000)
    expect(record()).toMatchObject({ status: 'unknown', isFinal: false })
    chain.faults.stateDepth = 1000
    await time.advance(4000)
    expect(record().status).toBe('confirmed')
  })

  test.each(['eth_getTransactionReceipt', 'eth_getTransactionByHash', 'eth_getTransactionCount'])(
    'a cancellation that is mined between two calls of one look, before %s, is still a cancellation',
    async (method) => {
      const { record, statuses } = await follow()
      const by = chain.broadcast({ from: alice, nonce: 0, to: alice, gasPrice: 2n })
      chain.interrupt(method, () => chain.mine())
      await time.advance(8000)
      expect(record()).toMatchObject({ status: 'cancelled', replacedBy: by })
      expect(statuses()).toEqual(['added', 'cancelled'])
    },
  )

  test('a call handed in by the app is enough, even when no node ever shows it', async () => {
    const { store, get } = makeStore()
    const id = hashOf(pay)
    store.watch(alice)
    store.add(alice, 1, { hash: id, description: 'x', call: { nonce: 0, to: bob, data: '0x1234', value: 5n } })
    await time.advance(0)
    chain.broadcast({ from: alice, nonce: 0, to: alice, gasPrice: 2n })
    chain.mine()
    await time.advance(4000)
    expect(get(id).status).toBe('cancelled')
  })

  test('a replacement that is reorganised away, for the original, ends as confirmed', async () => {
    const { record } = await follow()
    chain.broadcast({ ...pay, value: 6n, gasPrice: 2n })
    chain.mine()
    await time.advance(4000)
    expect(record().status).toBe('replaced')
    chain.reorganise(1, { isLost: true })
    chain.broadcast(pay)
    chain.mine()
    await time.advance(15_000)
    expect(record()).toMatchObject({ status: 'confirmed', replacedBy: undefined })
  })

  test('a replacement becomes final like anything else', async () => {
    const { record } = await follow()
    chain.broadcast({ ...pay, value: 6n, gasPrice: 2n })
    chain.mine(11)
    await time.advance(4000)
    expect(record()).toMatchObject({ status: 'replaced', isFinal: true })
  })
})

describe('dropped', { tags: ['R4'] }, () => {
  test('a node forgot it: dropped within 3 min, and confirmed if it comes back', async () => {
    const { record, id, statuses } = await follow()
    chain.drop(id)
    await time.advance(60_000)
    expect(record().status).toBe('pending')
    await time.advance(120_000)
    expect(record()).toMatchObject({ status: 'dropped', isFinal: false })
    chain.broadcast(pay)
    await time.advance(4000)
    expect(record().status).toBe('pending')
    chain.mine()
    await time.advance(4000)
    expect(statuses()).toEqual(['added', 'dropped', 'pending', 'confirmed'])
  })

  test('an outage does not count as absence', async () => {
    const { record } = await follow()
    chain.setDown(true)
    await time.advance(3_600_000)
    chain.setDown(false)
    await time.advance(30_000)
    expect(record().status).toBe('pending')
  })

  test('one that no node has ever shown is unknown: a private relay may hold it', async () => {
    const { store, get } = makeStore()
    const id = hashOf(pay)
    store.watch(alice)
    store.add(alice, 1, { hash: id, description: 'x' })
    await time.advance(600_000)
    expect(get(id).status).toBe('unknown')
    chain.broadcast(pay)
    chain.mine()
    await time.advance(4000)
    expect(get(id).status).toBe('confirmed')
  })
})

describe('reorganisations', { tags: ['R5'] }, () => {
  test('mined, then back in the pool: pending again, then confirmed in another block', async () => {
    const { record, statuses } = await follow()
    chain.mine()
    await time.advance(4000)
    const block = record().block?.number
    chain.reorganise(1)
    await time.advance(15_000)
    expect(record()).toMatchObject({ status: 'pending', block: undefined })
    chain.mine()
    await time.advance(4000)
    expect(record().status).toBe('confirmed')
    expect(record().block?.number).not.toBe(block)
    expect(statuses()).toEqual(['added', 'confirmed', 'pending', 'confirmed'])
  })

  test('mined, then lost: dropped', async () => {
    const { record } = await follow()
    chain.mine(3)
    await time.advance(4000)
    expect(record().status).toBe('confirmed')
    chain.reorganise(3, { isLost: true })
    await time.advance(180_000)
    expect(record().status).toBe('dropped')
  })

  test('a node that is behind proves nothing', async () => {
    const { record, statuses } = await follow()
    chain.mine()
    await time.advance(4000)
    chain.faults.headLag = 5
    await time.advance(120_000)
    expect(record().status).toBe('confirmed')
    chain.faults.headLag = 0
    chain.faults.hidesReceipts = true
    await time.advance(120_000)
    expect(statuses()).toEqual(['added', 'confirmed'])
  })
})

describe('several tabs', () => {
  test('what one tab finds, the other shows; each event says where it was seen', async () => {
    const storage = createMemoryStorage()
    const first = await follow(pay, { storage })
    const second = makeStore({ storage })
    chain.mine()
    await time.advance(4000)
    expect(second.get(first.id).status).toBe('confirmed')
    expect(first.events.map(({ source }) => source)).toEqual(['here', 'here'])
    expect(second.events.map(({ type, source }) => [type, source])).toEqual([['changed', 'elsewhere']])
  })

  test('a tab follows what another one added', async () => {
    const storage = createMemoryStorage()
    const [first, second] = [makeStore({ storage }), makeStore({ storage })]
    second.store.watch(alice)
    const id = chain.broadcast(pay)
    first.store.add(alice, 1, { hash: id, description: 'x' })
    chain.mine()
    await time.advance(0)
    expect(second.get(id).status).toBe('confirmed')
  })

  test('one cleared while it was being looked at stays cleared', async () => {
    const { store } = await follow()
    chain.mine()
    store.refresh()
    store.clear(alice, 1)
    await time.advance(60_000)
    expect(store.getTransactions(alice, 1)).toEqual([])
  })
})
