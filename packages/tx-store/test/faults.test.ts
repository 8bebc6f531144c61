import { connect, startAnvil, testAccount, type Anvil, type LocalClient } from '@slotdrop/testing'
import { createClient, http, parseGwei, type Hex } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMemoryStorage, createTxStore, systemClock, type TransactionRecord, type TxStore } from '../src/index.ts'
import { createFaultProxy } from './createFaultProxy.ts'

// A chain that mines when told to, behind a node with faults.
let anvil: Anvil
let proxy: Awaited<ReturnType<typeof createFaultProxy>>
let node: LocalClient
let store: TxStore
let clockOffsetMs = 0
const startMs = Date.now()

const alice = testAccount(0).address
const bob = testAccount(1).address
const chainId = 31337
/** Sends nothing and returns: fails by INVALID. */
const failingCode = '0xfe'

beforeAll(async () => {
  anvil = await startAnvil(['--no-mining'])
  proxy = await createFaultProxy(anvil.rpcUrl)
  node = connect(anvil.rpcUrl)
})
afterAll(async () => {
  await proxy.stop()
  await anvil.stop()
})

beforeEach(() => {
  clockOffsetMs = 0
  proxy.setFault(() => undefined)
  const client = createClient({ transport: http(proxy.rpcUrl, { retryCount: 0 }) })
  store = createTxStore({
    storage: createMemoryStorage(),
    getClient: () => client,
    // The intervals are the real ones; a second passes in ten milliseconds.
    clock: {
      now: () => startMs + (Date.now() - startMs) * 100 + clockOffsetMs,
      setTimeout: (run, delayMs) => systemClock.setTimeout(run, delayMs / 100),
      clearTimeout: systemClock.clearTimeout,
    },
    getFinality: () => ({ hasFinalizedTag: false, finalConfirmations: 4 }),
  })
  store.watch(alice)
})
afterEach(async () => {
  store.destroy()
  await node.request<{ Method: 'anvil_dropAllTransactions'; Parameters?: undefined; ReturnType: null }>({
    method: 'anvil_dropAllTransactions',
  })
})

function getRecord(id: Hex): TransactionRecord {
  const found = store.getTransactions(alice, chainId).find((item) => item.id === id)
  if (!found) throw new Error('not in the list')
  return found
}

/** Resolves with the first record that fits. */
function until(id: Hex, fits: (record: TransactionRecord) => boolean): Promise<TransactionRecord> {
  return new Promise((resolve) => {
    const check = () => {
      const record = getRecord(id)
      if (!fits(record)) return
      stop()
      resolve(record)
    }
    const stop = store.subscribe(check)
    check()
  })
}

/** All statuses a record goes through from now on. */
function listen(id: Hex) {
  const seen: string[] = []
  store.onEvent(({ transaction }) => {
    if (transaction.id === id) seen.push(transaction.status)
  })
  return seen
}

type Call = {
  readonly to: Hex
  readonly value: bigint
  readonly data?: Hex
  readonly nonce: number
  readonly gwei: number
}

function send({ gwei, ...call }: Call) {
  return node.sendTransaction({
    ...call,
    gas: 100_000n,
    maxFeePerGas: parseGwei(String(gwei)),
    maxPriorityFeePerGas: parseGwei(String(gwei)),
  })
}

/** Broadcasts a payment, records it, and waits until the store has seen it in the pool. */
async function follow(parts: Partial<Call> = {}) {
  const nonce = await node.getTransactionCount({ address: alice })
  const call: Call = { to: bob, value: 5n, nonce, gwei: 10, ...parts }
  const id = await send(call)
  store.add(alice, chainId, { hash: id, description: 'Pay' })
  await until(id, (record) => record.isSeen)
  return { id, call }
}

function mine(blocks = 1) {
  return node.mine({ blocks })
}

describe('the eight faults of delivery, on a real chain', { tags: ['R14'] }, () => {
  test('1: cancelled in the wallet is cancelled, not confirmed', async () => {
    const { id, call } = await follow()
    const by = await send({ to: alice, value: 0n, nonce: call.nonce, gwei: 20 })
    await mine()
    expect(await until(id, (record) => record.status !== 'pending')).toMatchObject({
      status: 'cancelled',
      replacedBy: by,
    })
  })

  test('2: replaced by another call is replaced, not confirmed', async () => {
    const { id, call } = await follow()
    const by = await send({ ...call, value: 6n, gwei: 20 })
    await mine()
    expect(await until(id, (record) => record.status !== 'pending')).toMatchObject({
      status: 'replaced',
      replacedBy: by,
    })
  })

  test('3: sped up is confirmed, under its new hash', async () => {
    const { id, call } = await follow()
    const faster = await send({ ...call, gwei: 20 })
    await mine()
    expect(await until(id, (record) => record.status !== 'pending')).toMatchObject({
      status: 'confirmed',
      hash: faster,
    })
  })

  test('4: a receipt that lags behind its block is waited for', async () => {
    const { id } = await follow()
    const statuses = listen(id)
    proxy.setFault(({ method }) => (method === 'eth_getTransactionReceipt' ? { result: null } : undefined))
    await mine()
    await proxy.seen('eth_getTransactionReceipt', 5)
    expect(getRecord(id).status).toBe('pending')
    proxy.setFault(() => undefined)
    await until(id, (record) => record.status === 'confirmed')
    expect(statuses).toEqual(['confirmed'])
  })

  test('5: a node that answers 500, then 429, is unknown, and confirmed when it answers again', async () => {
    const { id } = await follow()
    const statuses = listen(id)
    await mine()
    proxy.setFault(() => ({ status: 500 }))
    await until(id, (record) => record.status === 'unknown')
    proxy.setFault(() => ({ status: 429 }))
    await proxy.seen('eth_chainId', 1)
    expect(getRecord(id).status).toBe('unknown')
    proxy.setFault(() => undefined)
    await until(id, (record) => record.status === 'confirmed')
    expect(statuses).toEqual(['unknown', 'confirmed'])
  })

  test('6: still waiting after hours is pending, not failed', async () => {
    const { id } = await follow()
    const statuses = listen(id)
    clockOffsetMs += 12 * 3_600_000
    await proxy.seen('eth_getTransactionByHash', 5)
    expect(getRecord(id).status).toBe('pending')
    await mine()
    await until(id, (record) => record.status === 'confirmed')
    expect(statuses).toEqual(['confirmed'])
  })

  test('7: reorganised out is pending again, and final only at its depth', async () => {
    const { id } = await follow()
    const statuses = listen(id)
    await mine(2)
    await until(id, (record) => record.status === 'confirmed')
    await node.request<{ Method: 'anvil_reorg'; Parameters: unknown[]; ReturnType: null }>({
      method: 'anvil_reorg',
      params: [2, []],
    })
    await until(id, (record) => record.status !== 'confirmed')
    await send({ to: bob, value: 5n, nonce: getRecord(id).call?.nonce ?? 0, gwei: 10 })
    await mine()
    expect((await until(id, (record) => record.status === 'confirmed')).isFinal).toBe(false)
    await mine(3)
    await until(id, (record) => record.isFinal)
    expect(statuses).toEqual(['confirmed', 'pending', 'confirmed'])
  })

  test('8: reverted is failed', async () => {
    const target = `0x${'fe'.repeat(20)}` as const
    await node.setCode({ address: target, bytecode: failingCode })
    const { id } = await follow({ to: target, value: 0n, data: '0x01' })
    await mine()
    expect(await until(id, (record) => record.status !== 'pending')).toMatchObject({ status: 'failed', hash: id })
  })

  test('and dropped from the pool is dropped, after time enough', async () => {
    const { id } = await follow()
    await node.dropTransaction({ hash: id })
    await until(id, (record) => record.missingSinceMs !== undefined)
    expect(getRecord(id).status).toBe('pending')
    clockOffsetMs += 180_000
    await until(id, (record) => record.status === 'dropped')
  })
})
