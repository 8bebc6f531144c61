import { getCancelStep, getRegisterStep } from '@slotdrop/delivery'
import { startChain, type TestChain } from '@slotdrop/testing'
import { sql } from 'drizzle-orm'
import { createPublicClient, custom, http } from 'viem'
import { foundry } from 'viem/chains'
import type { ChainClient } from '@slotdrop/delivery'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blockClock, handTime, quickTime } from '../../test/clocks.ts'
import { createTestDatabase, type TestDatabase } from '../../test/databases.ts'
import {
  amounts,
  balances,
  createProcess,
  gasMoney,
  prepareDrop,
  takeTurn,
  type TestDrop,
  type TestSender,
  testSeed,
} from '../../test/world.ts'

import type { OperatorContext } from '../OperatorContext.ts'
import { createKeyring } from '../seed/createKeyring.ts'
import type { OperatorDatabase } from '../store/OperatorDatabase.ts'
import { createLaneJournal } from '../store/createLaneJournal.ts'
import { fetchFigures } from '../store/fetchFigures.ts'
import { getOrder, setIntent } from '../store/orders.ts'
import { listEvents } from '../store/timeline.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
beforeEach(async () => {
  await chain.client.setAutomine(true)
  await chain.client.setBlockGasLimit({ gasLimit: 30_000_000n })
})
afterAll(() => chain.stop())

/** A node that says that it serves chain 1, and answers everything else. */
function otherChainsNode(): ChainClient {
  return nodeWith('eth_chainId', async () => '0x1')
}

/** A node that takes no transaction. */
function refusingNode(message: string): ChainClient {
  return nodeWith('eth_sendRawTransaction', () => Promise.reject(Object.assign(new Error(message), { code: -32_000 })))
}

/** The chain's node, with another answer to one method. */
function nodeWith(method: string, answer: () => Promise<unknown>): ChainClient {
  const node = createPublicClient({ chain: foundry, transport: http(chain.rpcUrl) })
  const request = (call: { method: string }) => (call.method === method ? answer() : node.request(call as never))
  // Sound: viem's client, whose type names one chain.
  return createPublicClient({
    chain: foundry,
    transport: custom({ request: request as never }),
    cacheTime: 0,
  }) as ChainClient
}

describe('faults', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase('postgres')
  })
  afterAll(() => database.remove())

  const statusOf = async (dropId: `0x${string}`) => (await getOrder(database.db, dropId))?.status

  test('a database that is gone for a while stops the sending, and then it goes on', { tags: ['R13'] }, async () => {
    const { db } = database
    const { manifest } = await prepareDrop(chain, db)
    await chain.client.setAutomine(false)
    let isGone = false
    const gone = () => Promise.reject(new Error('connection refused'))
    const failing: OperatorDatabase = {
      execute: (query) => (isGone ? gone() : db.execute(query)),
      transaction: (work) => (isGone ? gone() : db.transaction(work)),
    }
    const clock = blockClock(chain, (block) => void (isGone = block >= 1 && block < 8))
    const context = createProcess(chain, failing, [manifest], { clock })
    await takeTurn(context, manifest.dropId).catch(() => undefined)
    expect((await statusOf(manifest.dropId))?.stage).not.toBe('over')
    isGone = false
    await db.execute(sql`update operator.lanes set until = now()`)
    await takeTurn(createProcess(chain, db, [manifest], { clock: blockClock(chain) }), manifest.dropId)
    expect(await statusOf(manifest.dropId)).toMatchObject({ stage: 'over', end: 'complete', wasted: 0 })
    expect(await balances(chain, manifest)).toEqual(amounts(manifest))
  })

  test('of two processes that begin with one drop at once, one sends it', { tags: ['R7'] }, async () => {
    const { db } = database
    const { manifest, account } = await prepareDrop(chain, db)
    const turns = [1, 2].map(() => takeTurn(createProcess(chain, db, [manifest]), manifest.dropId))
    await Promise.all(turns)
    expect(await statusOf(manifest.dropId)).toMatchObject({ stage: 'over', end: 'complete', wasted: 0 })
    expect(await balances(chain, manifest)).toEqual(amounts(manifest))
    // The first slot, all others, and the gas money.
    expect(await chain.client.getTransactionCount({ address: account })).toBe(3)
  })

  test(
    'a process that was frozen before it wrote, and replaced meanwhile, sends nothing when it wakes',
    { tags: ['R7'] },
    async () => {
      const { db } = database
      const { manifest, account } = await prepareDrop(chain, db)
      let wake: () => void = () => {}
      const woken = new Promise<void>((resolve) => (wake = resolve))
      let freeze: () => void = () => {}
      const frozen = new Promise<void>((resolve) => (freeze = resolve))
      let transactions = 0
      const freezing: OperatorDatabase = {
        execute: (query) => db.execute(query),
        async transaction(work) {
          transactions += 1
          // The lane, the look, and then the journal.
          if (transactions === 3) {
            freeze()
            await woken
          }
          return db.transaction(work)
        },
      }
      const first = takeTurn(createProcess(chain, freezing, [manifest]), manifest.dropId)
      await frozen
      await db.execute(sql`update operator.lanes set until = now()`)
      await takeTurn(createProcess(chain, db, [manifest]), manifest.dropId)
      const sent = await chain.client.getTransactionCount({ address: account })
      wake()
      await first.catch(() => undefined)
      expect(await chain.client.getTransactionCount({ address: account })).toBe(sent)
      expect(await statusOf(manifest.dropId)).toMatchObject({ stage: 'over', end: 'complete', wasted: 0 })
    },
  )

  test('a clock that jumps by ten minutes either way changes nothing of what is sent', { tags: ['D12'] }, async () => {
    const { db } = database
    const { manifest } = await prepareDrop(chain, db)
    await chain.client.setAutomine(false)
    let [jump, block] = [0, 0]
    const clock: OperatorContext['clock'] = {
      now: () => Date.now() + jump,
      async sleep() {
        block += 1
        jump = block % 2 === 0 ? -600_000 : 600_000
        await chain.client.mine({ blocks: 1 })
      },
    }
    await takeTurn(createProcess(chain, db, [manifest], { clock }), manifest.dropId)
    await takeTurn(createProcess(chain, db, [manifest], { clock }), manifest.dropId)
    expect(await statusOf(manifest.dropId)).toMatchObject({ stage: 'over', end: 'complete', wasted: 0 })
    expect(await balances(chain, manifest)).toEqual(amounts(manifest))
  })

  test(
    'a node of another chain is told so, and nothing of it is believed, not even that there is no gas money',
    { tags: ['R9'] },
    async () => {
      const { db } = database
      const { manifest, account } = await prepareDrop(chain, db)
      await setIntent(db, manifest.dropId, 'give-back')
      const nodesOf = () => ({ client: otherChainsNode(), otherClients: [] })
      const context = createProcess(chain, db, [manifest], { nodesOf })
      expect(await takeTurn(context, manifest.dropId)).toEqual({ again: 15 })
      expect(await statusOf(manifest.dropId)).toMatchObject({
        stage: 'blocked',
        problem: { name: 'RpcOnOtherChainError' },
      })
      expect(await chain.client.getTransactionCount({ address: account })).toBe(0)
    },
  )

  test('a node that reports no gas money at its first looks strands none', async () => {
    const { db } = database
    const { manifest, account } = await prepareDrop(chain, db)
    await setIntent(db, manifest.dropId, 'give-back')
    // Sound: the local client reads whatever any does.
    const client = chain.client as unknown as ChainClient
    let looks = 0
    const lagging: ChainClient = { ...client, getBalance: async (of) => (++looks < 3 ? 0n : client.getBalance(of)) }
    const nodesOf = () => ({ client: lagging, otherClients: [] })
    // Both looks of the first turn agree.
    const context = createProcess(chain, db, [manifest], { nodesOf, ...quickTime() })
    const { again = 0 } = await takeTurn(context, manifest.dropId)
    if (again > 0) expect(await takeTurn(context, manifest.dropId)).toEqual({ again: undefined })
    expect(await chain.client.getBalance({ address: account })).toBe(0n)
    expect(await statusOf(manifest.dropId)).toMatchObject({ stage: 'over', returned: { value: expect.any(BigInt) } })
  })

  test('a drop that ended with an empty account is looked at again after an hour, and then no more', async () => {
    const { db } = database
    const { manifest, account } = await prepareDrop(chain, db)
    await chain.client.setBalance({ address: account, value: 0n })
    await setIntent(db, manifest.dropId, 'give-back')
    expect(await takeTurn(createProcess(chain, db, [manifest], quickTime()), manifest.dropId)).toEqual({ again: 3600 })
    expect(await statusOf(manifest.dropId)).toMatchObject({ stage: 'over', end: 'stopped' })
    // As a node that lagged has it by then.
    await chain.client.setBalance({ address: account, value: 10n ** 18n })
    const later = createProcess(chain, db, [manifest], quickTime())
    expect(await takeTurn(later, manifest.dropId)).toEqual({ again: undefined })
    expect(await chain.client.getBalance({ address: account })).toBe(0n)
    expect(await takeTurn(later, manifest.dropId)).toEqual({ again: undefined })
  })

  test(
    'a purse that was robbed makes it wait for coins, and say how many; given some, it goes on',
    { tags: ['R11'] },
    async () => {
      const { db } = database
      const { manifest, account } = await prepareDrop(chain, db)
      await chain.client.setBalance({ address: account, value: 1n })
      const context = createProcess(chain, db, [manifest], quickTime())
      expect(await takeTurn(context, manifest.dropId)).toEqual({ again: 60 })
      expect(await statusOf(manifest.dropId)).toMatchObject({
        stage: 'waiting',
        purse: 1n,
        waiting: { reason: 'purse', has: 1n, needs: expect.any(BigInt) },
      })
      const told = (await listEvents(db, manifest.dropId, 100)).map(({ kind, facts }) => [kind, facts['reason']])
      expect(told.toReversed()).toEqual([
        ['ordered', undefined],
        ['named', undefined],
        ['waiting', 'purse'],
      ])
      await chain.client.setBalance({ address: account, value: 10n ** 18n })
      await takeTurn(createProcess(chain, db, [manifest]), manifest.dropId)
      expect(await statusOf(manifest.dropId)).toMatchObject({ stage: 'over', end: 'complete' })
    },
  )

  test('a node that refuses each transaction is told with its words, the class is counted, and sending goes on', async () => {
    const { db } = database
    const { manifest, account } = await prepareDrop(chain, db)
    const refused: string[] = []
    const client = refusingNode('txpool is full')
    const time = quickTime()
    // Ten minutes ago, so that the database's clock shows for how long nothing was mined.
    const offset = Date.now() - 600_000 - time.clock.now()
    const parts = {
      ...time,
      clock: { ...time.clock, now: () => time.clock.now() + offset },
      nodesOf: () => ({ client, otherClients: [] }),
      onRefusal: (kind: string) => void refused.push(kind),
    }
    expect(await takeTurn(createProcess(chain, db, [manifest], parts), manifest.dropId)).toEqual({ again: 60 })
    expect(await statusOf(manifest.dropId)).toMatchObject({
      stage: 'waiting',
      inFlight: 0,
      waiting: { reason: 'refused', refusal: 'pool-full', text: expect.stringContaining('txpool is full') },
    })
    expect(new Set(refused)).toEqual(new Set(['pool-full']))
    expect(await chain.client.getTransactionCount({ address: account })).toBe(0)
    const { secondsSinceProgress } = await fetchFigures(db)
    expect(secondsSinceProgress).toBeGreaterThan(400)
    await takeTurn(createProcess(chain, db, [manifest]), manifest.dropId)
    expect(await statusOf(manifest.dropId)).toMatchObject({ stage: 'over', end: 'complete', wasted: 0 })
  })

  /**
   * A drop of twelve slots. Once some of it is paid and several transactions wait in the pool, a block begins with the sender's call. Answers
   * what was mined and paid before that, how many waited at least, and which block it was.
   */
  async function interfere(interference: (drop: TestDrop) => Parameters<TestSender['mineFirst']>[0]) {
    const { db } = database
    const drop = await prepareDrop(chain, db, { count: 60, slotSize: 5 })
    const { sender, manifest, account } = drop
    await chain.client.setAutomine(false)
    // Some slots a transaction: all of them would fit into one.
    await chain.client.setBlockGasLimit({ gasLimit: 1_000_000n })
    const time = handTime()
    let [mined, waited, paid, block] = [0, 0, [] as bigint[], 0n]
    const clock: OperatorContext['clock'] = {
      now: () => Date.now(),
      async sleep() {
        const sent = await chain.client.getTransactionCount({ address: account })
        const { pending } = await chain.client.getTxpoolStatus()
        if (waited > 0 || sent === 0 || pending < 2) return chain.client.mine({ blocks: 1 })
        mined = sent
        waited = pending
        paid = await balances(chain, manifest)
        block = await sender.mineFirst(interference(drop))
      },
    }
    const context = createProcess(chain, db, [manifest], { clock, stopwatch: time.stopwatch })
    for (let turn = await takeTurn(context, manifest.dropId); turn.again !== undefined;) {
      time.pass(turn.again * 1_000)
      turn = await takeTurn(context, manifest.dropId)
    }
    return { ...drop, mined, waited, paid, block }
  }

  /** Of what was under way nothing was paid, nothing was sent afterwards, and the rest of the gas money is the sender's. */
  async function expectLeft(left: Awaited<ReturnType<typeof interfere>>, end: string) {
    const { manifest, account, sender, mined, waited, paid, block } = left
    const settledRows = paid.filter((balance) => balance > 0n).length
    expect(waited).toBeGreaterThanOrEqual(2)
    expect(settledRows).toBeGreaterThan(0)
    const status = await statusOf(manifest.dropId)
    expect(status).toMatchObject({ stage: 'over', end, settledRows })
    expect(await balances(chain, manifest)).toEqual(paid)
    // Others may have been on their way to the pool: they were signed by what was known before.
    const { transactions = 0, wasted = 0 } = status ?? {}
    expect(wasted).toBeGreaterThanOrEqual(waited)
    expect(transactions).toBe(mined + wasted)
    const attempts = await createLaneJournal(database.db, '').list(manifest.dropId)
    expect(attempts.filter((attempt) => attempt.block >= block)).toEqual([])
    expect(await chain.client.getBalance({ address: account })).toBe(0n)
    const { hash = '0x', value = 0n } = status?.returned ?? {}
    const { gasUsed, effectiveGasPrice, to } = await chain.client.getTransactionReceipt({ hash })
    expect(to).toBe(sender.account.address.toLowerCase())
    expect(value + gasUsed * effectiveGasPrice + (status?.feesSpent ?? 0n)).toBe(gasMoney)
  }

  test(
    'a drop that is cancelled while transactions are in flight ends: they pay nobody, and the gas money goes back',
    { tags: ['R30'] },
    async () => {
      const left = await interfere(({ manifest }) => getCancelStep(manifest).request)
      await expectLeft(left, 'cancelled')
    },
  )

  test(
    'an operator that is changed while transactions are in flight sends no more, and gives the gas money back',
    { tags: ['R30'] },
    async () => {
      const left = await interfere(
        ({ manifest, sender: { account } }) =>
          getRegisterStep(manifest, { operator: account.address, claimsOpen: false }).request,
      )
      await expectLeft(left, 'replaced')
    },
  )

  test(
    'after a change of seed a drop of the former one is sent to its end with the account that it has',
    { tags: ['R25'] },
    async () => {
      const { db } = database
      const { manifest, account } = await prepareDrop(chain, db)
      const keyring = createKeyring(testSeed.toReversed(), [testSeed])
      await takeTurn(createProcess(chain, db, [manifest], { keyring }), manifest.dropId)
      expect(await getOrder(db, manifest.dropId)).toMatchObject({ account, status: { stage: 'over', end: 'complete' } })
      expect(await chain.client.getBalance({ address: account })).toBe(0n)
    },
  )

  test('without the former seed nothing is sent, and nothing is called over', { tags: ['R25'] }, async () => {
    const { db } = database
    const { manifest, account } = await prepareDrop(chain, db)
    const keyring = createKeyring(testSeed.toReversed())
    await takeTurn(createProcess(chain, db, [manifest], { keyring }), manifest.dropId)
    expect(await statusOf(manifest.dropId)).toMatchObject({ stage: 'unnamed', settledRows: 0 })
    expect(await chain.client.getTransactionCount({ address: account })).toBe(0)
  })
})
