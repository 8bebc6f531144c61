import type { Hex } from '@slotdrop/drops'
import { startChain, type TestChain } from '@slotdrop/testing'
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

test('a slot of a strict drop that is refused in blocks alone is given up by name, and the others are paid', async () => {
  const { manifest, wallet } = await createItemsDrop(chain, {
    ...{ count: 30, slotSize: 10, mayLeaveOpen: false, policy: 'strict' },
  })
  await chain.client.setAutomine(false)
  const clock = createFakeClock(async () => {
    await setReceivers(chain, manifest, [[13, receivers.reverts]])
    await chain.client.mine({ blocks: 1 })
    await setReceivers(chain, manifest, [[13, receivers.accepts]])
  })
  const sender = sending(chain, { manifest, wallet }, { clock, maxSlots: 3 })
  await sender.start()
  expect(sender.getState()).toMatchObject({
    phase: 'paused',
    problem: { slot: 1, error: { name: 'NothingPayableError', reason: { kind: 'two-faced' } } },
  })
  const slot = Array.from({ length: 10 }, (_, row) => 10 + row)
  expect(await fetchPaidRows(chain, manifest)).toEqual(rowsBut(30, slot))
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
