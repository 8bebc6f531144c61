import { startChain, type TestChain } from '@slotdrop/testing'
import { erc20Abi } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../test/databases.ts'
import { endAtEachStep, paymentsPerRow } from '../../test/mortality.ts'
import {
  askFor,
  createProcess,
  onRequest,
  placeOf,
  prepareDrop,
  setBlocked,
  signRow,
  takeTurn,
  type TestDrop,
  testFees,
  toldOf,
  waitForBatch,
} from '../../test/world.ts'
import { askForRows } from '../requests/requests.ts'
import { answerPlan } from '../plan/answerPlan.ts'
import { getOrder, setIntent } from '../store/orders.ts'
import { askForPlan, getPlan } from '../store/plans.ts'
import { createLists } from './createLists.ts'

const deaths = [
  ['killed before it', 'before'],
  ['killed after it', 'after'],
  ['asked to end in it', 'asked'],
] as const

const timeout = 300_000

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

describe.each(databaseKinds)('a process that ends at any of its steps, on %s,', { tags: ['R1'] }, (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase(kind)
  })
  afterAll(() => database.remove())
  // The steps are the same on both: the embedded database, which takes twice the time, is tried with one kind of end.
  const ends = kind === 'postgres' ? deaths : deaths.slice(0, 1)

  /** What was sent from the account, and what the order says. */
  async function lookAt({ manifest, account }: TestDrop) {
    const { status } = (await getOrder(database.db, manifest.dropId)) ?? {}
    return {
      payments: await paymentsPerRow(chain, manifest),
      signed: await chain.client.getTransactionCount({ address: account }),
      left: await chain.client.getBalance({ address: account }),
      stage: status?.stage,
      end: status?.end,
      wasted: status?.wasted,
      counted: status?.transactions,
    }
  }

  test.each(ends)(
    '%s: another one pays every row once, wastes nothing, and the gas money goes back',
    { timeout },
    async (_case, when) => {
      const { db } = database
      const drop = await prepareDrop(chain, db, { count: 11, slotSize: 3 })
      const look = async () => {
        const { signed, counted = 0, ...found } = await lookAt(drop)
        // One a slot at most, and one that gives back.
        return { ...found, isFrugal: signed <= drop.manifest.slotCount + 1, isCounted: counted === signed - 1 }
      }
      const expected = {
        ...{ payments: Array.from({ length: 11 }, () => 1), stage: 'over', end: 'complete', wasted: 0, left: 0n },
        ...{ isFrugal: true, isCounted: true },
      }
      await endAtEachStep({ chain, db, manifest: drop.manifest, when, look, expected })
    },
  )

  test.each(ends)(
    '%s: of rows that were asked for none is paid twice and none is lost',
    { tags: ['R26'], timeout },
    async (_case, when) => {
      const { db } = database
      const drop = await prepareDrop(chain, db, { count: 6, slotSize: 3, choice: onRequest() })
      const { manifest } = drop
      await takeTurn(createProcess(chain, db, [manifest]), manifest.dropId)
      const asked = [0, 4, 5]
      expect(await askFor(db, manifest, asked)).toEqual([undefined, undefined, undefined])
      await waitForBatch(db, manifest)
      const look = async () => {
        const { payments, signed, stage, wasted } = await lookAt(drop)
        const told = await toldOf(db, manifest, asked)
        const paying = told.map(async (row) => row?.hash && chain.client.getTransactionReceipt({ hash: row.hash }))
        const receipts = (await Promise.all(paying)).map((receipt) => receipt && receipt.status)
        return { payments, signed, stage, wasted, states: told.map((row) => row?.state), receipts }
      }
      const expected = {
        ...{ payments: [1, 0, 0, 0, 1, 1], signed: 2, stage: 'on-request', wasted: 0 },
        ...{ states: asked.map(() => 'received'), receipts: asked.map(() => 'success') },
      }
      await endAtEachStep({ chain, db, manifest, when, look, expected })
    },
  )

  test.each(ends)(
    '%s: a row that its account signed for is paid once, at the other address',
    { tags: ['R28'], timeout },
    async (_case, when) => {
      const { db } = database
      const [account, to] = [
        privateKeyToAccount(generatePrivateKey()),
        privateKeyToAccount(generatePrivateKey()).address,
      ]
      const accounts = [account.address]
      const drop = await prepareDrop(chain, db, { count: 3, slotSize: 3, choice: onRequest(), accounts })
      const { manifest } = drop
      const { dropId, terms } = manifest
      await takeTurn(createProcess(chain, db, [manifest]), dropId)
      const place = placeOf(manifest, account.address)
      const signed = await signRow(chain, manifest, { account, to })
      await askForRows(db, dropId, { account: account.address, rows: [{ ...place, signed }] })
      const look = async () => {
        const { payments, signed: sent, wasted } = await lookAt(drop)
        const [told] = await toldOf(db, manifest, [place.index])
        const paid = await chain.client.readContract({
          ...{ abi: erc20Abi, address: terms.token, functionName: 'balanceOf', args: [to] },
        })
        return { payments, sent, wasted, state: told?.state, paid }
      }
      const { amount } = manifest.rowAt(place.index)
      const expected = { payments: [0, 0, 0], sent: 1, wasted: 0, state: 'received', paid: amount }
      await endAtEachStep({ chain, db, manifest, when, look, expected })
    },
  )

  test.each(ends)(
    '%s while it gives gas money back: another one does, once, and no row is paid',
    { timeout },
    async (_case, when) => {
      const { db } = database
      const drop = await prepareDrop(chain, db, { count: 3, slotSize: 3 })
      await setIntent(db, drop.manifest.dropId, 'give-back')
      const expected = {
        ...{ payments: [0, 0, 0], signed: 1, left: 0n, stage: 'over', end: 'stopped', wasted: 0, counted: 0 },
      }
      await endAtEachStep({ chain, db, manifest: drop.manifest, when, look: () => lookAt(drop), expected })
    },
  )

  test.each(ends)(
    '%s when nothing but refused rows is left, an hour after the last order: another one ends it in the same way',
    { timeout },
    async (_case, when) => {
      const { db } = database
      const drop = await prepareDrop(chain, db, { count: 6, slotSize: 3, symbol: 'DUSD' })
      const { manifest } = drop
      const { dropId } = manifest
      await setBlocked(chain, manifest, 4, true)
      const before = createProcess(chain, db, [manifest])
      for (let look = 0; look < 9; look += 1) await takeTurn(before, dropId)
      expect((await getOrder(db, dropId))?.status).toMatchObject({ stage: 'blocked', tries: 9 })
      const { signed } = await lookAt(drop)
      const look = async () => {
        const { refused } = (await getOrder(db, dropId))?.status ?? {}
        return { ...(await lookAt(drop)), refused }
      }
      const expected = {
        ...{ payments: [1, 1, 1, 1, 0, 1], signed: signed + 1, left: 0n, stage: 'over', end: 'refused', wasted: 0 },
        ...{ counted: signed, refused: [{ slot: 1, rows: 0b010n, reason: { kind: 'text', text: 'DUSD: blocked' } }] },
      }
      await endAtEachStep({ chain, db, manifest, when, look, expected })
      await setBlocked(chain, manifest, 4, false)
    },
  )

  test.each(ends)('%s while it reckons a plan: another one answers', { timeout }, async (_case, when) => {
    const { db } = database
    const { manifest, account } = await prepareDrop(chain, db, { count: 6, slotSize: 3 })
    await askForPlan(db, manifest.dropId, testFees)
    const look = async () => {
      const answer = await getPlan(db, manifest.dropId, testFees)
      const plan = answer?.kind === 'plan' ? answer.plan : undefined
      return { rows: plan?.rows, slots: plan?.slots, named: plan?.account }
    }
    await endAtEachStep({
      ...{ chain, db, manifest, when, look, expected: { rows: 6, slots: 2, named: account } },
      act: (context) => answerPlan(context, createLists(context.fetchManifest), manifest.dropId),
    })
  })
})
