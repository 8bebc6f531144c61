import { sepoliaChainId } from '@slotdrop/chains/ids'
import { type Fault, startChain, startFaultProxy, type TestChain } from '@slotdrop/testing'
import { numberToHex } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { asClient, clientAt } from '../../test/support.ts'
import { fetchGasSchedule } from './fetchGasSchedule.ts'

const beforeAmsterdam = Date.parse('2026-10-05T12:00:00Z') / 1000
const afterAmsterdam = Date.parse('2026-10-06T12:00:00Z') / 1000

let chain: TestChain
let proxy: Awaited<ReturnType<typeof startFaultProxy>>
beforeAll(async () => {
  chain = await startChain()
  proxy = await startFaultProxy(chain.rpcUrl)
  await chain.client.setNextBlockTimestamp({ timestamp: BigInt(afterAmsterdam + 10 ** 8) })
  await chain.client.mine({ blocks: 1 })
})
afterEach(() => proxy.setFaults())
afterAll(async () => {
  await proxy.stop()
  await chain.stop()
})

function refuse(method: string): Fault {
  return { method, mode: 'error', code: -32_601, message: 'the method does not exist' }
}

function answer(method: string, result: unknown): Fault {
  return { method, mode: 'result', result }
}

function fetchOf(chainId: number, ...faults: readonly Fault[]) {
  proxy.setFaults(faults)
  return fetchGasSchedule(clientAt(proxy.rpcUrl), chainId)
}

test('a real node’s price of a new storage slot decides, whatever is known of its chain', async () => {
  expect(await fetchGasSchedule(asClient(chain), sepoliaChainId)).toBe('osaka')
  expect(await fetchOf(sepoliaChainId)).toBe('osaka')
})

test('a node that takes the price of EIP-8037 is on Amsterdam, also on a chain whose fork has no date', async () => {
  expect(await fetchOf(1, answer('eth_call', numberToHex(102_928, { size: 32 })))).toBe('amsterdam')
  expect(await fetchOf(999_999, answer('eth_call', numberToHex(102_928, { size: 32 })))).toBe('amsterdam')
})

test.each([
  [beforeAmsterdam, 'osaka'],
  [afterAmsterdam, 'amsterdam'],
])('where a node can’t be measured, its current fork of %s decides', async (activationTime, schedule) => {
  const config = { current: { activationTime }, next: null, last: null }
  expect(await fetchOf(sepoliaChainId, refuse('eth_call'), answer('eth_config', config))).toBe(schedule)
})

test('a fork of a node says nothing where the chain’s Amsterdam has no date', async () => {
  const config = { current: { activationTime: afterAmsterdam } }
  expect(await fetchOf(1, refuse('eth_call'), answer('eth_config', config))).toBe('osaka')
})

test.each([
  null,
  { current: null },
  { current: { activationTime: '0x1' } },
  { current: { activationTime: -1 } },
  'Sepolia',
])('where a node answers neither, as with %j, the known date decides by the time of its block', async (config) => {
  const faults = [answer('eth_call', '0x'), answer('eth_config', config)]
  expect(await fetchOf(sepoliaChainId, ...faults)).toBe('amsterdam')
  expect(await fetchOf(1, ...faults)).toBe('osaka')
})

test.each(['0x', '0x1234', numberToHex(0, { size: 32 }), `0x${'ff'.repeat(32)}`])(
  'an answer of %s measures nothing',
  async (data) => {
    const config = { current: { activationTime: afterAmsterdam } }
    expect(await fetchOf(sepoliaChainId, answer('eth_call', data), answer('eth_config', config))).toBe('amsterdam')
  },
)
