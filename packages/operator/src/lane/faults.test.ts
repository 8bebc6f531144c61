import { setTimeout as delay } from 'node:timers/promises'
import { getCancelStep } from '@slotdrop/delivery'
import { startChain, type TestChain } from '@slotdrop/testing'
import { sql } from 'drizzle-orm'
import { createPublicClient, custom, http } from 'viem'
import { foundry } from 'viem/chains'
import type { ChainClient } from '@slotdrop/delivery'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../test/databases.ts'
import { amounts, balances, createProcess, prepareDrop, register, takeTurn, testSeed } from '../../test/world.ts'
import type { OperatorContext } from '../OperatorContext.ts'
import { createKeyring } from '../seed/createKeyring.ts'
import type { OperatorDatabase } from '../store/OperatorDatabase.ts'
import { getOrder, setIntent } from '../store/orders.ts'
import { listEvents } from '../store/timeline.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
beforeEach(() => chain.client.setAutomine(true))
afterAll(() => chain.stop())

/** Mines a block whenever somebody waits, and lets a test act then; its time goes on by a block each. */
function blockClock(onBlock: (block: number) => Promise<void> | void = () => {}): OperatorContext['clock'] {
  let [now, block] = [1_800_000_000_000, 0]
  return {
    now: () => now,
    async sleep() {
      now += 12_000
      await chain.client.mine({ blocks: 1 })
      await onBlock(++block)
    },
  }
}

function once(act: () => Promise<unknown>): () => Promise<void> {
  let isDone = false
  return async () => {
    if (isDone) return
    isDone = true
    await act()
  }
}

/** A node that says that it serves chain 1, and answers everything else. */
function otherChainsNode(): ChainClient {
  const node = createPublicClient({ chain: foundry, transport: http(chain.rpcUrl) })
  const request = (call: { method: string }) =>
    call.method === 'eth_chainId' ? Promise.resolve('0x1') : node.request(call as never)
  // Sound: viem's client, whose type names one chain.
  return createPublicClient({
    chain: foundry,
    transport: custom({ request: request as never }),
    cacheTime: 0,
  }) as ChainClient
}

describe.each(databaseKinds)('faults on %s', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase(kind)
  })
  afterAll(() => database.remove())

  const statusOf = async (dropId: `0x${string}`) => (await getOrder(database.db, dropId))?.status

  test('a database that is gone for a while stops the sending, and then it goes on', async () => {
    const { db } = database
    const { manifest } = await prepareDrop(chain, db)
    await chain.client.setAutomine(false)
    let isGone = false
    const gone = () => Promise.reject(new Error('connection refused'))
    const failing: OperatorDatabase = {
      execute: (query) => (isGone ? gone() : db.execute(query)),
      transaction: (work) => (isGone ? gone() : db.transaction(work)),
    }
    const clock = blockClock((block) => void (isGone = block >= 1 && block < 8))
    const context = createProcess(chain, failing, [manifest], { clock })
    await takeTurn(context, manifest.dropId).catch(() => undefined)
    expect((await statusOf(manifest.dropId))?.stage).not.toBe('over')
    isGone = false
    await db.execute(sql`update operator.lanes set until = now()`)
    await takeTurn(createProcess(chain, db, [manifest], { clock: blockClock() }), manifest.dropId)
    expect(await statusOf(manifest.dropId)).toMatchObject({ stage: 'over', end: 'complete', wasted: 0 })
    expect(await balances(chain, manifest)).toEqual(amounts(manifest))
  })

  test('of two processes that begin with one drop at once, one sends it', async () => {
    const { db } = database
    const { manifest, account } = await prepareDrop(chain, db)
    const turns = [1, 2].map(() => takeTurn(createProcess(chain, db, [manifest]), manifest.dropId))
    await Promise.all(turns)
    expect(await statusOf(manifest.dropId)).toMatchObject({ stage: 'over', end: 'complete', wasted: 0 })
    expect(await balances(chain, manifest)).toEqual(amounts(manifest))
    // The first slot, all others, and the gas money.
    expect(await chain.client.getTransactionCount({ address: account })).toBe(3)
  })

  test('a process that was frozen before it wrote, and replaced meanwhile, sends nothing when it wakes', async () => {
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
  })

  test('D12: a clock that jumps by ten minutes either way changes nothing', async () => {
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

  test('R9: a node of another chain is told so, and nothing of it is believed, not even that there is no gas money', async () => {
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
  })

  test('a purse that was robbed makes it wait for coins, and say how many; given some, it goes on', async () => {
    const { db } = database
    const { manifest, account } = await prepareDrop(chain, db)
    await chain.client.setBalance({ address: account, value: 1n })
    // A minute goes by in a second.
    const begun = performance.now()
    const clock = { now: () => 1_800_000_000_000 + (performance.now() - begun) * 60, sleep: () => delay(5) }
    const context = createProcess(chain, db, [manifest], { clock })
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
  })

  test('a drop that is cancelled while transactions are in flight ends, and the gas money goes back', async () => {
    const { db } = database
    const { sender, manifest, account } = await prepareDrop(chain, db)
    await chain.client.setAutomine(false)
    const cancel = once(async () => {
      await chain.client.setAutomine(true)
      await sender.mine(getCancelStep(manifest).request)
    })
    const context = createProcess(chain, db, [manifest], { clock: blockClock(cancel) })
    await takeTurn(context, manifest.dropId)
    const status = await statusOf(manifest.dropId)
    expect(['cancelled', 'complete']).toContain(status?.end)
    expect(status?.stage).toBe('over')
    expect(await chain.client.getBalance({ address: account })).toBe(0n)
  })

  test('an operator that is changed while transactions are in flight sends no more, and gives the gas money back', async () => {
    const { db } = database
    const { sender, manifest, account } = await prepareDrop(chain, db, { count: 60, slotSize: 5 })
    await chain.client.setAutomine(false)
    const replace = once(async () => {
      await chain.client.setAutomine(true)
      await register(chain, { sender, manifest, operator: sender.account.address, money: 0n })
    })
    const clock = blockClock(replace)
    const context = createProcess(chain, db, [manifest], { clock })
    for (let turn = 0; turn < 4; turn++) {
      await takeTurn(context, manifest.dropId)
      for (let wait = 0; wait < 4; wait++) await clock.sleep(30_000)
    }
    const status = await statusOf(manifest.dropId)
    expect(['replaced', 'complete']).toContain(status?.end)
    expect(status?.stage).toBe('over')
    expect(await chain.client.getBalance({ address: account })).toBe(0n)
  })

  test('after a change of seed a drop of the former one is sent to its end with the account that it has', async () => {
    const { db } = database
    const { manifest, account } = await prepareDrop(chain, db)
    const keyring = createKeyring(testSeed.toReversed(), [testSeed])
    await takeTurn(createProcess(chain, db, [manifest], { keyring }), manifest.dropId)
    expect(await getOrder(db, manifest.dropId)).toMatchObject({ account, status: { stage: 'over', end: 'complete' } })
    expect(await chain.client.getBalance({ address: account })).toBe(0n)
  })

  test('without the former seed nothing is sent, and nothing is called over', async () => {
    const { db } = database
    const { manifest, account } = await prepareDrop(chain, db)
    const keyring = createKeyring(testSeed.toReversed())
    await takeTurn(createProcess(chain, db, [manifest], { keyring }), manifest.dropId)
    expect(await statusOf(manifest.dropId)).toMatchObject({ stage: 'unnamed', settledRows: 0 })
    expect(await chain.client.getTransactionCount({ address: account })).toBe(0)
  })
})
