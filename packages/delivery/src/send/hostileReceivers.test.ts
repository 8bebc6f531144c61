import type { Hex } from '@slotdrop/drops'
import { startChain, type TestChain } from '@slotdrop/testing'
import { createMemoryJournal, type DeliveryError, SuspectRowsError } from '../index.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createItemsDrop, fetchPaidRows, rowsBut, setReceivers } from '../../test/hostile/createItemsDrop.ts'
import { receivers, slowReceiver } from '../../test/hostile/receivers.ts'
import { createFakeClock, sending } from '../../test/support.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
beforeEach(() => chain.client.setAutomine(true))
afterAll(() => chain.stop())

/**
 * Sends a strict drop of four slots in one transaction, and restarts after each problem. Slot 3 reverts in blocks but passes simulation.
 *
 * @param isReloaded whether each restart is a new sender with the same journal
 */
async function isolateSlot(isReloaded = false) {
  await chain.client.setAutomine(true)
  const { manifest, wallet, requests } = await createItemsDrop(chain, {
    ...{ count: 40, slotSize: 10, mayLeaveOpen: false, policy: 'strict' },
  })
  await chain.client.setAutomine(false)
  requests.length = 0
  const clock = createFakeClock(async () => {
    await setReceivers(chain, manifest, [[23, receivers.reverts]])
    await chain.client.mine({ blocks: 1 })
    await setReceivers(chain, manifest, [[23, receivers.accepts]])
  })
  const journal = createMemoryJournal()
  const open = () => sending(chain, { manifest, wallet }, { clock, journal, maxSlots: 4 })
  let sender = open()
  const presses: { asked: number; problem: DeliveryError | undefined }[] = []
  do {
    const before = requests.length
    if (isReloaded) sender = open()
    await sender.start()
    presses.push({ asked: requests.length - before, problem: sender.getState().problem?.error })
  } while (sender.getState().problem && presses.length < 20)
  return { manifest, presses, sender, open }
}

test('while a slot that is refused in blocks alone is isolated, each press opens one signature and the others are paid', async () => {
  const { manifest, presses, sender } = await isolateSlot()
  expect(presses.slice(1).map(({ asked }) => asked)).toEqual(presses.slice(1).map(() => 1))
  expect(sender.getState().phase).toBe('paused')
  const slot = Array.from({ length: 10 }, (_, row) => 20 + row)
  expect(await fetchPaidRows(chain, manifest)).toEqual(rowsBut(40, slot))
})

test('each stop of the isolation names how many rows are not cleared and the most signatures that follow', async () => {
  const { presses } = await isolateSlot()
  const stops = presses.map(({ problem }) => problem)
  const waiting = stops.filter((stop) => stop instanceof SuspectRowsError)
  expect(waiting.length).toBeGreaterThan(0)
  for (const stop of waiting) {
    const after = stops.slice(stops.indexOf(stop) + 1)
    expect(after.length).toBeLessThanOrEqual(stop.signatures)
    expect(stop.shortMessage).toContain(`one of ${stop.rows} recipients`)
    expect(stop.shortMessage).toContain(`at most ${stop.signatures} more`)
  }
  expect(stops.at(-2)).toMatchObject({ name: 'NothingPayableError', slot: 2, reason: { kind: 'two-faced' } })
})

test('rows that were isolated are sent again only when the user asks for them', async () => {
  const { manifest, sender } = await isolateSlot()
  const paid = await fetchPaidRows(chain, manifest)
  await sender.start()
  expect(await fetchPaidRows(chain, manifest)).toEqual(paid)
  expect(sender.getState().problem).toBeUndefined()
  await sender.retry(2)
  expect(sender.getState().problem?.error).toMatchObject({ name: 'NothingPayableError' })
})

test('a page that is loaded again goes on with the isolation, and leaves out what was isolated', async () => {
  const [whole, reloaded] = [await isolateSlot(), await isolateSlot(true)]
  const tell = ({ presses }: typeof whole) => presses.map(({ asked, problem }) => [asked, problem?.shortMessage])
  expect(tell(reloaded)).toEqual(tell(whole))
  const paid = await fetchPaidRows(chain, reloaded.manifest)
  expect(paid.size).toBe(30)
  const next = reloaded.open()
  await next.start()
  expect(await fetchPaidRows(chain, reloaded.manifest)).toEqual(paid)
  expect(next.getState().problem).toBeUndefined()
})

async function sendWhile(codeInBlock: (requests: number) => Hex) {
  const { manifest, wallet, requests } = await createItemsDrop(chain, { count: 10, slotSize: 10, mayLeaveOpen: false })
  const rows = Array.from({ length: 10 }, (_, row) => row)
  await setReceivers(
    chain,
    manifest,
    rows.map((row) => [row, receivers.accepts] as const),
  )
  await chain.client.setAutomine(false)
  requests.length = 0
  let mined = 0
  const clock = createFakeClock(async () => {
    if (requests.length > mined) {
      mined = requests.length
      const code = codeInBlock(mined)
      await setReceivers(
        chain,
        manifest,
        rows.map((row) => [row, code] as const),
      )
    }
    await chain.client.mine({ blocks: 1 })
  })
  const sender = sending(chain, { manifest, wallet }, { clock })
  await sender.start()
  return { manifest, state: sender.getState(), asked: requests.length }
}

test('rows that became dearer than when they were tried are asked for again with more gas', async () => {
  const { manifest, state, asked } = await sendWhile(() => slowReceiver(1500))
  expect({ phase: state.phase, asked }).toEqual({ phase: 'complete', asked: 2 })
  expect((await fetchPaidRows(chain, manifest)).size).toBe(10)
})

test('rows whose gas was too little three times stop sending with a clear error', async () => {
  const { manifest, state, asked } = await sendWhile((requests) => slowReceiver([0, 1500, 5000, 15_000][requests] ?? 0))
  expect({ phase: state.phase, asked }).toEqual({ phase: 'blocked', asked: 3 })
  expect(state.problem?.error.shortMessage).toMatch(/took more gas than they did when they were tried/)
  expect((await fetchPaidRows(chain, manifest)).size).toBe(0)
})
