import { startHardhat } from '@slotdrop/hardhat'
import type { TestChain } from '@slotdrop/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMemoryJournal, fetchHistory, preflight, reconcile } from '../src/index.ts'
import {
  amounts,
  asClient,
  balances,
  createBlockClock,
  paymentsPerRow,
  pipelining,
  prepareDrop,
  registerOperator,
  sending,
  setBlocked,
} from './support.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startHardhat()
})
afterAll(() => chain.stop())

test(
  'on another implementation of a node a list is paid, told by words and events, and nobody twice',
  { tags: ['R21'] },
  async () => {
    const drop = await prepareDrop(chain, { count: 45, slotSize: 20 })
    const { manifest } = drop
    const sender = sending(chain, drop)
    await sender.start()
    expect(sender.getState()).toMatchObject({ phase: 'complete', problem: undefined })
    expect(await balances(chain, manifest)).toEqual(amounts(manifest))
    const client = asClient(chain)
    const history = await fetchHistory({ client, manifest, fromBlock: 0n })
    expect(history.map(({ slot }) => slot)).toEqual([0, 1, 2])
    expect((await reconcile({ client, manifest })).totals).toMatchObject({ settled: manifest.total, open: 0n })
    await sending(chain, drop).start()
    expect(drop.requests).toHaveLength(3)
  },
)

test(
  'on another implementation of a node a key that asks nobody pays a list, with several transactions under way',
  { tags: ['R21'] },
  async () => {
    const drop = await prepareDrop(chain, { count: 100, slotSize: 10 })
    const { manifest } = drop
    const signer = await registerOperator(chain, drop)
    const journal = createMemoryJournal()
    let most = 0
    await chain.client.setAutomine(false)
    const pipeline = pipelining(
      chain,
      { manifest, signer },
      {
        journal,
        clock: createBlockClock(chain),
        onChange: ({ pace }) => void (most = Math.max(most, pace?.inFlight ?? 0)),
      },
    )
    await pipeline.start()
    await chain.client.setAutomine(true)
    expect(pipeline.getState()).toMatchObject({ phase: 'complete', problem: undefined, pace: { wasted: 0 } })
    expect(most).toBeGreaterThan(1)
    expect(await balances(chain, manifest)).toEqual(amounts(manifest))
    expect(new Set(await paymentsPerRow(chain, manifest))).toEqual(new Set([1]))
    // Another process with the same journal, and one without any, find nothing left.
    const before = await chain.client.getTransactionCount({ address: signer.address })
    await pipelining(chain, { manifest, signer }, { journal }).start()
    await pipelining(chain, { manifest, signer }).start()
    expect(await chain.client.getTransactionCount({ address: signer.address })).toBe(before)
  },
)

test(
  'on another implementation of a node a row that is refused is left out and named, the others are paid',
  { tags: ['R21'] },
  async () => {
    const drop = await prepareDrop(chain, { count: 24, slotSize: 8, tokenIndex: 1 })
    const { manifest } = drop
    const signer = await registerOperator(chain, drop)
    await setBlocked(chain, manifest.terms.token, manifest.rowAt(11).account, true)
    const pipeline = pipelining(chain, { manifest, signer }, { clock: createBlockClock(chain) })
    await pipeline.start()
    const { leftOut, pace } = pipeline.getState()
    expect(leftOut).toMatchObject([{ slot: 1, rows: 8n }])
    expect(pace?.wasted).toBe(0)
    expect((await balances(chain, manifest)).map((value, row) => value === amounts(manifest)[row])).toEqual(
      Array.from({ length: 24 }, (_, row) => row !== 11),
    )
  },
)

test(
  'its forecast names a refused row and measures gas that is enough, where no gas is estimated in another state',
  { tags: ['R21'] },
  async () => {
    const drop = await prepareDrop(chain, { count: 12, slotSize: 12, tokenIndex: 1 })
    const { manifest } = drop
    await setBlocked(chain, manifest.terms.token, manifest.rowAt(3).account, true)
    const client = asClient(chain)
    const forecast = await preflight({ client, manifest })
    expect([forecast.method, forecast.problems, forecast.refusedRows]).toEqual(['call', [], 1])
    expect(forecast.verdict(3)).toMatchObject({ kind: 'refused', reason: { kind: 'text' } })

    const journal = createMemoryJournal()
    await sending(chain, drop, { journal }).start()
    const status = await reconcile({ client, manifest, journal })
    expect([status.progress.openRows, status.rowState(3)]).toEqual([1, 'failed'])
    // The forecast tried the refused row, too; sending leaves it out, or not.
    const [{ gasUsed } = { gasUsed: 0n }] = status.transactions
    expect(forecast.gas).toBeGreaterThan(gasUsed)
    expect(forecast.gas).toBeLessThan(gasUsed * 2n)
  },
)
