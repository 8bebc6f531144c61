import { makeRows, startChain, type TestChain } from '@slotdrop/testing'
import { parseGwei } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  asClient,
  createTestSender,
  pipelining,
  type PreparedDrop,
  prepareDrop,
  registerOperator,
  sealFor,
  wordsOf,
} from '../../test/support.ts'
import { estimateSending } from './estimateSending.ts'

const ceiling = parseGwei('20')

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
beforeEach(() => chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei('1') }))
afterAll(() => chain.stop())

let lists = 90_000

/** A list that is sealed, and neither approved nor registered. */
async function seal(count: number, other: Parameters<typeof sealFor>[3] = {}) {
  const sender = await createTestSender(chain)
  return sealFor(chain, sender.account.address, makeRows(count, { seed: lists++ }), { slotSize: 10, ...other })
}

/** Sends with a purse that holds so much, and answers what that took. */
async function send(drop: PreparedDrop, purse: bigint) {
  const signer = await registerOperator(chain, drop, { purse })
  const waits: unknown[] = []
  const pipeline = pipelining(
    chain,
    { ...drop, signer },
    {
      fees: { ceiling },
      onChange: ({ waiting }) => void (waiting && waits.push(waiting)),
    },
  )
  await pipeline.start()
  const { phase, pace, problem } = pipeline.getState()
  expect(problem?.error.name).toBeUndefined()
  expect({ phase, waits }).toEqual({ phase: 'complete', waits: [] })
  let gas = 0n
  for (let block = await chain.client.getBlockNumber(), found = 0; found < (pace?.transactions ?? 0); block--) {
    const { transactions, gasUsed } = await chain.client.getBlock({ blockNumber: block, includeTransactions: true })
    if (transactions.some(({ from }) => from.toLowerCase() !== signer.address.toLowerCase())) break
    found += transactions.length
    gas += gasUsed
  }
  return { transactions: pace?.transactions, gas, spent: pace?.feesSpent ?? 0n }
}

describe.each([
  ['one slot', 7],
  ['several slots', 43],
  ['several transactions', 1500],
])('of %s', (_, count) => {
  test('the transactions and their gas are those of sending, and the gas money suffices to its end', async () => {
    const drop = await prepareDrop(chain, { count, slotSize: count > 1000 ? 250 : 10 })
    const found = await estimateSending({ client: asClient(chain), manifest: drop.manifest, fees: { ceiling } })
    const { transactions, gas, spent } = await send(drop, found.gasMoney)
    expect(found).toMatchObject({ slots: drop.manifest.slotCount, transactions, isMeasured: true })
    expect(found.gas).toBeGreaterThan((gas * 95n) / 100n)
    expect(found.gas).toBeLessThan((gas * 110n) / 100n)
    expect(found.feeAtCeiling).toBe(found.gas * ceiling)
    expect(spent).toBeLessThan(found.feeAtCeiling)
  })
})

test('before anything is approved the same is found', async () => {
  const manifest = await seal(30)
  const before = await estimateSending({ client: asClient(chain), manifest })
  expect(before).toMatchObject({ slots: 3, transactions: 2, isMeasured: true })
  expect(before.feeAtCeiling).toBe(before.gas * before.feePerGas * 2n)
})

test('what the sender allows when time runs out is given as well', async () => {
  const manifest = await seal(10)
  const client = asClient(chain)
  const { gasMoney } = await estimateSending({ client, manifest, fees: { ceiling } })
  const urgent = await estimateSending({
    client,
    manifest,
    fees: { ceiling, urgentCeiling: 3n * ceiling, finishBy: 1 },
  })
  expect(urgent.gasMoney).toBe(3n * gasMoney)
})

test('paid rows take nothing', async () => {
  const drop = await prepareDrop(chain, { count: 30, slotSize: 10 })
  const client = asClient(chain)
  const { manifest } = drop
  const words = [2n ** 10n - 1n, 0n, 0n]
  expect(await estimateSending({ client, manifest, words })).toMatchObject({ slots: 2, transactions: 2 })
  await send(drop, 10n ** 19n)
  const done = { slots: 0, transactions: 0, gas: 0n, fee: 0n, feeAtCeiling: 0n, gasMoney: 0n }
  expect(await estimateSending({ client, manifest })).toMatchObject(done)
  expect(await estimateSending({ client, manifest, words: await wordsOf(chain, manifest) })).toMatchObject(done)
})

test('a chain whose transactions may have little gas takes more of them', async () => {
  const manifest = await seal(40)
  const { transactions, gas } = await estimateSending({ client: asClient(chain), manifest })
  await chain.client.request({ method: 'evm_setBlockGasLimit', params: ['0xaae60'] } as never)
  await chain.client.mine({ blocks: 1 })
  const small = await estimateSending({ client: asClient(chain), manifest })
  await chain.client.request({ method: 'evm_setBlockGasLimit', params: ['0x1c9c380'] } as never)
  await chain.client.mine({ blocks: 1 })
  expect(transactions).toBe(2)
  expect(small.transactions).toBe(4)
  // The calldata of a trial has another `rowGas`. Its three bytes make up to 2 gas for each of the 40 rows.
  const difference = small.gas - gas - 2n * 21_000n
  expect(difference).toBeGreaterThanOrEqual(-80n)
  expect(difference).toBeLessThanOrEqual(80n)
})

test('a drop that can’t be tried now is told with a usual figure, and says so', async () => {
  const opensAtSeconds = BigInt(Math.floor(Date.now() / 1000)) + 1_000_000n
  const manifest = await seal(10, { opensAtSeconds })
  const found = await estimateSending({ client: asClient(chain), manifest })
  expect(found).toMatchObject({ isMeasured: false, transactions: 1, gas: 421_000n })
})

test('on a chain of the OP stack L1 takes its fee', async () => {
  // Answers 1,000 for each byte that it is called with.
  const oracle = {
    address: '0x420000000000000000000000000000000000000F',
    bytecode: '0x366103e80260005260206000f3',
  } as const
  const rollup = await startChain()
  await rollup.client.setCode(oracle)
  const sender = await createTestSender(rollup)
  const manifest = await sealFor(rollup, sender.account.address, makeRows(500, { seed: lists++ }), { chainId: 10 })
  await rollup.client.request({ method: 'anvil_setChainId', params: [10] } as never)
  const found = await estimateSending({ client: asClient(rollup), manifest, fees: { ceiling } })
  const l1Fee = found.fee - found.gas * found.feePerGas
  // An account of 20 bytes a row at the least.
  expect(l1Fee).toBeGreaterThan(500n * 20n * 1000n)
  expect(found.feeAtCeiling).toBe(found.gas * ceiling + l1Fee)
  await rollup.stop()
})
