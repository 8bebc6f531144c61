import { encodeAbiParameters, numberToHex, toEventSelector, type Hex } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { alice as safe, bob, createFakeChain } from '../test/fakeChain.ts'
import { createFakeClock } from '../test/fakeClock.ts'
import { createMemoryStorage, createTxStore, type CreateTxStoreParameters, type TxStore } from './index.ts'

const safeTxHash: Hex = `0x${'5a'.repeat(32)}`
const other: Hex = `0x${'5b'.repeat(32)}`
const word = [{ type: 'uint256' }] as const
const two = [{ type: 'bytes32' }, { type: 'uint256' }] as const

/** Emitted by a Safe since 1.4.1 (`indexed`), or before. */
function makeExecution(name: 'ExecutionSuccess' | 'ExecutionFailure', hash: Hex, style: 'indexed' | 'plain') {
  const selector = toEventSelector(`event ${name}(bytes32,uint256)`)
  return style === 'indexed'
    ? { address: safe, topics: [selector, hash], data: encodeAbiParameters(word, [0n]) }
    : { address: safe, topics: [selector], data: encodeAbiParameters(two, [hash, 0n]) }
}

let time: ReturnType<typeof createFakeClock>
let chain: ReturnType<typeof createFakeChain>
let store: TxStore

beforeEach(() => {
  time = createFakeClock()
  chain = createFakeChain()
})
afterEach(() => store.destroy())

async function follow(parameters: Partial<CreateTxStoreParameters> = {}, safeNonce?: bigint) {
  store = createTxStore({
    storage: createMemoryStorage(),
    getClient: () => chain.client,
    clock: time.clock,
    ...parameters,
  })
  store.watch(safe)
  store.add(safe, 1, { hash: safeTxHash, description: 'Pay', kind: 'safe', safeNonce })
  await time.advance(0)
  return () => store.getTransactions(safe, 1)[0]
}

function execute(log: ReturnType<typeof makeExecution>, nonce = 0) {
  return chain.broadcast({ from: bob, nonce, to: safe, data: numberToHex(nonce), logs: [log] })
}

describe('a Safe transaction', { tags: ['R12'] }, () => {
  test('waits for its owners for as long as it takes, and is never looked for under its safeTxHash', async () => {
    const record = await follow()
    await time.advance(24 * 3_600_000)
    expect(record()).toMatchObject({ status: 'pending', kind: 'safe', hash: safeTxHash })
    expect(chain.calls).not.toContain('eth_getTransactionByHash')
  })

  test.each(['indexed', 'plain'] as const)('is found by the event of its execution (%s)', async (style) => {
    const record = await follow()
    execute(makeExecution('ExecutionSuccess', other, style), 0)
    const executed = execute(makeExecution('ExecutionSuccess', safeTxHash, style), 1)
    chain.mine()
    await time.advance(4000)
    expect(record()).toMatchObject({ status: 'confirmed', id: safeTxHash, hash: executed })
  })

  test('an inner failure is a failure, though the receipt says success', async () => {
    const record = await follow()
    execute(makeExecution('ExecutionFailure', safeTxHash, 'indexed'))
    chain.mine()
    await time.advance(4000)
    expect(record()?.status).toBe('failed')
  })

  test('the same event of another contract means nothing', async () => {
    const record = await follow()
    execute({ ...makeExecution('ExecutionSuccess', safeTxHash, 'indexed'), address: bob })
    chain.mine()
    await time.advance(4000)
    expect(record()?.status).toBe('pending')
  })

  test('becomes final like any other, and is pending again after a reorganisation', async () => {
    const record = await follow()
    execute(makeExecution('ExecutionSuccess', safeTxHash, 'indexed'))
    chain.mine()
    await time.advance(4000)
    expect(record()?.status).toBe('confirmed')
    chain.reorganise(1, { isLost: true })
    await time.advance(15_000)
    expect(record()).toMatchObject({ status: 'pending', hash: safeTxHash })
    execute(makeExecution('ExecutionSuccess', safeTxHash, 'indexed'))
    chain.mine(11)
    await time.advance(4000)
    expect(record()).toMatchObject({ status: 'confirmed', isFinal: true })
  })

  test('is found after a reload, far behind the head', async () => {
    const storage = createMemoryStorage()
    await follow({ storage })
    store.destroy()
    execute(makeExecution('ExecutionSuccess', safeTxHash, 'plain'))
    chain.mine(9000)
    store = createTxStore({ storage, getClient: () => chain.client, clock: time.clock })
    store.watch(safe)
    await time.advance(10_000)
    expect(store.getTransactions(safe, 1)[0]).toMatchObject({ status: 'confirmed', isFinal: true })
  })

  test('what was read is not read again: the events are asked for in windows', async () => {
    const storage = createMemoryStorage()
    await follow({ storage })
    chain.mine(25_000)
    await time.advance(40_000)
    const scannedTo = store.getTransactions(safe, 1)[0]?.scannedTo ?? 0n
    expect(scannedTo).toBeGreaterThan(24_000n)
    const before = chain.calls.filter((call) => call === 'eth_getLogs').length
    await time.advance(40_000)
    expect(chain.calls.filter((call) => call === 'eth_getLogs').length - before).toBe(10)
  })

  test('another one executed under its nonce ends it, finally once that is final', async () => {
    const record = await follow({}, 0n)
    execute(makeExecution('ExecutionSuccess', other, 'indexed'))
    chain.mine()
    await time.advance(4000)
    expect(record()).toMatchObject({ status: 'replaced', isFinal: false })
    chain.mine(20)
    await time.advance(4000)
    expect(record()).toMatchObject({ status: 'replaced', isFinal: true })
  })

  test('an execution that is mined after the events were read is not taken for a rejection', async () => {
    const seen: unknown[] = []
    const record = await follow({}, 0n)
    store.onEvent(({ transaction }) => seen.push(transaction.status))
    chain.interrupt('eth_call', () => {
      execute(makeExecution('ExecutionSuccess', safeTxHash, 'indexed'))
      chain.mine()
    })
    await time.advance(8000)
    expect(record()?.status).toBe('confirmed')
    expect(seen).toEqual(['confirmed'])
  })

  test('its own execution goes before the nonce', async () => {
    const record = await follow({}, 0n)
    execute(makeExecution('ExecutionSuccess', safeTxHash, 'indexed'))
    chain.mine()
    await time.advance(4000)
    expect(record()?.status).toBe('confirmed')
  })
})

describe('with a service of the Safe', { tags: ['R12'] }, () => {
  test('names the executed hash, and the chain has the last word', async () => {
    const lie: Hex = `0x${'77'.repeat(32)}`
    let hash = lie
    const record = await follow({ resolveSafeTransaction: async () => ({ kind: 'executed', hash }) })
    await time.advance(4000)
    expect(record()?.status).toBe('pending')
    hash = execute(makeExecution('ExecutionSuccess', safeTxHash, 'indexed'))
    chain.mine()
    await time.advance(4000)
    expect(record()).toMatchObject({ status: 'confirmed', hash })
  })

  test('owners who rejected it cancelled it', async () => {
    const record = await follow({ resolveSafeTransaction: async () => ({ kind: 'rejected' }) })
    expect(record()).toMatchObject({ status: 'cancelled', isFinal: true })
  })

  test('a service that fails is an outage', async () => {
    const record = await follow({ resolveSafeTransaction: () => Promise.reject(new TypeError('down')) })
    await time.advance(60_000)
    expect(record()?.status).toBe('unknown')
  })
})
