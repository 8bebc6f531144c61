import {
  bnb,
  bor,
  freePlan,
  gethPool,
  laggingPair,
  type Network,
  type NetworkProfile,
  nitro,
  opGeth,
  startChain,
  startNetwork,
  type TestChain,
} from '@slotdrop/testing'
import { parseGwei } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { amounts, paymentsPerRow } from '../support.ts'
import { createNetworkClock, runMainFlow } from './mainFlow.ts'

let chain: TestChain
let network: Network | undefined
beforeAll(async () => {
  chain = await startChain()
})
afterEach(() => network?.stop())
afterAll(() => chain.stop())

async function run(profile: NetworkProfile, chainId = profile.chainId) {
  const clock = createNetworkClock()
  network = await startNetwork(chain.rpcUrl, profile, { now: clock.now, chainId })
  clock.connect(network)
  const flow = await runMainFlow(chain, network, clock, parseGwei('500'))
  return { ...flow, refusals: [...network.refusals.keys()].join('\n') }
}
type Flow = Awaited<ReturnType<typeof run>>

/** Each row is paid once, nothing is wasted, the gas money is accounted for to the wei, and the report ties out. */
async function expectExact({ manifest, steps, state, unknown, report, refund, gasMoney }: Flow) {
  expect(steps).toEqual(['approve', 'register'])
  expect(unknown).toEqual([])
  expect(state).toMatchObject({ phase: 'complete', waiting: undefined, pace: { wasted: 0 } })
  expect(await paymentsPerRow(chain, manifest)).toEqual(amounts(manifest).map(() => 1))
  const feesSpent = state.pace?.feesSpent ?? 0n
  expect(refund.value + refund.fee + refund.left).toBe(gasMoney - feesSpent)
  expect(report.report).toMatchObject({ intended: manifest.total, delivered: manifest.total, open: 0n })
  expect(report.agreement).toEqual({ settledRows: 100, rowsInLogs: 100, missingRows: 0 })
  expect(report.fees).toBe(feesSpent)
}

test.each([
  ['bor on a chain that is listed', bor, 137],
  ['bor on a chain that is not', bor, 80_002],
  ['op-geth on a chain that is listed', opGeth, 8453],
  ['op-geth on a chain that is not', opGeth, 84_532],
  ['BNB Chain', bnb, 56],
  ['a free plan', freePlan, 1],
  ['a pair in which one node lags', laggingPair, 1],
] as const)('on %s every row is paid once and all gas money that is left comes back', async (_, profile, chainId) => {
  const flow = await run(profile, chainId)
  await expectExact(flow)
  expect(flow.refund.left).toBe(0n)
  expect(flow.waits).toEqual([])
})

test('a listed chain is offered its minimum priority fee before a node refuses less', async () => {
  const { refusals } = await run(bor, 137)
  expect(refusals).not.toContain('underpriced')
})

test('on nitro a refund leaves only what the estimate was above the use', async () => {
  const flow = await run(nitro)
  await expectExact(flow)
  expect(flow.refusals).not.toContain('below base fee')
  // A tenth of the gas, and the priority fee that is offered and not paid.
  expect(flow.refund.left).toBeGreaterThan(0n)
  expect(flow.refund.left).toBeLessThan(flow.refund.fee)
})

test('a full pool is reported in the node’s words within 45 s, and sending goes on when it has room', async () => {
  const flow = await run(gethPool)
  await expectExact(flow)
  expect(flow.refusals).toContain('account limit exceeded')
  const [first] = flow.waits
  expect(first?.wait).toMatchObject({ reason: 'refused', refusal: 'pool-full', text: 'txpool is full' })
  expect(
    first && first.wait.reason === 'refused' ? (first.at - first.wait.since) / 1000 : Infinity,
  ).toBeLessThanOrEqual(45)
})
