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

async function run(profile: NetworkProfile, ceiling = parseGwei('500')) {
  const clock = createNetworkClock()
  network = await startNetwork(chain.rpcUrl, profile, { now: clock.now })
  clock.connect(network)
  const flow = await runMainFlow(chain, network, clock, ceiling)
  console.log(profile.name, { problem: flow.state.problem?.error, pace: flow.state.pace, refund: flow.refund, gasMoney: flow.gasMoney, refusals: network.refusals, waits: [...new Set(flow.waits.map(({ wait }) => JSON.stringify(wait, (_, v) => typeof v === 'bigint' ? `${v}` : v)))].slice(0, 6) })
  const { manifest, state, unknown, report, refund, gasMoney } = flow
  expect(flow.steps).toEqual(['approve', 'register'])
  expect(unknown).toEqual([])
  expect(state).toMatchObject({ phase: 'complete', waiting: undefined, pace: { wasted: 0 } })
  expect(await paymentsPerRow(chain, manifest)).toEqual(amounts(manifest).map(() => 1))
  const feesSpent = state.pace?.feesSpent ?? 0n
  expect(refund.value + refund.fee + refund.left).toBe(gasMoney - feesSpent)
  expect(report.report).toMatchObject({ intended: manifest.total, delivered: manifest.total, open: 0n })
  expect(report.agreement).toEqual({ settledRows: 100, rowsInLogs: 100, missingRows: 0 })
  expect(report.fees).toBe(feesSpent)
  return flow
}

test.each([bor, gethPool, opGeth, nitro, bnb, freePlan, laggingPair])('$name', async (profile) => {
  await run(profile)
})
