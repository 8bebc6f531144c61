import { getChainFacts } from '@slotdrop/chains'
import { type FaultProxy, startChain, startFaultProxy, type TestChain } from '@slotdrop/testing'
import { createPublicClient, custom, type Hex, parseGwei, parseTransaction } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  amounts,
  asClient,
  clientAt,
  createBlockClock,
  createFakeClock,
  paymentsPerRow,
  pipelining,
  prepareSigner,
} from '../../test/support.ts'
import type { ChainClient } from '../ports.ts'
import type { SendState } from '../send/sendMachine.ts'
import type { RefusalKind } from '../network/refusalKind.ts'

/** One slot of ten rows a transaction. */
const facts = { ...getChainFacts(31_337), transactionGasCap: 560_000n }

let chain: TestChain
let proxy: FaultProxy
beforeAll(async () => {
  chain = await startChain()
  proxy = await startFaultProxy(chain.rpcUrl)
})
beforeEach(() => chain.client.setAutomine(true))
afterEach(() => proxy.setFaults())
afterAll(async () => {
  await proxy.stop()
  await chain.stop()
})

function prepare(count = 40) {
  return prepareSigner(chain, { count })
}
type Prepared = Awaited<ReturnType<typeof prepare>>

function send({ journal, manifest, signer }: Prepared, onBlock: (block: number) => void, other = {}) {
  const clock = createBlockClock(chain, (block) => {
    if (block > 200) throw new Error('It is stuck.')
    onBlock(block)
  })
  const fees = { ceiling: parseGwei('100') }
  return pipelining(chain, { manifest, signer }, { journal, facts, clock, fees, ...other })
}

async function expectPaidOnce({ manifest }: Prepared) {
  expect(await paymentsPerRow(chain, manifest)).toEqual(amounts(manifest).map(() => 1))
}

function wait({ waiting }: SendState) {
  return waiting?.reason === 'refused' ? waiting : undefined
}

const answers: readonly [RefusalKind, string, object][] = [
  ['underpriced', 'transaction underpriced', { code: -32_000, message: 'transaction underpriced' }],
  ['pool-full', 'txpool is full', { code: -32_000, message: 'txpool is full' }],
  ['too-little-gas', 'intrinsic gas too low', { code: -32_000, message: 'intrinsic gas too low' }],
  ['too-large', 'exceeds block gas limit', { code: -32_000, message: 'exceeds block gas limit' }],
  ['insufficient-funds', 'insufficient funds for gas', { code: -32_000, message: 'insufficient funds for gas' }],
  ['account-limit', 'account limit exceeded', { code: -32_000, message: 'account limit exceeded' }],
  ['not-served', 'not available on your plan', { code: -32_601, message: 'not available on your plan' }],
]

describe('a node that refuses each transaction', { tags: ['R29'] }, () => {
  test.each(answers)(
    'as %s is reported in its words, and sending goes on when it stops',
    async (kind, text, answer) => {
      const drop = await prepare()
      proxy.setFaults([{ method: 'eth_sendRawTransaction', mode: 'error', ...(answer as { code: 1; message: '' }) }])
      const reports: SendState[] = []
      const refusals: RefusalKind[] = []
      const run = send(drop, () => {}, {
        client: clientAt(proxy.rpcUrl),
        onRefusal: (each: RefusalKind) => refusals.push(each),
        onChange(state: SendState) {
          if (wait(state)) reports.push(state)
          if (reports.length > 0) proxy.setFaults()
        },
      })
      await run.start()
      const [report] = reports
      expect(report && wait(report)).toMatchObject({ refusal: kind, text: expect.stringContaining(text) })
      expect(report).toMatchObject({ phase: 'waiting', pace: { inFlight: 0, transactions: 0 } })
      expect(report?.slots.map(({ stage }) => stage)).not.toContain('broadcast')
      expect(new Set(refusals)).toEqual(new Set([kind]))
      expect(run.getState()).toMatchObject({ phase: 'complete', waiting: undefined, pace: { wasted: 0 } })
      await expectPaidOnce(drop)
    },
  )

  test('in the middle of a drop is reported once nothing is left to be mined', async () => {
    const drop = await prepare(120)
    const waits: unknown[] = []
    const run = send(
      drop,
      (block) => {
        if (block === 2)
          proxy.setFaults([
            { method: 'eth_sendRawTransaction', mode: 'error', code: -32_000, message: 'txpool is full' },
          ])
        if (block === 20) proxy.setFaults()
      },
      {
        client: clientAt(proxy.rpcUrl),
        maxInFlight: 2,
        onChange: (state: SendState) => waits.push(wait(state)),
      },
    )
    await run.start()
    expect(waits).toContainEqual(expect.objectContaining({ refusal: 'pool-full' }))
    expect(run.getState()).toMatchObject({ phase: 'complete', pace: { wasted: 0 } })
    await expectPaidOnce(drop)
  })

  test('is reported after 30 s on a chain without new blocks', async () => {
    const drop = await prepare()
    proxy.setFaults([{ method: 'eth_sendRawTransaction', mode: 'http', status: 401 }])
    let reportedAt = 0
    const begun = createFakeClock().now()
    const clock = createFakeClock(() => (reportedAt > 0 ? chain.client.mine({ blocks: 1 }) : undefined))
    const run = send(drop, () => {}, {
      client: clientAt(proxy.rpcUrl),
      clock,
      onChange(state: SendState) {
        if (reportedAt > 0 || !wait(state)) return
        reportedAt = clock.now()
        proxy.setFaults()
      },
    })
    await run.start()
    expect((reportedAt - begun) / 1000).toBeGreaterThanOrEqual(30)
    expect((reportedAt - begun) / 1000).toBeLessThanOrEqual(45)
    expect(run.getState()).toMatchObject({ phase: 'complete', pace: { wasted: 0 } })
    await expectPaidOnce(drop)
  })

  test('can be paused, and the next run reports it at once', async () => {
    const drop = await prepare()
    proxy.setFaults([{ method: 'eth_sendRawTransaction', mode: 'http', status: 403 }])
    const first = send(drop, () => {}, {
      client: clientAt(proxy.rpcUrl),
      onChange: (state: SendState) => wait(state) && first.pause(),
    })
    let refused: unknown
    const unsubscribe = first.subscribe(() => (refused ??= wait(first.getState())))
    await first.start()
    unsubscribe()
    expect(first.getState()).toMatchObject({ phase: 'paused', problem: undefined })
    let blocks = 0
    const second = send(drop, () => void (blocks += 1), {
      client: clientAt(proxy.rpcUrl),
      refused,
      onChange: (state: SendState) => wait(state) && proxy.setFaults(),
    })
    await second.start()
    expect(second.getState()).toMatchObject({ phase: 'complete', pace: { wasted: 0 } })
    await expectPaidOnce(drop)
  })
})

test.each([
  ['answers with errors of a gateway', { mode: 'http', status: 503 } as const],
  ['drops the connection', { mode: 'drop-before' } as const],
  ['drops the connection although it took the transaction', { mode: 'drop-after' } as const],
])('a node that %s to each transaction has none under way, or all of them', { tags: ['R29'] }, async (_, fault) => {
  const drop = await prepare()
  proxy.setFaults([{ method: 'eth_sendRawTransaction', ...fault }])
  let isReported = false
  const run = send(drop, (block) => (block > 12 ? proxy.setFaults() : undefined), {
    client: clientAt(proxy.rpcUrl),
    onChange(state: SendState) {
      const refused = wait(state)
      if (!refused) return
      isReported = true
      expect(refused.refusal).toBe('unclear')
      expect(state.pace?.inFlight).toBe(0)
      expect(state.slots.map(({ stage }) => stage)).not.toContain('broadcast')
    },
  })
  await run.start()
  expect(isReported).toBe(fault.mode !== 'drop-after')
  expect(run.getState()).toMatchObject({ phase: 'complete', pace: { wasted: 0 } })
  await expectPaidOnce(drop)
})

/** A node that refuses priority fees below a minimum, as bor does, and names it or not. */
function demanding(minimum: () => bigint, toText: (tip: bigint) => string, offered: bigint[] = []): ChainClient {
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    if (method === 'eth_maxPriorityFeePerGas') return '0x1'
    if (method === 'eth_sendRawTransaction') {
      // Sound: the request has the raw transaction.
      const { maxPriorityFeePerGas: tip = 0n, maxFeePerGas = 0n } = parseTransaction((params as [Hex])[0])
      offered.push(maxFeePerGas)
      if (tip < minimum()) throw Object.assign(new Error(toText(tip)), { code: -32_000 })
    }
    return asClient(chain).request({ method, params } as never)
  }
  // Sound: viem's client, whose type names one chain.
  return createPublicClient({ chain: foundry, transport: custom({ request }), cacheTime: 0 }) as ChainClient
}

describe('a node that requires a priority fee', { tags: ['R29'] }, () => {
  const named = (tip: bigint) => `transaction underpriced: gas tip cap ${tip}, minimum needed ${parseGwei('25')}`

  test.each([
    ['that it names', named, 1],
    ['without naming it', () => 'transaction underpriced', 20],
  ])('%s gets it, within the maximum gas price', async (_, toText, mostTries) => {
    const drop = await prepare()
    const offered: bigint[] = []
    let refused = 0
    const run = send(drop, () => {}, {
      client: demanding(() => parseGwei('25'), toText, offered),
      onRefusal: () => void (refused += 1),
    })
    await run.start()
    expect(refused).toBeGreaterThan(0)
    expect(refused).toBeLessThanOrEqual(mostTries)
    expect(offered.every((fee) => fee <= parseGwei('100'))).toBe(true)
    expect(run.getState()).toMatchObject({ phase: 'complete', pace: { wasted: 0 } })
    await expectPaidOnce(drop)
  })

  test('above the maximum gas price is reported with the price, and sending goes on once that is allowed', async () => {
    const drop = await prepare()
    const fees = { ceiling: parseGwei('20') }
    const waits: (ReturnType<typeof wait> & object)[] = []
    const run = send(drop, () => {}, {
      client: demanding(() => parseGwei('25'), named),
      fees,
      onChange(state: SendState) {
        const refused = wait(state)
        if (!refused) return
        waits.push(refused)
        fees.ceiling = (refused.feePerGas * 5n) / 4n
      },
    })
    await run.start()
    expect(waits[0]).toMatchObject({ refusal: 'underpriced', text: expect.stringContaining('minimum needed') })
    expect(waits[0]?.feePerGas).toBeGreaterThanOrEqual(parseGwei('25'))
    expect(waits[0]?.feePerGas).toBeLessThan(parseGwei('30'))
    expect(run.getState()).toMatchObject({ phase: 'complete', pace: { wasted: 0 } })
    await expectPaidOnce(drop)
  })

  test('only for a while is offered that as long as the run lasts, never more than the maximum', async () => {
    const drop = await prepare(80)
    let minimum = 0n
    const offered: bigint[] = []
    const run = send(drop, (block) => void (minimum = block > 1 && block < 6 ? parseGwei('400') : 0n), {
      client: demanding(
        () => minimum,
        () => 'transaction underpriced',
        offered,
      ),
      maxInFlight: 2,
    })
    await run.start()
    expect(offered.every((fee) => fee <= parseGwei('100'))).toBe(true)
    expect(run.getState()).toMatchObject({ phase: 'complete', pace: { wasted: 0 } })
    await expectPaidOnce(drop)
  })
})
