import { slotWord } from '@slotdrop/drops'
import { getCancelStep, sendRequest } from '@slotdrop/delivery'
import { startChain, type TestChain } from '@slotdrop/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { handTime } from '../../test/clocks.ts'
import { createTestDatabase, type TestDatabase } from '../../test/databases.ts'
import {
  amounts,
  balances,
  createProcess,
  createSender,
  prepareDrop,
  register,
  seal,
  setBlocked,
  takeTurn,
  testFees,
  toOrdered,
} from '../../test/world.ts'
import { encodeFunctionData, erc20Abi, numberToHex } from 'viem'
import { sql } from 'drizzle-orm'
import type { OperatorDatabase } from '../store/OperatorDatabase.ts'
import { leaveLane, takeLane } from '../store/lanes.ts'
import { getOrder, listOverdue, putOrder, setIntent, setNextLook } from '../store/orders.ts'
import { listEvents } from '../store/timeline.ts'
import { holdLane } from './LaneHold.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

function approveData(spender: `0x${string}`, value: bigint) {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, value] })
}

/** As a process leaves a lane that was killed: held for so many seconds from now. */
async function holdFor(db: OperatorDatabase, dropId: string, owner: string, seconds: number) {
  await db.execute(
    sql`insert into operator.lanes (drop_id, owner, until) values (${dropId}, ${owner}, now() + make_interval(secs => ${seconds}))
      on conflict (drop_id) do update set owner = excluded.owner, until = excluded.until`,
  )
}

describe('a lane', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase('postgres')
  })
  afterAll(() => database.remove())

  const kindsOf = async (dropId: `0x${string}`) =>
    (await listEvents(database.db, dropId, 100)).map((event) => event.kind).toReversed()

  test('sends a drop to its end, and the gas money goes back to its sender', async () => {
    const { db } = database
    const { sender, manifest, account } = await prepareDrop(chain, db)
    const before = await chain.client.getBalance({ address: sender.account.address })
    const context = createProcess(chain, db, [manifest])
    expect(await takeTurn(context, manifest.dropId)).toEqual({ again: undefined })
    expect(await balances(chain, manifest)).toEqual(amounts(manifest))
    expect(await chain.client.getBalance({ address: account })).toBe(0n)
    const order = await getOrder(db, manifest.dropId)
    expect(order).toMatchObject({
      account,
      status: { stage: 'over', end: 'complete', slots: 5, settledSlots: 5, rows: 43, settledRows: 43, wasted: 0 },
    })
    const { returned, feesSpent } = order?.status ?? {}
    const after = await chain.client.getBalance({ address: sender.account.address })
    expect(after - before).toBe(returned?.value)
    expect((returned?.value ?? 0n) + (feesSpent ?? 0n)).toBeLessThan(10n ** 18n)
    expect(await kindsOf(manifest.dropId)).toEqual(['ordered', 'named', 'began', 'complete', 'returned', 'ended'])
  })

  test('an order alone moves nothing: it waits until the chain names its account', async () => {
    const { db } = database
    const sender = await createSender(chain)
    const manifest = await seal(chain, sender, { count: 12, slotSize: 5 })
    await putOrder(db, toOrdered(manifest), testFees)
    const context = createProcess(chain, db, [manifest])
    expect(await takeTurn(context, manifest.dropId)).toEqual({ again: 5 })
    const order = await getOrder(db, manifest.dropId)
    expect(order?.status.stage).toBe('unnamed')
    if (!order?.account) throw new Error('The order has no account.')
    await register(chain, { sender, manifest, operator: order.account })
    expect(await takeTurn(context, manifest.dropId)).toEqual({ again: undefined })
    expect(await balances(chain, manifest)).toEqual(amounts(manifest))
  })

  test(
    'an order for a drop that is not registered reads no list, and is followed for a day, then only when asked again',
    { tags: ['N3'] },
    async () => {
      const { db } = database
      const sender = await createSender(chain)
      const manifest = await seal(chain, sender, { count: 12, slotSize: 5 })
      const { dropId } = manifest
      await putOrder(db, toOrdered(manifest), testFees)
      const time = handTime()
      const lists: string[] = []
      const fetchManifest = async (id: `0x${string}`) => {
        lists.push(id)
        return manifest
      }
      const context = createProcess(chain, db, [manifest], { clock: time.clock, fetchManifest })
      expect(await takeTurn(context, dropId)).toEqual({ again: 5 })
      expect(await takeTurn(context, dropId)).toEqual({ again: 10 })
      time.pass(23 * 3_600_000)
      expect((await takeTurn(context, dropId)).again).toBe(20)
      time.pass(3_600_000)
      expect(await takeTurn(context, dropId)).toEqual({ again: undefined })
      expect(await listOverdue(db, 0)).not.toContain(dropId)
      expect(lists).toEqual([])
      // Ordered again, it is followed for another day.
      await putOrder(db, toOrdered(manifest), testFees)
      expect((await takeTurn(context, dropId)).again).toBeGreaterThan(0)
      const account = (await getOrder(db, dropId))?.account
      if (!account) throw new Error('The order has no account.')
      await register(chain, { sender, manifest, operator: account })
      expect(await takeTurn(createProcess(chain, db, [manifest]), dropId)).toEqual({ again: undefined })
      expect(await balances(chain, manifest)).toEqual(amounts(manifest))
    },
  )

  test(
    'a sender has twenty orders that wait for their drops to be registered, also at once',
    { tags: ['N3'] },
    async () => {
      const { db } = database
      const drop = { chainId: 31_337, sender: `0x${'5e'.repeat(20)}`, slotCount: 1, rowCount: 1 } as const
      const orders = Array.from({ length: 24 }, (_, index) => ({ ...drop, id: numberToHex(index + 1, { size: 32 }) }))
      const put = (order: (typeof orders)[number]) => putOrder(db, order, testFees).then(() => 'taken', String)
      const answers = await Promise.all(orders.map(put))
      expect(answers.filter((answer) => answer === 'taken')).toHaveLength(20)
      expect(answers.find((answer) => answer !== 'taken')).toContain('waits for 20 of your drops to be registered')
      const taken = orders[answers.indexOf('taken')]
      if (!taken) throw new Error('None was taken.')
      // One that it has already may be changed, and one that is no longer followed leaves room for another.
      expect(await put(taken)).toBe('taken')
      await setNextLook(db, { dropId: taken.id, revision: 2, requestsSeen: 0 }, undefined)
      expect(await put({ ...drop, id: numberToHex(99, { size: 32 }) })).toBe('taken')
    },
  )

  test('a paused drop is left alone, and goes on when its sender says so', async () => {
    const { db } = database
    const { manifest } = await prepareDrop(chain, db)
    await setIntent(db, manifest.dropId, 'pause')
    const context = createProcess(chain, db, [manifest])
    expect(await takeTurn(context, manifest.dropId)).toEqual({ again: 300 })
    expect((await getOrder(db, manifest.dropId))?.status).toMatchObject({ stage: 'paused', transactions: 0 })
    await setIntent(db, manifest.dropId, 'send')
    await takeTurn(context, manifest.dropId)
    expect((await getOrder(db, manifest.dropId))?.status).toMatchObject({ stage: 'over', end: 'complete' })
  })

  test('stopped, it gives the gas money back and leaves the rows open', async () => {
    const { db } = database
    const { manifest, account } = await prepareDrop(chain, db)
    await setIntent(db, manifest.dropId, 'give-back')
    expect(await takeTurn(createProcess(chain, db, [manifest]), manifest.dropId)).toEqual({ again: undefined })
    expect(await chain.client.getBalance({ address: account })).toBe(0n)
    expect((await getOrder(db, manifest.dropId))?.status).toMatchObject({
      stage: 'over',
      end: 'stopped',
      settledRows: 0,
      returned: { value: expect.any(BigInt) },
    })
  })

  test('an order that is read after it was decided to rest is not taken for heeded: somebody looks at once', async () => {
    const { db } = database
    const { manifest } = await prepareDrop(chain, db)
    const { dropId } = manifest
    const order = await setIntent(db, dropId, 'pause')
    if (!order) throw new Error('Nothing was ordered.')
    await takeLane(db, dropId, 'one')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const context = createProcess(chain, db, [manifest])
      const hold = holdLane(context, { owner: 'one', order, signal: new AbortController().signal })
      expect(hold.heed().intent).toBe('pause')
      await setIntent(db, dropId, 'send')
      vi.advanceTimersByTime(2000)
      await vi.waitFor(() => expect(hold.getOrder().intent).toBe('send'))
      await hold.end()
      await setNextLook(db, { dropId, revision: hold.getHeededRevision(), requestsSeen: 0 }, 300)
    } finally {
      vi.useRealTimers()
    }
    await leaveLane(db, dropId, 'one')
    expect(await listOverdue(db, 0)).toContain(dropId)
  })

  test('a cancelled drop gives the gas money back by itself, even while it is paused', { tags: ['R30'] }, async () => {
    const { db } = database
    const { sender, manifest, account } = await prepareDrop(chain, db)
    await setIntent(db, manifest.dropId, 'pause')
    await sender.mine(getCancelStep(manifest).request)
    await takeTurn(createProcess(chain, db, [manifest]), manifest.dropId)
    expect(await chain.client.getBalance({ address: account })).toBe(0n)
    expect((await getOrder(db, manifest.dropId))?.status).toMatchObject({ stage: 'over', end: 'cancelled' })
  })

  test(
    'where another account takes its place the gas money goes back, once that was seen for a while',
    { tags: ['R30', 'D12'] },
    async () => {
      const { db } = database
      const { sender, manifest, account } = await prepareDrop(chain, db)
      await setIntent(db, manifest.dropId, 'pause')
      const time = handTime()
      const context = createProcess(chain, db, [manifest], time)
      await takeTurn(context, manifest.dropId)
      await register(chain, { sender, manifest, operator: sender.account.address, money: 0n })
      expect(await takeTurn(context, manifest.dropId)).toEqual({ again: 30 })
      // D12: neither the clock on the wall nor another process's makes that while longer or shorter.
      time.jump(600_000)
      expect(await takeTurn(context, manifest.dropId)).toEqual({ again: 30 })
      const other = createProcess(chain, db, [manifest], { stopwatch: { of: 'another', read: () => 1e9 } })
      expect(await takeTurn(other, manifest.dropId)).toEqual({ again: 30 })
      expect(await chain.client.getBalance({ address: account })).not.toBe(0n)
      time.jump(-1_200_000)
      time.pass(31_000)
      expect(await takeTurn(context, manifest.dropId)).toEqual({ again: undefined })
      expect(await chain.client.getBalance({ address: account })).toBe(0n)
      expect((await getOrder(db, manifest.dropId))?.status).toMatchObject({ stage: 'over', end: 'replaced' })
    },
  )

  test(
    'what only the sender can mend blocks it, is looked at again by itself, and is over when it is mended',
    { tags: ['R11'] },
    async () => {
      const { db } = database
      const { sender, manifest } = await prepareDrop(chain, db)
      const { token, distributor } = manifest.terms
      const approve = (value: bigint) => sender.mine({ to: token, data: approveData(distributor, value), value: 0n })
      await approve(0n)
      const context = createProcess(chain, db, [manifest])
      expect(await takeTurn(context, manifest.dropId)).toEqual({ again: 15 })
      expect(await takeTurn(context, manifest.dropId)).toEqual({ again: 30 })
      expect((await getOrder(db, manifest.dropId))?.status).toMatchObject({
        stage: 'blocked',
        problem: { name: 'NotApprovedError', message: expect.stringContaining('MERI') },
      })
      // Once, however often it is looked at.
      expect(await kindsOf(manifest.dropId)).toEqual(['ordered', 'named', 'blocked'])
      const [{ facts } = { facts: {} }] = await listEvents(db, manifest.dropId, 1)
      expect(facts).toEqual({ problem: 'NotApprovedError', message: expect.stringContaining('MERI') })
      // Ordered again, and still not mended: that is news.
      await setIntent(db, manifest.dropId, 'send')
      await takeTurn(context, manifest.dropId)
      expect(await kindsOf(manifest.dropId)).toEqual(['ordered', 'named', 'blocked', 'blocked'])
      await approve(manifest.total)
      expect(await takeTurn(context, manifest.dropId)).toEqual({ again: undefined })
      expect(await balances(chain, manifest)).toEqual(amounts(manifest))
    },
  )

  test(
    'rows that the token refuses are left out and named, wait until their sender orders them again, and are paid once they can be',
    { tags: ['R30'] },
    async () => {
      const { db } = database
      const { manifest } = await prepareDrop(chain, db, { symbol: 'DUSD' })
      const refused = [7, 31]
      for (const row of refused) await setBlocked(chain, manifest, row, true)
      const context = createProcess(chain, db, [manifest])
      const told = {
        stage: 'blocked',
        problem: { name: 'NothingPayableError' },
        refusedRows: 2,
        refused: [
          { slot: 0, rows: slotWord.maskOf([7]), reason: { kind: 'text' } },
          { slot: 3, rows: slotWord.maskOf([1]), reason: { kind: 'text' } },
        ],
      }
      expect(await takeTurn(context, manifest.dropId)).toEqual({ again: 15 })
      expect((await getOrder(db, manifest.dropId))?.status).toMatchObject(told)
      const paid = amounts(manifest).map((amount, row) => (refused.includes(row) ? 0n : amount))
      expect(await balances(chain, manifest)).toEqual(paid)

      // In the meantime they may have been paid in another way.
      for (const row of refused) await setBlocked(chain, manifest, row, false)
      expect(await takeTurn(context, manifest.dropId)).toEqual({ again: 30 })
      expect((await getOrder(db, manifest.dropId))?.status).toMatchObject(told)
      expect(await balances(chain, manifest)).toEqual(paid)

      await setIntent(db, manifest.dropId, 'send')
      expect(await takeTurn(context, manifest.dropId)).toEqual({ again: undefined })
      expect(await balances(chain, manifest)).toEqual(amounts(manifest))
      expect((await getOrder(db, manifest.dropId))?.status).toMatchObject({
        ...{ stage: 'over', end: 'complete', refusedRows: 0, refused: [], settledRows: 43 },
      })
    },
  )

  test(
    'where all that is open is refused, and nobody acts for an hour, it ends, and the gas money goes back until its sender orders it again',
    { tags: ['R30'] },
    async () => {
      const { db } = database
      const { sender, manifest, account } = await prepareDrop(chain, db, { symbol: 'DUSD' })
      await setBlocked(chain, manifest, 7, true)
      const context = createProcess(chain, db, [manifest])
      let seconds = 0
      for (let turn = await takeTurn(context, manifest.dropId); turn.again !== undefined;) {
        expect((await getOrder(db, manifest.dropId))?.status).toMatchObject({ stage: 'blocked', refusedRows: 1 })
        seconds += turn.again
        turn = await takeTurn(context, manifest.dropId)
      }
      expect(seconds).toBe(3645)
      expect((await getOrder(db, manifest.dropId))?.status).toMatchObject({
        ...{ stage: 'over', end: 'refused', settledRows: 42, refusedRows: 1, wasted: 0 },
        refused: [{ slot: 0, rows: slotWord.maskOf([7]), reason: { kind: 'text' } }],
        returned: { value: expect.any(BigInt) },
      })
      expect(await chain.client.getBalance({ address: account })).toBe(0n)
      expect(await kindsOf(manifest.dropId)).toEqual(['ordered', 'named', 'began', 'blocked', 'returned', 'ended'])

      await setBlocked(chain, manifest, 7, false)
      await sender.mine({ to: account, data: '0x', value: 10n ** 18n })
      await putOrder(db, toOrdered(manifest), testFees)
      expect(await takeTurn(context, manifest.dropId)).toEqual({ again: undefined })
      expect(await balances(chain, manifest)).toEqual(amounts(manifest))
      expect((await getOrder(db, manifest.dropId))?.status).toMatchObject({ stage: 'over', end: 'complete' })
      expect(await chain.client.getBalance({ address: account })).toBe(0n)
    },
  )

  test('asked again for rows that are refused still, it says so again', async () => {
    const { db } = database
    const { manifest } = await prepareDrop(chain, db, { count: 12, symbol: 'DUSD' })
    await setBlocked(chain, manifest, 11, true)
    const context = createProcess(chain, db, [manifest])
    await takeTurn(context, manifest.dropId)
    const { transactions } = (await getOrder(db, manifest.dropId))?.status ?? {}
    await setIntent(db, manifest.dropId, 'send')
    expect(await takeTurn(context, manifest.dropId)).toEqual({ again: 15 })
    expect((await getOrder(db, manifest.dropId))?.status).toMatchObject({
      stage: 'blocked',
      refusedRows: 1,
      transactions,
    })
  })

  test('a slot of which somebody else paid a part is sent like the others', { tags: ['R7'] }, async () => {
    const { db } = database
    const { sender, manifest } = await prepareDrop(chain, db)
    await sender.mine(sendRequest(manifest, new Map([[2, 0b1001n]]), 400_000n))
    expect(await takeTurn(createProcess(chain, db, [manifest]), manifest.dropId)).toEqual({ again: undefined })
    expect(await balances(chain, manifest)).toEqual(amounts(manifest))
    expect((await getOrder(db, manifest.dropId))?.status).toMatchObject({ end: 'complete', settledRows: 43 })
  })

  test(
    'a lane that somebody has is nobody else’s, and is found once its owner is silent',
    { tags: ['R7'] },
    async () => {
      const { db } = database
      const { manifest } = await prepareDrop(chain, db)
      const context = createProcess(chain, db, [manifest])
      await holdFor(db, manifest.dropId, 'frozen', 60)
      expect(await takeTurn(context, manifest.dropId)).toEqual({ again: undefined })
      expect((await getOrder(db, manifest.dropId))?.status.transactions).toBe(0)
      await holdFor(db, manifest.dropId, 'frozen', -1)
      await takeTurn(context, manifest.dropId)
      expect(await balances(chain, manifest)).toEqual(amounts(manifest))
      expect(await kindsOf(manifest.dropId)).toContain('taken-over')
    },
  )
})
