import { getChainFacts } from '@slotdrop/chains'
import type { Hex } from '@slotdrop/drops'
import { startChain, type TestChain } from '@slotdrop/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createItemsDrop,
  fetchPaidRows,
  type ItemsDrop,
  placesOf,
  rowsBut,
  setReceivers,
} from '../../test/hostile/createItemsDrop.ts'
import { receivers, slowReceiver } from '../../test/hostile/receivers.ts'
import { createFakeClock, pipelining } from '../../test/support.ts'
import { createMemoryJournal, type Journal } from '../journal/journal.ts'
import type { SendState } from '../send/sendMachine.ts'

/** One slot of ten rows a transaction. */
const facts = { ...getChainFacts(31_337), transactionGasCap: 700_000n }

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
beforeEach(() => chain.client.setAutomine(true))
afterAll(() => chain.stop())

/** Sends, with the codes of some rows' accounts set for blocks alone: no trial and no replay meets them. */
async function sendAgainst(
  drop: ItemsDrop,
  inBlocks: ReadonlyMap<number, Hex> = new Map(),
  { journal = createMemoryJournal(), maxWasted = Infinity }: { journal?: Journal; maxWasted?: number } = {},
) {
  const { manifest, signer } = drop
  await chain.client.setAutomine(false)
  const clock = createFakeClock(async () => {
    await setReceivers(chain, manifest, inBlocks)
    await chain.client.mine({ blocks: 1 })
    await setReceivers(
      chain,
      manifest,
      [...inBlocks.keys()].map((row) => [row, receivers.accepts] as const),
    )
  })
  const onChange = ({ pace }: SendState) => {
    if ((pace?.wasted ?? 0) >= maxWasted) run.pause()
  }
  const run = pipelining(chain, { manifest, signer }, { clock, facts, journal, onChange, maxInFlight: 8 })
  await run.start()
  const { leftOut = [], pace, phase, problem } = run.getState()
  return { run, leftOut, phase, problem, pace, refused: placesOf(manifest, leftOut) }
}

test('an account that refuses any gas price is seen by the trial', async () => {
  const drop = await createItemsDrop(chain, { count: 30, slotSize: 10, mayLeaveOpen: false })
  const { manifest, signer } = drop
  const hostile = new Map<number, Hex>([
    [4, receivers.refusesPrice],
    [15, receivers.refusesBaseFee],
    [26, receivers.refusesOrigin(signer.address)],
  ])
  await setReceivers(chain, manifest, hostile)
  const { pace, refused, phase } = await sendAgainst(drop)
  expect({ refused, phase, wasted: pace?.wasted }).toEqual({ refused: [4, 15, 26], phase: 'paused', wasted: 0 })
  expect(await fetchPaidRows(chain, manifest)).toEqual(rowsBut(30, hostile.keys()))
})

describe('an account that passes every trial and refuses in blocks', () => {
  test('is isolated by halves, alone and by name, where no row may be left open', async () => {
    const drop = await createItemsDrop(chain, { count: 60, slotSize: 10, mayLeaveOpen: false })
    const hostile = new Map([
      [13, receivers.reverts],
      [47, receivers.reverts],
    ])
    const { leftOut, pace, refused, phase, problem } = await sendAgainst(drop, hostile)
    expect({ refused, phase, problem: problem?.error.name }).toEqual({
      ...{ refused: [13, 47], phase: 'paused', problem: 'NothingPayableError' },
    })
    expect(leftOut.map(({ reason }) => reason)).toEqual([{ kind: 'two-faced' }, { kind: 'two-faced' }])
    expect(await fetchPaidRows(chain, drop.manifest)).toEqual(rowsBut(60, hostile.keys()))
    // Ten rows, then five, three, two and one of them.
    expect(pace?.wasted).toBeLessThanOrEqual(10)
  })

  test('is searched on by the next run where the last one was stopped', async () => {
    const drop = await createItemsDrop(chain, { count: 60, slotSize: 10, mayLeaveOpen: false })
    const hostile = new Map([[13, receivers.reverts]])
    const journal = createMemoryJournal()
    const first = await sendAgainst(drop, hostile, { journal, maxWasted: 1 })
    expect({ phase: first.phase, refused: first.refused }).toEqual({ phase: 'paused', refused: [] })
    const { pace, refused } = await sendAgainst(drop, hostile, { journal })
    expect(refused).toEqual([13])
    expect(await fetchPaidRows(chain, drop.manifest)).toEqual(rowsBut(60, hostile.keys()))
    // Ten rows, then five, two and one of them, in both runs together.
    expect((first.pace?.wasted ?? 0) + (pace?.wasted ?? 0)).toBe(4)
  })

  test('stays open by itself where the operator may leave rows open', async () => {
    const drop = await createItemsDrop(chain, { count: 60, slotSize: 10, mayLeaveOpen: true })
    const hostile = new Map<number, Hex>([
      [13, receivers.reverts],
      [14, receivers.answersOtherwise],
      [47, receivers.burnsGas],
    ])
    const { pace, refused, phase } = await sendAgainst(drop, hostile)
    expect({ refused, phase, wasted: pace?.wasted }).toEqual({ refused: [13, 14, 47], phase: 'paused', wasted: 0 })
    expect(await fetchPaidRows(chain, drop.manifest)).toEqual(rowsBut(60, hostile.keys()))
  })

  test('stops sending where all do, after eight rows and not after all of them', async () => {
    const drop = await createItemsDrop(chain, { count: 60, slotSize: 10, mayLeaveOpen: false })
    const all = new Map(Array.from({ length: 60 }, (_, row) => [row, receivers.reverts] as const))
    const { pace, phase, problem } = await sendAgainst(drop, all)
    expect({ phase, problem: problem?.error.name }).toEqual({ phase: 'blocked', problem: 'TransactionRevertedError' })
    expect(pace?.wasted).toBeLessThan(40)
  })
})

describe('rows that become dearer than when they were tried', () => {
  async function sendWhile(codeInBlock: (block: number) => Hex) {
    const drop = await createItemsDrop(chain, { count: 20, slotSize: 10, mayLeaveOpen: false })
    const { manifest, signer } = drop
    const rows = Array.from({ length: 20 }, (_, row) => row)
    await setReceivers(
      chain,
      manifest,
      rows.map((row) => [row, receivers.accepts] as const),
    )
    await chain.client.setAutomine(false)
    let sent = 0
    let block = 0
    const clock = createFakeClock(async () => {
      const isWaiting = sent > block
      block = sent
      if (isWaiting)
        await setReceivers(
          chain,
          manifest,
          rows.map((row) => [row, codeInBlock(block)] as const),
        )
      await chain.client.mine({ blocks: 1 })
    })
    const onTransaction = () => void (sent += 1)
    const wide = { ...facts, transactionGasCap: 16_777_216n }
    const run = pipelining(chain, { manifest, signer }, { clock, facts: wide, onTransaction, maxInFlight: 1 })
    await run.start()
    return { manifest, state: run.getState() }
  }

  test('are measured again with a larger reserve, and paid', async () => {
    const { manifest, state } = await sendWhile(() => slowReceiver(1500))
    expect(state).toMatchObject({ phase: 'complete', pace: { wasted: 1 } })
    expect((await fetchPaidRows(chain, manifest)).size).toBe(20)
  })

  test('stop sending with a clear error if that was too little twice', async () => {
    const { manifest, state } = await sendWhile((block) => slowReceiver([0, 1500, 5000, 13_000][block] ?? 0))
    expect(state).toMatchObject({ phase: 'blocked', pace: { wasted: 3 } })
    expect(state.problem?.error.shortMessage).toMatch(/took more gas than they did when they were tried/)
    expect((await fetchPaidRows(chain, manifest)).size).toBe(0)
  })
})
