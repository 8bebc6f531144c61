import { startChain, type TestChain } from '@slotdrop/testing'
import { erc20Abi } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  amounts,
  asClient,
  authorise,
  balances,
  createFakeClock,
  paymentsPerRow,
  prepareDrop,
  type PreparedDrop,
  registerOperator,
  sending,
  setBlocked,
  waitingTransaction,
  wordsOf,
} from '../../test/support.ts'
import { createMemoryJournal, type Journal, type JournalEntry } from '../journal/journal.ts'
import type { SenderWallet } from '../ports.ts'
import { estimateSending } from '../preflight/estimateSending.ts'
import { preflight } from '../preflight/preflight.ts'
import { reconcile } from '../history/reconcile.ts'
import { planTransaction } from './planTransaction.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())
beforeEach(() => chain.client.setAutomine(true))

function mine() {
  return chain.client.mine({ blocks: 1 })
}

/** As pages send: as many slots a transaction as fit. */
function sendingAll(drop: { manifest: PreparedDrop['manifest']; wallet: SenderWallet }, other = {}) {
  return sending(chain, drop, { maxSlots: undefined, ...other })
}

async function expectPaidOnce({ manifest }: PreparedDrop) {
  expect(await balances(chain, manifest)).toEqual(amounts(manifest))
  expect(new Set(await paymentsPerRow(chain, manifest))).toEqual(new Set([1]))
}

test('500 recipients are two slots in one transaction: one prompt, an entry a slot with one nonce and hash, all saved at once', async () => {
  const drop = await prepareDrop(chain, { count: 500 })
  const journal = createMemoryJournal()
  const puts: (readonly JournalEntry[])[] = []
  const putAll: Journal['putAll'] = async (entries) => {
    puts.push(entries)
    await journal.putAll(entries)
  }
  const told: unknown[] = []
  const run = sendingAll(drop, { journal: { ...journal, putAll }, onTransaction: (sent: unknown) => told.push(sent) })
  await run.start()
  expect(run.getState()).toMatchObject({ phase: 'complete', problem: undefined })
  expect(drop.requests).toHaveLength(1)
  expect(puts[0]?.map(({ slot, stage }) => [slot, stage])).toEqual([
    [0, 'asked'],
    [1, 'asked'],
  ])
  const entries = await journal.list(drop.manifest.dropId)
  expect(entries.map(({ slot, stage }) => [slot, stage])).toEqual([
    [0, 'mined'],
    [1, 'mined'],
  ])
  expect(new Set(entries.map(({ nonce, hash, calldataHash }) => `${nonce}/${hash}/${calldataHash}`)).size).toBe(1)
  expect(told).toEqual([{ hash: entries[0]?.hash, nonce: entries[0]?.nonce, slot: 0, slots: [0, 1] }])
  await expectPaidOnce(drop)
})

test.each([
  [1000, 250],
  [300, 10],
  [620, 250],
])('%i recipients in slots of %i: as many prompts as preflight and estimate foretold', async (count, slotSize) => {
  const drop = await prepareDrop(chain, { count, slotSize })
  const { transactions } = await preflight({ client: asClient(chain), manifest: drop.manifest })
  const { byWallet } = await estimateSending({ client: asClient(chain), manifest: drop.manifest })
  const run = sendingAll(drop)
  await run.start()
  expect(run.getState().phase).toBe('complete')
  expect([drop.requests.length, drop.requests.length]).toEqual([transactions, byWallet])
  expect(drop.requests.length).toBeLessThan(drop.manifest.slotCount)
  await expectPaidOnce(drop)
})

describe('a refused row in the second slot of a transaction', () => {
  const prepare = async (other: { policy?: 'strict' } = {}) => {
    const drop = await prepareDrop(chain, { count: 30, slotSize: 10, tokenIndex: 1, ...other })
    const { account } = drop.manifest.rowAt(13)
    await setBlocked(chain, drop.manifest.terms.token, account, true)
    return { drop, unblock: () => setBlocked(chain, drop.manifest.terms.token, account, false) }
  }

  test('stays open alone, and a retry makes exactly the missing payment', async () => {
    const { drop, unblock } = await prepare()
    const journal = createMemoryJournal()
    const run = sendingAll(drop, { journal })
    await run.start()
    expect(run.getState().slots.map(({ stage }) => stage)).toEqual(['final', 'partial', 'final'])
    const { rowState, refusedMask } = await reconcile({ client: asClient(chain), manifest: drop.manifest, journal })
    expect([rowState(13), rowState(14), refusedMask(1)]).toEqual(['failed', 'delivered', 8n])
    await unblock()
    await authorise(chain, drop, drop.manifest)
    await run.retry(1)
    expect(run.getState().phase).toBe('complete')
    await expectPaidOnce(drop)
  })

  test('stops its own slot of a strict drop, and no other one', async () => {
    const { drop, unblock } = await prepare({ policy: 'strict' })
    const run = sendingAll(drop)
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: { name: 'RevertedError' }, slot: 1 } })
    expect(run.getState().slots.map(({ stage }) => stage)).toEqual(['final', 'planned', 'final'])
    await unblock()
    await run.start()
    expect(run.getState().phase).toBe('complete')
    await expectPaidOnce(drop)
  })

  test('is left out of an operator’s call, which pays all others', async () => {
    const { drop } = await prepare()
    const operator = await registerOperator(chain, drop)
    // A node may answer before the registration is mined.
    await mine()
    const wallet: SenderWallet = {
      ...drop.wallet,
      address: () => operator.address,
      sendTransaction: ({ to, data, value, gas, nonce }) =>
        drop.client.sendTransaction({ account: operator, to, data, value, gas, nonce } as never),
    }
    const run = sendingAll({ manifest: drop.manifest, wallet })
    await run.start()
    expect(run.getState()).toMatchObject({ problem: { error: { name: 'NothingPayableError' }, slot: 1 } })
    expect(await wordsOf(chain, drop.manifest)).toEqual([1023n, 1023n & ~8n, 1023n])
  })
})

describe('a page that is closed while two slots share a transaction', { tags: ['R1'] }, () => {
  const never = () => new Promise<never>(() => {})
  const atStage =
    (
      when: 'before' | 'after',
      stage: JournalEntry['stage'],
      crash: () => Promise<never>,
      journal: Journal,
    ): Journal['putAll'] =>
    async (entries) => {
      const isIt = entries.some((entry) => entry.stage === stage)
      if (isIt && when === 'before') await crash()
      await journal.putAll(entries)
      if (isIt) await crash()
    }
  const points: Record<
    string,
    (drop: PreparedDrop, journal: Journal, crash: () => Promise<never>) => { wallet?: SenderWallet; journal?: Journal }
  > = {
    'before the attempt is saved': (_, journal, crash) => ({
      journal: { ...journal, putAll: atStage('before', 'asked', crash, journal) },
    }),
    'when the wallet is asked': (drop, _, crash) => ({ wallet: { ...drop.wallet, sendTransaction: crash } }),
    'signed, before the wallet answers': (drop, _, crash) => ({
      wallet: {
        ...drop.wallet,
        async sendTransaction(request) {
          await drop.wallet.sendTransaction(request)
          return crash()
        },
      },
    }),
    'answered, before the hash is saved': (_, journal, crash) => ({
      journal: { ...journal, putAll: atStage('before', 'broadcast', crash, journal) },
    }),
    'when the hash is saved': (_, journal, crash) => ({
      journal: { ...journal, putAll: atStage('after', 'broadcast', crash, journal) },
    }),
    'when the first of them is known to be mined': (_, journal, crash) => ({
      journal: {
        ...journal,
        async put(entry) {
          await journal.put(entry)
          if (entry.stage === 'mined') await crash()
        },
      },
    }),
  }

  test.each(Object.keys(points))('%s: the next one finishes, and every recipient is paid once', async (point) => {
    const drop = await prepareDrop(chain, { count: 40, slotSize: 10 })
    const journal = createMemoryJournal()
    let leave = () => {}
    const gone = new Promise<void>((resolve) => {
      leave = resolve
    })
    const crash = () => {
      first.dispose()
      leave()
      return never()
    }
    const first = sendingAll(drop, { journal, maxSlots: 2, ...points[point]?.(drop, journal, crash) })
    void first.start()
    await gone
    const second = sendingAll(drop, { journal, maxSlots: 2 })
    await second.start()
    expect(second.getState()).toMatchObject({ phase: 'complete', problem: undefined })
    // The first slot alone shows what a row takes, so two transactions of two.
    expect(drop.requests).toHaveLength(2)
    await expectPaidOnce(drop)
  })
})

describe('a waiting transaction of two slots', () => {
  const leaveWaiting = async () => {
    const drop = await prepareDrop(chain, { count: 20, slotSize: 10 })
    await chain.client.setAutomine(false)
    const journal = createMemoryJournal()
    const first = sendingAll(drop, { journal, clock: createFakeClock(() => first.dispose()) })
    await first.start()
    const later = sendingAll(drop, { journal })
    await later.refresh()
    expect(later.getState().slots.map(({ stage }) => stage)).toEqual(['broadcast', 'broadcast'])
    return { drop, journal, later }
  }

  test('is sped up as one: the same calldata and nonce, and both slots have the new hash', async () => {
    const { drop, journal, later } = await leaveWaiting()
    await later.speedUp(1)
    const [first, second] = drop.requests
    expect([second?.data, second?.nonce, drop.requests.length]).toEqual([first?.data, first?.nonce, 2])
    const { hash } = await waitingTransaction(chain, drop.account.address)
    expect((await journal.list(drop.manifest.dropId)).map((entry) => [entry.hash, entry.hashes?.length])).toEqual([
      [hash, 2],
      [hash, 2],
    ])
    await mine()
    await later.refresh()
    expect(later.getState().phase).toBe('complete')
    await expectPaidOnce(drop)
  })

  test('is cancelled as one: both slots are open again, and are paid once', async () => {
    const { drop, journal, later } = await leaveWaiting()
    await later.cancel(0)
    await mine()
    await later.refresh()
    expect(later.getState().slots.map(({ stage }) => stage)).toEqual(['replaced', 'replaced'])
    const status = await reconcile({ client: asClient(chain), manifest: drop.manifest, journal })
    expect(status.slots.map(({ stage }) => stage)).toEqual(['replaced', 'replaced'])
    await chain.client.setAutomine(true)
    await later.start()
    await expectPaidOnce(drop)
  })

  test('that vanishes is dropped as one, within three minutes', async () => {
    const { drop, journal, later } = await leaveWaiting()
    await chain.client.dropTransaction({ hash: (await waitingTransaction(chain, drop.account.address)).hash })
    later.dispose()
    const clock = createFakeClock()
    const third = sendingAll(drop, { journal, clock })
    await third.refresh()
    await clock.sleep(180_000)
    await third.refresh()
    expect(third.getState().slots.map(({ stage }) => stage)).toEqual(['dropped', 'dropped'])
    await chain.client.setAutomine(true)
    await third.start()
    expect(third.getState().phase).toBe('complete')
    await expectPaidOnce(drop)
  })
})

test('a wallet that refuses a transaction for its size is asked for half of the slots, after the chain was looked at', async () => {
  const drop = await prepareDrop(chain, { count: 40, slotSize: 10 })
  const lengths: number[] = []
  const wallet: SenderWallet = {
    ...drop.wallet,
    async sendTransaction(request) {
      lengths.push(request.data.length)
      if (lengths.length === 1) throw new Error('oversized data: transaction size 140000, limit 131072')
      return drop.wallet.sendTransaction(request)
    },
  }
  const run = sendingAll({ manifest: drop.manifest, wallet })
  await run.start()
  expect(run.getState()).toMatchObject({ phase: 'complete', problem: undefined })
  expect(drop.requests).toHaveLength(2)
  expect(lengths[1] ?? 0).toBeLessThan(lengths[0] ?? 0)
  await expectPaidOnce(drop)
})

test('an allowance that covers the first slot alone pays that one, and names what is missing of the next', async () => {
  const drop = await prepareDrop(chain, { count: 20, slotSize: 10 })
  const { token, distributor } = drop.manifest.terms
  const first = amounts(drop.manifest)
    .slice(0, 10)
    .reduce((sum, amount) => sum + amount, 0n)
  const hash = await drop.client.writeContract({
    abi: erc20Abi,
    address: token,
    functionName: 'approve',
    args: [distributor, first],
  })
  await chain.client.waitForTransactionReceipt({ hash })
  const run = sendingAll(drop)
  await run.start()
  expect(run.getState()).toMatchObject({
    phase: 'blocked',
    problem: { error: { name: 'ShortAllowanceError' }, slot: 1 },
  })
  expect(run.getState().slots.map(({ stage }) => stage)).toEqual(['final', 'planned'])
})

test('what does not fit into a transaction is halved by slots first', async () => {
  const drop = await prepareDrop(chain, { count: 40, slotSize: 10 })
  const rows = new Map([0, 1, 2, 3].map((slot) => [slot, 1023n]))
  const plan = await planTransaction({
    client: asClient(chain),
    manifest: drop.manifest,
    rows,
    gasCap: 900_000n,
    account: drop.account.address,
  })
  expect([[...plan.masks], plan.isTooLarge]).toEqual([
    [
      [0, 1023n],
      [1, 1023n],
    ],
    true,
  ])
  expect(plan.request.gas).toBeLessThanOrEqual(900_000n)
})
