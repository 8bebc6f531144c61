import { startChain, type TestChain } from '@slotdrop/testing'
import { createPublicClient, http, parseGwei } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getChainFacts } from '@slotdrop/chains'
import {
  createBlockClock,
  createFakeClock,
  paymentsPerRow,
  pipelining,
  prepareDrop,
  registerOperator,
} from '../../test/support.ts'
import type { ChainClient, Clock } from '../ports.ts'
import type { SendState } from '../send/sendMachine.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
beforeEach(() => chain.client.setAutomine(true))
afterAll(() => chain.stop())

/** A clock on which nobody who waits ever sleeps long enough; whoever does is told. */
function createEndlessClock(isWaiting: () => boolean, onWait: () => void): Clock {
  const { now, sleep } = createFakeClock()
  return {
    now,
    sleep(milliseconds) {
      if (!isWaiting()) return sleep(milliseconds)
      onWait()
      return new Promise(() => {})
    },
  }
}

/** Starts sending with a clock that never goes on, and waits for the first sleep in the state that is asked for. */
async function waitFor(
  reason: 'fee' | 'purse',
  { ceiling = parseGwei('100'), purse = 10n ** 19n }: { ceiling?: bigint; purse?: bigint },
) {
  const drop = await prepareDrop(chain, { count: 20, slotSize: 20 })
  const signer = await registerOperator(chain, drop, { purse })
  const fees = { ceiling }
  let told = () => {}
  const waits = new Promise<void>((resolve) => (told = resolve))
  const clock = createEndlessClock(
    () => run.getState().waiting?.reason === reason,
    () => told(),
  )
  const run = pipelining(chain, { ...drop, signer }, { clock, fees })
  const ended = run.start()
  await waits
  return { drop, signer, run, fees, ended }
}

describe.each(['start', 'refresh'] as const)('%s makes a run that waits look at once', (act) => {
  test('at the fee: a limit that was changed holds', async () => {
    const { run, fees, ended, drop } = await waitFor('fee', { ceiling: 1n })
    fees.ceiling = parseGwei('100')
    void run[act]()
    await ended
    expect(run.getState().phase).toBe('complete')
    expect(await paymentsPerRow(chain, drop.manifest)).toEqual(Array.from({ length: 20 }, () => 1))
  })

  test('at the purse: coins that came are seen', async () => {
    const { run, signer, ended } = await waitFor('purse', { purse: 10n ** 12n })
    await chain.client.setBalance({ address: signer.address, value: 10n ** 19n })
    void run[act]()
    await ended
    expect(run.getState().phase).toBe('complete')
  })
})

test('a limit that is lowered while a trial runs holds for what it tried', async () => {
  const drop = await prepareDrop(chain, { count: 20, slotSize: 20 })
  const signer = await registerOperator(chain, drop)
  const fees = { ceiling: parseGwei('100') }
  const clock = createFakeClock(() => void run.dispose())
  const states: SendState[] = []
  const estimateGas = async (...parameters: Parameters<ChainClient['estimateGas']>) => {
    // The second is that of the slot; the first asks for the cap of a transaction.
    if (parameters[0].to) fees.ceiling = 1n
    return (chain.client as unknown as ChainClient).estimateGas(...parameters)
  }
  const client = { ...(chain.client as unknown as ChainClient), estimateGas }
  const run = pipelining(chain, { ...drop, signer }, { client, clock, fees, onChange: (state) => states.push(state) })
  await run.start()
  expect(states.at(-1)?.waiting).toMatchObject({ reason: 'fee', ceiling: 1n })
  expect(await chain.client.getTransactionCount({ address: signer.address })).toBe(0)
})

test(
  'sending asks its node at most four times a block, from the first look to the end',
  { tags: ['R22'] },
  async () => {
    const drop = await prepareDrop(chain, { count: 400, slotSize: 10 })
    const signer = await registerOperator(chain, drop)
    await chain.client.setAutomine(false)
    let [requests, blocks] = [0, 0]
    const transport = http(chain.rpcUrl, { batch: true, onFetchRequest: () => void (requests += 1) })
    const client = createPublicClient({ chain: foundry, cacheTime: 0, transport }) as ChainClient
    const facts = { ...getChainFacts(31_337), transactionGasCap: 560_000n }
    const clock = createBlockClock(chain, () => void (blocks += 1))
    const run = pipelining(chain, { ...drop, signer }, { client, clock, facts, maxInFlight: 8 })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'complete', pace: { transactions: 40 } })
    expect(blocks).toBeLessThan(8)
    expect(requests / blocks).toBeLessThanOrEqual(4)
  },
)
