import { startChain, type TestChain } from '@slotdrop/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  amounts,
  asClient,
  balances,
  createFakeClock,
  paymentsPerRow,
  prepareDrop,
  type PreparedDrop,
  sending,
} from '../../test/support.ts'
import { createMemoryJournal, type Journal } from '../journal/journal.ts'
import type { SenderWallet } from '../ports.ts'
import { reconcile } from '../history/reconcile.ts'
import type { SendState } from './sendMachine.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

function forever() {
  return new Promise<never>(() => {})
}

type Crash = {
  wallet: SenderWallet
  journal: Journal
  onChange: (state: SendState) => void
}

/** The page is closed at a point of slot 2; `crash` makes everything that would come after it hang. */
const points: Record<string, (drop: PreparedDrop, journal: Journal, crash: () => Promise<never>) => Partial<Crash>> = {
  'before the wallet is asked': (_, journal, crash) => ({
    journal: { ...journal, put: (entry) => (entry.slot === 1 ? crash() : journal.put(entry)) },
  }),
  'when the wallet is asked': (drop, _, crash) => ({
    wallet: onSecond(drop, () => crash()),
  }),
  'signed, before the wallet answers': (drop, _, crash) => ({
    wallet: onSecond(drop, async (send) => {
      await send()
      return crash()
    }),
  }),
  'answered, before the hash is saved': (_, journal, crash) => ({
    journal: {
      ...journal,
      put: (entry) => (entry.slot === 1 && entry.stage === 'broadcast' ? crash() : journal.put(entry)),
    },
  }),
  'when the hash is saved': (_, journal, crash) => ({
    journal: {
      ...journal,
      async put(entry) {
        await journal.put(entry)
        if (entry.slot === 1 && entry.stage === 'broadcast') await crash()
      },
    },
  }),
  'when it is mined, before that is saved': (_, journal, crash) => ({
    journal: {
      ...journal,
      put: (entry) => (entry.slot === 1 && entry.stage === 'mined' ? crash() : journal.put(entry)),
    },
  }),
  'between two slots': (_, journal, crash) => ({
    journal: {
      ...journal,
      async put(entry) {
        await journal.put(entry)
        if (entry.slot === 1 && entry.stage === 'mined') await crash()
      },
    },
  }),
  'mined, before it is final': (_drop, _journal, crash) => ({
    onChange: ({ slots }) => {
      if (slots[1]?.stage === 'mined') void crash()
    },
  }),
}

function onSecond(
  drop: PreparedDrop,
  act: (send: () => Promise<`0x${string}`>) => Promise<`0x${string}`>,
): SenderWallet {
  let asked = 0
  return {
    ...drop.wallet,
    sendTransaction(request) {
      asked += 1
      const send = () => drop.wallet.sendTransaction(request)
      return asked === 2 ? act(send) : send()
    },
  }
}

describe('a page that is closed', { tags: ['R1'] }, () => {
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
      return forever()
    }
    const first = sending(chain, drop, { journal, ...points[point]?.(drop, journal, crash) })
    void first.start()
    await gone

    const second = sending(chain, drop, { journal })
    await second.start()
    expect(second.getState()).toMatchObject({ phase: 'complete', problem: undefined })
    expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
    expect(new Set(await paymentsPerRow(chain, drop.manifest))).toEqual(new Set([1]))
    expect(drop.requests).toHaveLength(4)
  })
})

test('two tabs that send at once pay every row once, in 20 races', { tags: ['R7'] }, async () => {
  for (let round = 0; round < 20; round++) {
    const drop = await prepareDrop(chain, { count: 12, slotSize: 6 })
    const journal = createMemoryJournal()
    const tabs = [sending(chain, drop, { journal }), sending(chain, drop, { journal })]
    await Promise.all(tabs.map((tab) => tab.start()))
    for (const tab of tabs) if (tab.getState().phase !== 'complete') await tab.start()
    expect(tabs.map((tab) => tab.getState().phase)).toEqual(['complete', 'complete'])
    expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
    expect(new Set(await paymentsPerRow(chain, drop.manifest))).toEqual(new Set([1]))
  }
})

test('a tab that follows shows what the other one sends', { tags: ['R7'] }, async () => {
  const drop = await prepareDrop(chain, { count: 10 })
  await chain.client.setAutomine(false)
  const journal = createMemoryJournal()
  const follower = sending(chain, drop, { journal })
  const seen: (string | undefined)[] = []
  const clock = createFakeClock(async () => {
    await follower.refresh()
    seen.push(follower.getState().slots[0]?.stage)
    await chain.client.mine({ blocks: 1 })
  })
  await sending(chain, drop, { journal, clock }).start()
  await follower.refresh()
  await chain.client.setAutomine(true)
  expect(seen).toEqual(['broadcast'])
  expect(follower.getState().phase).toBe('complete')
})

test(
  'a tab that is killed while it sends leaves the rest to another one, which pays nobody twice',
  { tags: ['R7'] },
  async () => {
    const drop = await prepareDrop(chain, { count: 30, slotSize: 10 })
    const journal = createMemoryJournal()
    const second = sending(chain, drop, { journal })
    const first = sending(chain, drop, {
      journal,
      onChange: ({ slots }) => void (slots[1]?.stage === 'broadcast' && first.dispose()),
    })
    await first.start()
    await second.refresh()
    expect(second.getState().phase).toBe('idle')
    await second.start()
    expect(second.getState()).toMatchObject({ phase: 'complete', problem: undefined })
    expect(drop.requests).toHaveLength(3)
    expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
    expect(new Set(await paymentsPerRow(chain, drop.manifest))).toEqual(new Set([1]))
  },
)

test('whatever is interrupted, the totals tie: intended is settled and open', async () => {
  const drop = await prepareDrop(chain, { count: 40, slotSize: 10 })
  const journal = createMemoryJournal()
  const run = sending(chain, drop, { journal, onChange: ({ slots }) => slots[1]?.stage === 'mined' && run.pause() })
  await run.start()
  const { totals, progress, slots, transactions } = await reconcile({
    client: asClient(chain),
    manifest: drop.manifest,
    journal,
  })
  expect(totals.intended).toBe(drop.manifest.total)
  expect(totals.settled + totals.open).toBe(totals.intended)
  expect([progress.settledRows, progress.openRows]).toEqual([20, 20])
  expect(slots.map(({ stage }) => stage)).toEqual(['final', 'final', 'planned', 'planned'])
  expect(transactions.map(({ slot, paid, failed }) => [slot, paid, failed])).toEqual([
    [0, 1023n, 0n],
    [1, 1023n, 0n],
  ])
})
