import { slotWord } from '@slotdrop/drops'
import { sendRequest } from '@slotdrop/delivery'
import { startChain, type TestChain } from '@slotdrop/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quickTime } from '../../test/clocks.ts'
import { createTestDatabase, type TestDatabase } from '../../test/databases.ts'
import {
  amounts,
  askFor,
  balances,
  blockAbi,
  createProcess,
  onRequest,
  prepareDrop,
  register,
  setBlocked,
  takeTurn,
  type TestDrop,
  testFees,
  toldOf,
  toOrdered,
  waitForBatch,
} from '../../test/world.ts'
import type { OperatorContext } from '../OperatorContext.ts'
import { askForRows, getRowRequests } from '../requests/requests.ts'
import { getOrder, listOverdue, putOrder, setIntent, setNextLook, setRequestsPolicy } from '../store/orders.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

/** The account is blocked by whatever is first in each block, and by nothing else: what is tried goes well, what is mined fails. */
function hostileClock({ terms, rowAt }: TestDrop['manifest'], row: number): OperatorContext['clock'] {
  const block = (isBlocked: boolean) =>
    chain.client.writeContract({
      abi: blockAbi,
      address: terms.token,
      functionName: 'setBlackListed',
      args: [rowAt(row).account, isBlocked],
      gas: 200_000n,
      maxFeePerGas: 90_000_000_000n,
      maxPriorityFeePerGas: 90_000_000_000n,
    })
  return {
    now: () => Date.now(),
    async sleep() {
      await block(true)
      await chain.client.mine({ blocks: 1 })
      await block(false)
      await chain.client.mine({ blocks: 1 })
    },
  }
}

describe('rows that are asked for', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase('postgres')
  })
  afterAll(() => database.remove())

  const statusOf = async ({ dropId }: TestDrop['manifest']) => (await getOrder(database.db, dropId))?.status
  const transactionsOf = ({ account }: TestDrop) => chain.client.getTransactionCount({ address: account })

  /** A drop that waits for requests. */
  async function open(parameters: Parameters<typeof prepareDrop>[2] = {}) {
    const drop = await prepareDrop(chain, database.db, { count: 23, choice: onRequest(), ...parameters })
    const context = createProcess(chain, database.db, [drop.manifest])
    expect(await takeTurn(context, drop.manifest.dropId)).toEqual({ again: 300 })
    return { ...drop, context }
  }
  /** Who of the list has what it says. */
  async function paidRows({ manifest }: TestDrop): Promise<number[]> {
    const expected = amounts(manifest)
    const found = await balances(chain, manifest)
    expect(found.every((balance, row) => balance === 0n || balance === expected[row])).toBe(true)
    return found.flatMap((balance, row) => (balance === 0n ? [] : [row]))
  }

  test('wait for others of their slot, and are paid by one transaction a slot; the others stay open until the sender says so', async () => {
    const { db } = database
    const drop = await open()
    const { manifest, context } = drop
    expect(await statusOf(manifest)).toMatchObject({ stage: 'on-request', claimsOpen: true })
    expect(await askFor(db, manifest, [2, 12, 15, 13])).toEqual([undefined, undefined, undefined, undefined])
    const { again } = await takeTurn(context, manifest.dropId)
    expect(again).toBeGreaterThan(0)
    expect(again).toBeLessThanOrEqual(30)
    expect((await toldOf(db, manifest, [2, 12])).map((row) => [row?.state, row?.hash])).toEqual([
      ['queued', undefined],
      ['queued', undefined],
    ])
    expect(await transactionsOf(drop)).toBe(0)
    await waitForBatch(db, manifest)
    expect(await takeTurn(context, manifest.dropId)).toEqual({ again: 300 })
    expect(await paidRows(drop)).toEqual([2, 12, 13, 15])
    expect(await transactionsOf(drop)).toBe(2)
    const told = await toldOf(db, manifest, [2, 12, 13, 15])
    expect(told.map((row) => row?.state)).toEqual(['received', 'received', 'received', 'received'])
    expect(new Set(told.slice(1).map((row) => row?.hash)).size).toBe(1)
    const [first] = told
    const receipt = first?.hash && (await chain.client.getTransactionReceipt({ hash: first.hash }))
    expect(receipt && receipt.status).toBe('success')
    await putOrder(db, toOrdered(manifest), testFees, { scope: 'all' })
    await takeTurn(context, manifest.dropId)
    expect(await statusOf(manifest)).toMatchObject({ stage: 'over', end: 'complete', wasted: 0 })
    expect(await balances(chain, manifest)).toEqual(amounts(manifest))
  })

  test('that nobody asked for are sent with the rest, also in slots where others were paid by somebody else', async () => {
    const { db } = database
    const { manifest, context, sender } = await open()
    await sender.mine(
      sendRequest(
        manifest,
        new Map([
          [0, 0b11n],
          [2, 0b1n],
        ]),
        400_000n,
      ),
    )
    await putOrder(db, toOrdered(manifest), testFees, { scope: 'all' })
    await takeTurn(context, manifest.dropId)
    expect(await statusOf(manifest)).toMatchObject({ stage: 'over', end: 'complete' })
    expect(await balances(chain, manifest)).toEqual(amounts(manifest))
  })

  test('one that the token refuses is left out and named with its reason, and stops nobody; later it may be asked for again', async () => {
    const { db } = database
    const drop = await open({ symbol: 'DUSD' })
    const { manifest, context } = drop
    await setBlocked(chain, manifest, 3, true)
    await askFor(db, manifest, [2, 3, 4])
    await waitForBatch(db, manifest)
    expect(await takeTurn(context, manifest.dropId)).toEqual({ again: 300 })
    expect(await paidRows(drop)).toEqual([2, 4])
    expect(await transactionsOf(drop)).toBe(1)
    const [refused] = await toldOf(db, manifest, [3])
    expect(refused).toMatchObject({
      state: 'refused',
      problem: { name: 'RowRefusedError', message: expect.stringContaining('DUSD: blocked') },
    })
    // Its sender hears of it, too.
    expect(await statusOf(manifest)).toMatchObject({
      stage: 'on-request',
      refusedRows: 1,
      refused: [{ slot: 0, rows: 0b1000n, reason: { kind: 'text', text: 'DUSD: blocked' } }],
    })
    await setBlocked(chain, manifest, 3, false)
    // Again at once changes nothing.
    await askFor(db, manifest, [3])
    expect((await toldOf(db, manifest, [3]))[0]?.state).toBe('refused')
    await db.execute(sql`update operator.requests set changed_at = now() - interval '11 minutes'`)
    await askFor(db, manifest, [3])
    await waitForBatch(db, manifest)
    await takeTurn(context, manifest.dropId)
    expect(await paidRows(drop)).toEqual([2, 3, 4])
    expect(await statusOf(manifest)).toMatchObject({ stage: 'on-request', refusedRows: 0, refused: [] })
  })

  test('one that is refused when the rest is sent is told so, too', async () => {
    const { db } = database
    const { manifest, context } = await open({ symbol: 'DUSD' })
    await setBlocked(chain, manifest, 3, true)
    await askFor(db, manifest, [3])
    await putOrder(db, toOrdered(manifest), testFees, { scope: 'all' })
    await takeTurn(context, manifest.dropId)
    expect(await toldOf(db, manifest, [3])).toMatchObject([{ state: 'refused', problem: { name: 'RowRefusedError' } }])
    expect(await statusOf(manifest)).toMatchObject({ settledRows: 22 })
  })

  test(
    'one whose payment goes well when it is tried and fails when it is mined is found, and keeps nobody from theirs',
    { tags: ['T37', 'R26', 'R8'] },
    async () => {
      const { db } = database
      const drop = await open({ symbol: 'DUSD' })
      const { manifest } = drop
      await askFor(db, manifest, [2, 3, 4])
      await waitForBatch(db, manifest)
      await chain.client.setAutomine(false)
      const context = createProcess(chain, db, [manifest], { clock: hostileClock(manifest, 3) })
      expect(await takeTurn(context, manifest.dropId).finally(() => chain.client.setAutomine(true))).toEqual({
        again: 300,
      })
      expect(await paidRows(drop)).toEqual([2, 4])
      expect(await toldOf(db, manifest, [3])).toMatchObject([
        { state: 'refused', problem: { message: expect.stringContaining('every trial passes') } },
      ])
      // All three, again as a small group, and alone.
      expect(await statusOf(manifest)).toMatchObject({ stage: 'on-request', transactions: 5, wasted: 3 })
      await db.execute(sql`update operator.requests set changed_at = now() - interval '11 minutes'`)
      await askFor(db, manifest, [3])
      expect(await toldOf(db, manifest, [3])).toMatchObject([{ state: 'refused' }])
    },
  )

  test('one that is refused in blocks alone stays open where the service may leave rows open, and costs no transaction', async () => {
    const { db } = database
    const drop = await open({ symbol: 'DUSD', mayLeaveOpen: true })
    const { manifest } = drop
    await askFor(db, manifest, [2, 3, 4])
    await waitForBatch(db, manifest)
    await chain.client.setAutomine(false)
    const context = createProcess(chain, db, [manifest], { clock: hostileClock(manifest, 3) })
    await takeTurn(context, manifest.dropId).finally(() => chain.client.setAutomine(true))
    expect(await paidRows(drop)).toEqual([2, 4])
    expect(await toldOf(db, manifest, [3])).toMatchObject([{ state: 'refused', problem: { name: 'RowRefusedError' } }])
    expect(await statusOf(manifest)).toMatchObject({ stage: 'on-request', transactions: 1, wasted: 0, refusedRows: 1 })
  })

  test('one that was paid meanwhile is received, and costs nothing', async () => {
    const { db } = database
    const drop = await open()
    const { manifest, context, sender } = drop
    await askFor(db, manifest, [5, 6])
    await sender.mine(sendRequest(manifest, new Map([[0, slotWord.maskOf([5])]]), 400_000n))
    await waitForBatch(db, manifest)
    await takeTurn(context, manifest.dropId)
    expect(await paidRows(drop)).toEqual([5, 6])
    const told = await toldOf(db, manifest, [5, 6])
    expect(told.map((row) => [row?.state, typeof row?.hash])).toEqual([
      ['received', 'undefined'],
      ['received', 'string'],
    ])
    expect(await statusOf(manifest)).toMatchObject({ wasted: 0, transactions: 1 })
  })

  test('what the list does not have is not sent, whoever says that it does', { tags: ['T37', 'R26'] }, async () => {
    const { db } = database
    const drop = await open()
    const { manifest, context } = drop
    const stranger = '0x00000000000000000000000000000000000bad05'
    const rows = [
      { slot: 0, slotRow: 1 },
      { slot: 2, slotRow: 9 },
      { slot: 7, slotRow: 0 },
      { slot: 0, slotRow: 200 },
    ]
    expect(await askForRows(db, manifest.dropId, { account: stranger, rows })).toBeUndefined()
    await waitForBatch(db, manifest)
    expect(await takeTurn(context, manifest.dropId)).toEqual({ again: 300 })
    expect(await transactionsOf(drop)).toBe(0)
    const { rows: told } = await getRowRequests(db, manifest.dropId, stranger)
    expect(told.map(({ state, problem }) => [state, problem?.name])).toEqual(
      rows.map(() => ['refused', 'RowNotListedError']),
    )
  })

  test(
    'a flood takes no more rows a day than the sender allows, each once; the next day begins anew',
    { tags: ['T37', 'R26'] },
    async () => {
      const { db } = database
      const drop = await open({ choice: onRequest(3) })
      const { manifest, context } = drop
      const flood = [0, 1, 0, 2, 0, 3, 4, 5, 6].map((row) => askFor(db, manifest, [row]))
      const answers = (await Promise.all(flood)).flat()
      expect(answers.filter((bar) => bar === 'budget-used').length).toBeGreaterThanOrEqual(4)
      expect((await getOrder(db, manifest.dropId))?.requests.usedToday).toBe(3)
      await waitForBatch(db, manifest)
      await takeTurn(context, manifest.dropId)
      expect(await paidRows(drop)).toHaveLength(3)
      expect(await askFor(db, manifest, [10])).toEqual(['budget-used'])
      await db.execute(
        sql`update operator.orders set requests_day = requests_day - 1 where drop_id = ${manifest.dropId}`,
      )
      expect(await askFor(db, manifest, [10])).toEqual([undefined])
      await waitForBatch(db, manifest)
      await takeTurn(context, manifest.dropId)
      expect(await paidRows(drop)).toHaveLength(4)
    },
  )

  test(
    'a purse that is too small takes no more requests, keeps those that wait, and goes on when it is filled',
    { tags: ['T37', 'R26', 'R11'] },
    async () => {
      const { db } = database
      const drop = await open()
      const { manifest, account } = drop
      await askFor(db, manifest, [1])
      await waitForBatch(db, manifest)
      await chain.client.setBalance({ address: account, value: 1n })
      const waiting = createProcess(chain, db, [manifest], quickTime())
      expect(await takeTurn(waiting, manifest.dropId)).toEqual({ again: 60 })
      expect(await getRowRequests(db, manifest.dropId, manifest.rowAt(1).account)).toMatchObject({
        ...{ bar: 'purse-low', waiting: 'purse', rows: [{ state: 'queued' }] },
      })
      expect(await askFor(db, manifest, [2])).toEqual(['purse-low'])
      await chain.client.setBalance({ address: account, value: 10n ** 18n })
      await takeTurn(drop.context, manifest.dropId)
      expect(await paidRows(drop)).toEqual([1])
      expect(await askFor(db, manifest, [2])).toEqual([undefined])
    },
  )

  test(
    'while gas costs more than the sender allows rows wait, and are told so',
    { tags: ['T37', 'R26', 'R27'] },
    async () => {
      const { db } = database
      const drop = await open()
      const { manifest, context } = drop
      await askFor(db, manifest, [1])
      await waitForBatch(db, manifest)
      await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: 100n * testFees.ceiling })
      await chain.client.mine({ blocks: 1 })
      const waiting = createProcess(chain, db, [manifest], quickTime())
      expect(await takeTurn(waiting, manifest.dropId)).toEqual({ again: 60 })
      expect(await getRowRequests(db, manifest.dropId, manifest.rowAt(1).account)).toMatchObject({
        ...{ bar: undefined, waiting: 'fee', rows: [{ state: 'queued' }] },
      })
      await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: 10n ** 9n })
      await chain.client.mine({ blocks: 1 })
      await takeTurn(context, manifest.dropId)
      expect(await paidRows(drop)).toEqual([1])
    },
  )

  test('while claims are not open nothing is sent, and nothing is lost', async () => {
    const { db } = database
    const drop = await open()
    const { manifest, context, sender, account } = drop
    await askFor(db, manifest, [1])
    await waitForBatch(db, manifest)
    await register(chain, { sender, manifest, operator: account, money: 0n })
    expect(await takeTurn(context, manifest.dropId)).toEqual({ again: 300 })
    expect(await askFor(db, manifest, [2])).toEqual(['claims-closed'])
    expect(await transactionsOf(drop)).toBe(0)
    await register(chain, { sender, manifest, operator: account, money: 0n, claimsOpen: true })
    await takeTurn(context, manifest.dropId)
    expect(await paidRows(drop)).toEqual([1])
  })

  test('stopped, whoever waits is told that nothing comes, and the gas money goes back', async () => {
    const { db } = database
    const drop = await open()
    const { manifest, context, account } = drop
    await askFor(db, manifest, [1])
    await setIntent(db, manifest.dropId, 'give-back')
    expect(await takeTurn(context, manifest.dropId)).toEqual({ again: undefined })
    expect((await toldOf(db, manifest, [1]))[0]).toMatchObject({
      state: 'refused',
      problem: { name: 'DropEndedError' },
    })
    expect(await askFor(db, manifest, [2])).toEqual(['ended'])
    expect(await chain.client.getBalance({ address: account })).toBe(0n)
  })

  test('a drop is looked at when the rows of a slot are due: half a minute later, at once when there are fifty', async () => {
    const { db } = database
    const { manifest } = await open({ count: 60, slotSize: 60 })
    const { dropId } = manifest
    const isDue = async (inSeconds: number) => (await listOverdue(db, -inSeconds)).includes(dropId)
    await askFor(db, manifest, [0])
    expect([await isDue(15), await isDue(31)]).toEqual([false, true])
    // Whoever had the lane did not see it, and ends its turn.
    await setNextLook(db, { dropId, revision: 1, requestsSeen: 0 }, 300)
    expect([await isDue(15), await isDue(31)]).toEqual([false, true])
    await setNextLook(db, { dropId, revision: 1, requestsSeen: 1 }, 300)
    expect(await isDue(200)).toBe(false)
    const rows = Array.from({ length: 49 }, (_, row) => row + 1)
    await askFor(db, manifest, rows)
    expect(await isDue(0)).toBe(true)
  })

  test('what the sender allows is hers to change, and is in the timeline', async () => {
    const { db } = database
    const { manifest } = await open()
    const { dropId } = manifest
    await setRequestsPolicy(db, dropId, { isAllowed: false, rowsPerDay: 5 })
    expect(await askFor(db, manifest, [1])).toEqual(['not-allowed'])
    await setRequestsPolicy(db, dropId, { isAllowed: true, rowsPerDay: 5 })
    expect(await askFor(db, manifest, [1])).toEqual([undefined])
    await putOrder(db, toOrdered(manifest), testFees)
    expect(await getOrder(db, dropId)).toMatchObject({
      scope: 'requested',
      requests: { isAllowed: true, rowsPerDay: 5, usedToday: 1 },
    })
    await putOrder(db, toOrdered(manifest), testFees, { scope: 'all' })
    expect(await askFor(db, manifest, [2])).toEqual(['all-sent'])
  })
})
