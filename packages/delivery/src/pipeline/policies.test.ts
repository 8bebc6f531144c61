import { getChainFacts } from '@slotdrop/chains'
import { startChain, type TestChain } from '@slotdrop/testing'
import { concat, createPublicClient, custom, type Hex, numberToHex, parseGwei, parseTransaction } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  asClient,
  createBlockClock,
  createFakeClock,
  paymentsPerRow,
  pipelining,
  prepareSigner,
} from '../../test/support.ts'
import type { ChainClient, LocalSigner } from '../ports.ts'
import type { FeePolicy } from '../fees/feePolicy.ts'
import { estimateSending } from '../preflight/estimateSending.ts'

/** One slot of ten rows a transaction. */
const facts = { ...getChainFacts(31_337), transactionGasCap: 560_000n }
const ceiling = parseGwei('100')

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
beforeEach(() => chain.client.setAutomine(true))
afterAll(() => chain.stop())

function prepare(count = 100) {
  return prepareSigner(chain, { count })
}
type Prepared = Awaited<ReturnType<typeof prepare>>

async function expectPaidOnce({ manifest }: Prepared) {
  expect(await paymentsPerRow(chain, manifest)).toEqual(Array.from({ length: manifest.rowCount }, () => 1))
}

/** A signer that remembers what it signed. */
function noting({ address, signTransaction }: LocalSigner) {
  const signed: Parameters<LocalSigner['signTransaction']>[0][] = []
  const signer: LocalSigner = {
    address,
    signTransaction(transaction) {
      signed.push(transaction)
      return signTransaction(transaction)
    },
  }
  return { signer, signed }
}

type Answer = (method: string, params: readonly unknown[], ask: () => Promise<unknown>) => Promise<unknown>

/** A node of the chain that answers some requests in its own way. */
function nodeThat(answer: Answer): ChainClient {
  const request = ({ method, params = [] }: { method: string; params?: readonly unknown[] }) =>
    answer(method, params, () => chain.client.request({ method, params } as never))
  const transport = custom({ request }, { retryCount: 0 })
  return createPublicClient({ chain: foundry, cacheTime: 0, transport }) as ChainClient
}

/** The most that was under way at once. */
function createPeak() {
  let most = 0
  return {
    most: () => most,
    onChange: ({ pace }: { pace?: { inFlight: number } | undefined }) =>
      void (most = Math.max(most, pace?.inFlight ?? 0)),
  }
}

describe('an account that delegates to a contract (EIP-7702)', () => {
  test.each([1, 4])('has %i under way where a node keeps so many of it', async (maxInFlightDelegated) => {
    const drop = await prepare()
    const code = concat(['0xef0100', chain.distributor])
    await chain.client.setCode({ address: drop.signer.address, bytecode: code })
    const { most, onChange } = createPeak()
    const clock = createBlockClock(chain)
    const run = pipelining(chain, drop, { clock, facts: { ...facts, maxInFlightDelegated }, onChange })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'complete', pace: { wasted: 0 } })
    expect(most()).toBe(maxInFlightDelegated)
    await expectPaidOnce(drop)
  })
})

describe('with other nodes', () => {
  test('one that asks for a high priority fee makes nobody overpay', { tags: ['T40', 'R27'] }, async () => {
    const drop = await prepare()
    const { signer, signed } = noting(drop.signer)
    const client = nodeThat(async (method, _, ask) =>
      method === 'eth_maxPriorityFeePerGas' ? numberToHex(parseGwei('50')) : ask(),
    )
    const run = pipelining(
      chain,
      { ...drop, signer },
      { client, otherClients: [asClient(chain)], clock: createBlockClock(chain), facts, fees: { ceiling } },
    )
    await run.start()
    const tips = signed.map((each) => ('maxPriorityFeePerGas' in each ? (each.maxPriorityFeePerGas ?? 0n) : 0n))
    expect(tips.length).toBe(10)
    expect(tips.every((tip) => tip < parseGwei('4'))).toBe(true)
    await expectPaidOnce(drop)
  })

  test('one that says yes and hands nothing on stops nothing: each transaction is given to all', async () => {
    const drop = await prepare()
    let swallowed = 0
    const client = nodeThat(async (method, _, ask) => {
      if (method !== 'eth_sendRawTransaction') return ask()
      swallowed += 1
      return `0x${'ab'.repeat(32)}`
    })
    const run = pipelining(chain, drop, {
      client,
      otherClients: [asClient(chain)],
      clock: createBlockClock(chain),
      facts,
      fees: { ceiling },
    })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'complete', pace: { transactions: 10, wasted: 0 } })
    expect(swallowed).toBe(10)
    await expectPaidOnce(drop)
  })
})

test('on a chain without EIP-1559 transactions are of the old type, at a price below the ceiling', async () => {
  const drop = await prepare()
  const types = new Set<string>()
  const client = nodeThat(async (method, params, ask) => {
    if (method === 'eth_maxPriorityFeePerGas') throw new Error('Method not found')
    if (method === 'eth_gasPrice') return numberToHex(parseGwei('3'))
    const answer = await ask()
    if (method === 'eth_sendRawTransaction') {
      // Sound: what was sent is a transaction.
      const { type, gasPrice = 0n } = parseTransaction(params[0] as Hex)
      types.add(type ?? '')
      expect(gasPrice).toBeLessThanOrEqual(parseGwei('4'))
    }
    return method === 'eth_getBlockByNumber' ? { ...(answer as object), baseFeePerGas: undefined } : answer
  })
  const run = pipelining(chain, drop, {
    ...{ client, clock: createBlockClock(chain), facts },
    fees: { ceiling: parseGwei('4') },
  })
  await run.start()
  expect(run.getState()).toMatchObject({ phase: 'complete', pace: { wasted: 0 } })
  expect([...types]).toEqual(['legacy'])
  await expectPaidOnce(drop)
})

/** Time of the chain, two seconds a block, with a base fee for each moment. */
function createFeeClock(baseFeeAt: (seconds: number) => bigint) {
  let seconds = 0
  return createFakeClock(async () => {
    seconds += 2
    await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: baseFeeAt(seconds) })
    await chain.client.mine({ blocks: 1 })
  })
}

describe('patience', () => {
  const high = parseGwei('40')
  const cheap = parseGwei('5')

  test('with a fee that swings, waiting saves at least what was said', { tags: ['R27'] }, async () => {
    const drop = await prepare()
    await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: high })
    await chain.client.mine({ blocks: 1 })
    const fees = { ceiling: parseGwei('12') }
    const { fee, feeAtCeiling } = await estimateSending({ client: asClient(chain), manifest: drop.manifest, fees })
    const said = fee - feeAtCeiling
    expect(said).toBeGreaterThan(0n)
    // A minute dear, a minute cheap.
    const clock = createFeeClock((seconds) => (Math.floor(seconds / 60) % 2 === 0 ? high : cheap))
    const run = pipelining(chain, drop, { clock, facts, fees, pollMilliseconds: 2000, maxInFlight: 2 })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'complete', pace: { wasted: 0 } })
    expect(fee - (run.getState().pace?.feesSpent ?? 0n)).toBeGreaterThanOrEqual(said)
    await expectPaidOnce(drop)
  })

  test(
    'what shall be finished by a time is, at no more than what is allowed then, and not before it must',
    { tags: ['R27'] },
    async () => {
      const drop = await prepare()
      await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: high })
      await chain.client.mine({ blocks: 1 })
      const clock = createFeeClock(() => high)
      const began = clock.now()
      const finishBy = began + 600_000
      const fees = { ceiling: parseGwei('12'), urgentCeiling: parseGwei('90'), finishBy }
      const { signer, signed } = noting(drop.signer)
      let firstAt = 0
      const onTransaction = () => void (firstAt ||= clock.now())
      const run = pipelining(chain, { ...drop, signer }, { clock, facts, fees, pollMilliseconds: 2000, onTransaction })
      await run.start()
      expect(run.getState().phase).toBe('complete')
      expect(clock.now()).toBeLessThanOrEqual(finishBy)
      expect(firstAt).toBeGreaterThan(began + 300_000)
      for (const each of signed)
        expect('maxFeePerGas' in each ? each.maxFeePerGas : undefined).toBeLessThanOrEqual(fees.urgentCeiling)
      await expectPaidOnce(drop)
    },
  )

  test('what is still too dear at that time stops and asks, pays nothing by itself after it, and goes on as it is told', async () => {
    const drop = await prepare()
    await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: high })
    await chain.client.mine({ blocks: 1 })
    const clock = createFeeClock(() => high)
    const finishBy = clock.now() + 120_000
    const fees = { ceiling: parseGwei('12'), urgentCeiling: parseGwei('20'), finishBy }
    const policy: FeePolicy = { ...fees }
    const run = pipelining(chain, drop, { clock, facts, fees: policy, pollMilliseconds: 2000 })
    await run.start()
    const { phase, problem } = run.getState()
    expect(clock.now()).toBeGreaterThanOrEqual(finishBy)
    expect(clock.now()).toBeLessThan(finishBy + 10_000)
    expect(phase).toBe('paused')
    expect(problem?.error).toMatchObject({ name: 'FinishByPassedError', ceiling: fees.urgentCeiling, finishBy })
    expect(await paymentsPerRow(chain, drop.manifest)).toEqual(Array.from({ length: 100 }, () => 0))
    Object.assign(policy, { ceiling: parseGwei('90'), urgentCeiling: undefined, finishBy: undefined })
    await run.start()
    expect(run.getState().phase).toBe('complete')
    await expectPaidOnce(drop)
  })
})
