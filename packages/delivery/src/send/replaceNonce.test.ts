import { startChain, type TestChain } from '@slotdrop/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  amounts,
  asClient,
  balances,
  createFakeClock,
  once,
  paymentsPerRow,
  prepareDrop,
  type PreparedDrop,
  rejection,
  sending,
  waitingTransaction,
  wordsOf,
} from '../../test/support.ts'
import { createMemoryJournal } from '../journal/journal.ts'
import type { SenderWallet } from '../ports.ts'
import { reconcile } from '../history/reconcile.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())
beforeEach(() => chain.client.setAutomine(true))

function mine() {
  return chain.client.mine({ blocks: 1 })
}

/** A drop whose chain mines only when told, from here on. */
async function prepareHeld() {
  const drop = await prepareDrop(chain, { count: 20 })
  await chain.client.setAutomine(false)
  return drop
}

async function expectPaidOnce(drop: PreparedDrop) {
  expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
  expect(new Set(await paymentsPerRow(chain, drop.manifest))).toEqual(new Set([1]))
}

/** Begins to send, and leaves the page while the transaction waits. */
async function leaveWaiting(drop: PreparedDrop) {
  const journal = createMemoryJournal()
  const first = sending(chain, drop, { journal, clock: createFakeClock(() => first.dispose()) })
  await first.start()
  const later = sending(chain, drop, { journal })
  await later.refresh()
  expect(later.getState().slots[0]?.stage).toBe('broadcast')
  return { journal, later }
}

describe('speeding up', { tags: ['R3'] }, () => {
  test('asks for the same nonce and calldata with a higher fee; the slot is confirmed under the new hash, every hash is kept', async () => {
    const drop = await prepareHeld()
    const journal = createMemoryJournal()
    const speedUp = once(async () => {
      await run.speedUp(0)
      await mine()
    })
    const run = sending(chain, drop, { journal, clock: createFakeClock(speedUp) })
    await run.start()
    const [first, second] = drop.requests
    expect(drop.requests).toHaveLength(2)
    expect([second?.nonce, second?.data, second?.to, second?.value]).toEqual([
      first?.nonce,
      first?.data,
      first?.to,
      first?.value,
    ])
    expect(run.getState()).toMatchObject({ phase: 'complete', problem: undefined })
    const [entry, ...others] = await journal.list(drop.manifest.dropId)
    expect(others).toEqual([])
    expect(entry?.hashes).toHaveLength(2)
    expect(entry).toMatchObject({ stage: 'mined', hash: entry?.hashes?.[1] })
    expect(run.getState().slots[0]?.hash).toBe(entry?.hash)
    await expectPaidOnce(drop)
  })

  test('offers an eighth more than the waiting transaction, and no less than what the network asks', async () => {
    const drop = await prepareHeld()
    const { later } = await leaveWaiting(drop)
    const before = await waitingTransaction(chain, drop.account.address)
    await later.speedUp(0)
    const after = await waitingTransaction(chain, drop.account.address)
    expect(after.hash).not.toBe(before.hash)
    expect([after.nonce, after.input]).toEqual([before.nonce, before.input])
    expect((after.maxFeePerGas ?? 0n) * 8n).toBeGreaterThan((before.maxFeePerGas ?? 0n) * 9n)
    expect((after.maxPriorityFeePerGas ?? 0n) * 8n).toBeGreaterThan((before.maxPriorityFeePerGas ?? 0n) * 9n)
    await mine()
    await later.refresh()
    expect(later.getState().phase).toBe('complete')
    await expectPaidOnce(drop)
  })

  test('ends right also when the first transaction is mined after all', async () => {
    const drop = await prepareHeld()
    const journal = createMemoryJournal()
    let first = ''
    const speedUp = once(async () => {
      const waiting = await waitingTransaction(chain, drop.account.address)
      first = waiting.hash
      await run.speedUp(0)
      const { hash } = await waitingTransaction(chain, drop.account.address)
      await chain.client.dropTransaction({ hash })
      const { to, input, gas, nonce, maxFeePerGas, maxPriorityFeePerGas } = waiting
      const fees = { maxFeePerGas, maxPriorityFeePerGas } as { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }
      await drop.client.sendTransaction({ to, data: input, gas, nonce, ...fees })
      await mine()
    })
    const run = sending(chain, drop, { journal, clock: createFakeClock(speedUp) })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'complete' })
    expect(run.getState().slots[0]?.hash).toBe(first)
    await expectPaidOnce(drop)
  })

  test('survives a reload: a later page knows both hashes, and asks for nothing', async () => {
    const drop = await prepareHeld()
    const { journal, later } = await leaveWaiting(drop)
    await later.speedUp(0)
    later.dispose()
    const third = sending(chain, drop, { journal, clock: createFakeClock(once(mine)) })
    await third.start()
    expect(third.getState().phase).toBe('complete')
    expect(drop.requests).toHaveLength(2)
    const { slots } = await reconcile({ client: asClient(chain), manifest: drop.manifest, journal })
    expect(slots[0]?.attempt?.hashes).toHaveLength(2)
    await expectPaidOnce(drop)
  })

  test('of a transaction that was mined meanwhile asks nobody', async () => {
    const drop = await prepareHeld()
    const { later } = await leaveWaiting(drop)
    await mine()
    await later.speedUp(0)
    expect(drop.requests).toHaveLength(1)
    expect(later.getState().phase).toBe('complete')
  })

  test('above the user’s ceiling is refused with both figures', async () => {
    const drop = await prepareHeld()
    const { journal } = await leaveWaiting(drop)
    const capped = sending(chain, drop, { journal, feeCeiling: 1n })
    await capped.refresh()
    await expect(capped.speedUp(0)).rejects.toMatchObject({ name: 'FeeTooHighError' })
    expect(drop.requests).toHaveLength(1)
  })

  test('that the user declines changes nothing: the first transaction is followed to its end', async () => {
    const drop = await prepareHeld()
    const wallet: SenderWallet = {
      ...drop.wallet,
      sendTransaction: (request) => (request.fees ? Promise.reject(rejection()) : drop.wallet.sendTransaction(request)),
    }
    const declined: unknown[] = []
    const decline = once(async () => {
      await run.speedUp(0).catch((error: unknown) => declined.push(error))
      await mine()
    })
    const run = sending(chain, { ...drop, wallet }, { clock: createFakeClock(decline) })
    await run.start()
    expect(declined).toMatchObject([{ name: 'RejectedInWalletError' }])
    expect(run.getState()).toMatchObject({ phase: 'complete', problem: undefined })
    await expectPaidOnce(drop)
  })

  test('with an offer that the network finds too low says so, and that the first one still waits', async () => {
    const drop = await prepareHeld()
    const { journal } = await leaveWaiting(drop)
    const wallet: SenderWallet = {
      ...drop.wallet,
      sendTransaction: () => Promise.reject(new Error('replacement transaction underpriced')),
    }
    const later = sending(chain, { ...drop, wallet }, { journal })
    await later.refresh()
    await expect(later.speedUp(0)).rejects.toMatchObject({ name: 'ReplacementTooCheapError' })
    expect(later.getState().slots[0]?.stage).toBe('broadcast')
  })

  test('in a wallet that chooses nonces itself is told, and pays nobody twice', async () => {
    const drop = await prepareHeld()
    const { journal } = await leaveWaiting(drop)
    const wallet: SenderWallet = {
      ...drop.wallet,
      sendTransaction: ({ nonce, ...request }) =>
        drop.wallet.sendTransaction({ ...request, ...(nonce === undefined ? {} : { nonce: nonce + 1 }) }),
    }
    const later = sending(chain, { ...drop, wallet }, { journal, clock: createFakeClock(mine) })
    await later.refresh()
    await expect(later.speedUp(0)).rejects.toMatchObject({ name: 'NonceIgnoredError', planned: 1, taken: 2 })
    await later.start()
    await mine()
    await later.refresh()
    expect(later.getState().phase).toBe('complete')
    expect(drop.requests).toHaveLength(2)
    await expectPaidOnce(drop)
  })
})

describe('cancelling', { tags: ['R3'] }, () => {
  test('sends nothing to oneself with the same nonce; the slot is open again, and is paid once when it is sent again', async () => {
    const drop = await prepareHeld()
    const journal = createMemoryJournal()
    const cancel = once(async () => {
      await run.cancel(0)
      await mine()
    })
    const run = sending(chain, drop, { journal, clock: createFakeClock(cancel) })
    await run.start()
    const [first, second] = drop.requests
    expect(second).toMatchObject({ to: drop.account.address, data: '0x', value: 0n, nonce: first?.nonce })
    expect(run.getState()).toMatchObject({
      phase: 'paused',
      problem: { error: { name: 'TransactionCancelledError' }, slot: 0 },
    })
    expect(run.getState().slots[0]?.stage).toBe('replaced')
    expect(await wordsOf(chain, drop.manifest)).toEqual([0n])
    await chain.client.setAutomine(true)
    await run.start()
    expect(run.getState().phase).toBe('complete')
    await expectPaidOnce(drop)
  })

  test('that comes too late is no cancellation: the slot is paid', async () => {
    const drop = await prepareHeld()
    const cancel = once(async () => {
      const { hash, to, input, gas, nonce } = await waitingTransaction(chain, drop.account.address)
      await run.cancel(0)
      const { hash: empty } = await waitingTransaction(chain, drop.account.address)
      expect(empty).not.toBe(hash)
      await chain.client.dropTransaction({ hash: empty })
      await drop.client.sendTransaction({ to, data: input, gas, nonce })
      await mine()
    })
    const run = sending(chain, drop, { clock: createFakeClock(cancel) })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'complete', problem: undefined })
    await expectPaidOnce(drop)
  })

  test('is known after a reload: the slot is shown as open again', async () => {
    const drop = await prepareHeld()
    const { journal, later } = await leaveWaiting(drop)
    await later.cancel(0)
    later.dispose()
    const third = sending(chain, drop, { journal })
    await third.refresh()
    expect(third.getState().slots[0]?.stage).toBe('broadcast')
    await mine()
    await third.refresh()
    expect(third.getState().slots[0]?.stage).toBe('replaced')
    expect(await wordsOf(chain, drop.manifest)).toEqual([0n])
    await chain.client.setAutomine(true)
    await third.start()
    await expectPaidOnce(drop)
  })

  test('a slot that nothing is under way of asks nobody', async () => {
    const drop = await prepareDrop(chain, { count: 5 })
    const run = sending(chain, drop)
    await run.refresh()
    await run.cancel(0)
    expect(drop.requests).toHaveLength(0)
  })
})
