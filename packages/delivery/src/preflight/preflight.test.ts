import { getChainFacts } from '@slotdrop/chains'
import { type FaultProxy, makeRows, startChain, startFaultProxy, type TestChain } from '@slotdrop/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asClient, clientAt, createTestSender, prepareDrop, sealFor, sending, setBlocked } from '../../test/support.ts'
import { rowReasonSentence } from '../errors/index.ts'
import { preflight } from './preflight.ts'

let chain: TestChain
let proxy: FaultProxy
beforeAll(async () => {
  chain = await startChain()
  proxy = await startFaultProxy(chain.rpcUrl)
})
beforeEach(() => proxy.setFaults())
afterAll(async () => {
  await proxy.stop()
  await chain.stop()
})

let lists = 50_000

async function seal(other: Parameters<typeof sealFor>[3] = {}) {
  const sender = await createTestSender(chain)
  const rows = makeRows(20, { seed: lists++, decimals: 6 })
  return {
    ...sender,
    manifest: await sealFor(chain, sender.account.address, rows, { tokenIndex: 1, slotSize: 10, ...other }),
  }
}

async function block({ manifest }: Awaited<ReturnType<typeof seal>>, rows: readonly number[]) {
  for (const row of rows) await setBlocked(chain, manifest.terms.token, manifest.rowAt(row).account, true)
}

function refused({ verdict }: Awaited<ReturnType<typeof preflight>>) {
  return Array.from({ length: 20 }, (_, row) => [row, verdict(row)] as const).flatMap(([row, each]) =>
    each.kind === 'refused' ? [[row, String(rowReasonSentence(each.reason))]] : [],
  )
}

describe.each([
  ['simulation', undefined],
  ['call', { method: 'eth_simulateV1', mode: 'error', code: -32_601, message: 'Method not found' }],
] as const)('by %s', (method, fault) => {
  beforeEach(() => proxy.setFaults(fault ? [fault] : []))
  const client = () => clientAt(proxy.rpcUrl)

  test('exactly the rows that the token refuses are named, before anything is approved', async () => {
    const drop = await seal()
    await block(drop, [3, 12, 19])
    const found = await preflight({ client: client(), manifest: drop.manifest })
    expect(found).toMatchObject({ method, problems: [], refusedRows: 3 })
    expect(refused(found).map(([row]) => row)).toEqual([3, 12, 19])
    expect(found.verdict(4)).toEqual({ kind: 'ok' })
    expect(drop.requests).toHaveLength(0)
  })

  test.each(['skip', 'strict'] as const)('the reason is the token’s own, in full: %s', async (policy) => {
    const drop = await seal({ policy })
    await block(drop, [3])
    expect(refused(await preflight({ client: client(), manifest: drop.manifest }))).toEqual([[3, '“DUSD: blocked”']])
  })

  test('every bad row of a strict slot is named, not only the first', async () => {
    const drop = await seal({ policy: 'strict' })
    await block(drop, [1, 5, 13])
    const found = await preflight({ client: client(), manifest: drop.manifest })
    expect(refused(found).map(([row]) => row)).toEqual([1, 5, 13])
    expect(found.slots.map(({ rows, refusedRows }) => [rows, refusedRows])).toEqual([
      [10, 2],
      [10, 1],
    ])
  })

  test('a sender that the token blocks is named for every slot, and no row is called good', async () => {
    const drop = await seal()
    await setBlocked(chain, drop.manifest.terms.token, drop.account.address, true)
    const found = await preflight({ client: client(), manifest: drop.manifest })
    expect(found.slots.map(({ problem }) => problem?.shortMessage)).toEqual([
      expect.stringContaining('The token did not hand over the sum'),
      expect.stringContaining('The token did not hand over the sum'),
    ])
    expect(found.verdict(0)).toEqual({ kind: 'unchecked' })
  })

  test('gas is what sending then costs', async () => {
    const drop = await prepareDrop(chain, { count: 100, slotSize: 100 })
    const found = await preflight({ client: client(), manifest: drop.manifest })
    await sending(chain, drop).start()
    const { transactions } = await chain.client.getBlock({ includeTransactions: true })
    const { gasUsed } = await chain.client.getTransactionReceipt({ hash: transactions[0]?.hash ?? '0x' })
    expect(found.gas).toBeGreaterThan((gasUsed * 95n) / 100n)
    expect(found.gas).toBeLessThan((gasUsed * 105n) / 100n)
    expect(found.feePerGas).toBeGreaterThan(0n)
  })
})

test('rows that are paid already are settled, and are not tried again', async () => {
  const drop = await prepareDrop(chain, { count: 20, slotSize: 10 })
  const run = sending(chain, drop, { onChange: ({ slots }) => slots[0]?.stage === 'mined' && run.pause() })
  await run.start()
  const found = await preflight({ client: asClient(chain), manifest: drop.manifest })
  expect(found.slots.map(({ index }) => index)).toEqual([1])
  expect([found.verdict(0).kind, found.verdict(10).kind]).toEqual(['settled', 'ok'])
})

test('the plan counts the transactions that the chain’s gas cap makes of a slot', async () => {
  const { manifest } = await seal()
  const facts = { ...getChainFacts(31_337), transactionGasCap: 200_000n }
  const found = await preflight({ client: asClient(chain), manifest, facts })
  expect(found.gasCap).toBe(200_000n)
  expect(found.slots.every(({ gas = 0n, transactions }) => transactions === Math.ceil(Number(gas) / 200_000))).toBe(
    true,
  )
  expect(found.slots[0]?.transactions).toBeGreaterThan(1)
})

test('a node that lends no other state can’t try rows: that is said, and not that it is silent', async () => {
  proxy.setFaults([{ method: 'eth_simulateV1', mode: 'error', code: -32_601, message: 'Method not found' }])
  const { manifest } = await seal()
  const client = clientAt(proxy.rpcUrl)
  const refusal = Object.assign(new Error('too many arguments, want at most 2'), { code: -32_602 })
  const call: typeof client.call = (parameters) =>
    parameters.stateOverride ? Promise.reject(refusal) : client.call(parameters)
  const found = await preflight({ client: { ...client, call }, manifest })
  expect(found).toMatchObject({ method: 'none', problems: [], refusedRows: 0 })
  expect(found.verdict(0)).toEqual({ kind: 'unchecked' })
})

test('nothing is tried when the drop can’t be sent at all', async () => {
  const { manifest } = await seal({ chainId: 1 })
  const found = await preflight({ client: asClient(chain), manifest })
  expect(found.problems.map(({ kind }) => kind)).toEqual(['rpc-on-other-chain'])
  expect(found).toMatchObject({ method: 'none', slots: [], gas: 0n })
  expect(found.verdict(0)).toEqual({ kind: 'unchecked' })
})

test('it tells how far it is, and can be stopped', async () => {
  const { manifest } = await seal({ slotSize: 2 })
  const steps: number[] = []
  await preflight({ client: asClient(chain), manifest, onProgress: (done) => steps.push(done) })
  expect(steps).toEqual([4, 8, 10])
  const signal = AbortSignal.abort()
  await expect(preflight({ client: asClient(chain), manifest, signal })).rejects.toThrow('abort')
})
