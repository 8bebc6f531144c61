import { packAccounts } from '@slotdrop/drops'
import {
  codeAnswering,
  createSafe,
  startChain,
  startFaultProxy,
  type FaultProxy,
  type TestChain,
} from '@slotdrop/testing'
import { type Address, pad, toHex } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asClient, clientAt, createFakeClock } from '../../test/support.ts'
import { checkRecipients, incompleteKinds, needsDecision } from './checkRecipients.ts'
import { fetchForeignSafes } from './fetchForeignSafes.ts'
import { fetchSafeOwners } from './fetchSafeOwners.ts'
import { identifyContracts } from './identifyContracts.ts'
import { recipientSentence } from './recipientSentence.ts'

function account(number: number): Address {
  return pad(toHex(0xacc0_0000 + number), { size: 20 })
}
/** Uses all gas in every call, as contracts did before REVERT. */
const wasteful = account(1)
const silent = account(2)
const pools = Array.from({ length: 60 }, (_, index) => account(10 + index))

let chain: TestChain
let proxy: FaultProxy
let safe: Awaited<ReturnType<typeof createSafe>>
beforeAll(async () => {
  chain = await startChain()
  proxy = await startFaultProxy(chain.rpcUrl)
  safe = await createSafe(chain.client)
  await chain.client.setCode({ address: wasteful, bytecode: '0xfe' })
  await chain.client.setCode({ address: silent, bytecode: '0x5f5ffd' })
  // token0().
  for (const address of pools) await chain.client.setCode({ address, bytecode: codeAnswering('0x0dfe1681') })
})
beforeEach(() => proxy.setFaults())
afterAll(async () => {
  await proxy.stop()
  await chain.stop()
})

/** Identifies contracts as if each had other code. */
function identify(addresses: readonly Address[], client = clientAt(proxy.rpcUrl)) {
  const codes = addresses.map((_, place) => BigInt(place + 1))
  return identifyContracts({ client, clock: createFakeClock() }, addresses, codes)
}

test('requests that the node limits are repeated, a few at once', async () => {
  proxy.setFaults([{ method: 'eth_call', mode: 'http', status: 429, after: 2, times: 3 }])
  const client = clientAt(proxy.rpcUrl)
  const { multicall } = client
  let [open, most] = [0, 0]
  client.multicall = (async (parameters: Parameters<typeof multicall>[0]) => {
    most = Math.max(most, ++open)
    try {
      return await multicall(parameters)
    } finally {
      open--
    }
  }) as never
  expect(await identify(pools, client)).toEqual(pools.map(() => 'pool'))
  expect(most).toBe(4)
  expect(proxy.calls()).toHaveLength(30 + 3)
})

test('types are not told if no request is answered, and the node is soon left alone', async () => {
  proxy.setFaults([{ method: 'eth_call', mode: 'http', status: 429 }])
  expect(await identify(pools)).toEqual(pools.map(() => undefined))
  expect(proxy.calls().length).toBeLessThan(50)
  proxy.setFaults([{ method: 'eth_call', mode: 'drop-before' }])
  expect(await identify([silent])).toEqual([undefined])
})

test('a contract that reverts, or uses all gas, is another one and hides no others', async () => {
  expect(await identify([silent, wasteful, pools[0]!, safe.address])).toEqual(['other', 'other', 'pool', 'safe'])
})

test('a Safe keeps its name and its owners when the node limits requests', async () => {
  const asking = { client: clientAt(proxy.rpcUrl), clock: createFakeClock() }
  const limit = () => proxy.setFaults([{ method: 'eth_call', mode: 'http', status: 429, times: 2 }])
  limit()
  const owners = { owners: safe.owners, threshold: 2 }
  expect(await fetchSafeOwners(asking, [safe.address])).toEqual(new Map([[safe.address, owners]]))
  limit()
  const here = clientAt(proxy.rpcUrl)
  const found = await fetchForeignSafes(asking, here, [safe.address])
  expect(found.get(safe.address)).toMatchObject({ ...owners, canCreate: false })
  proxy.setFaults([{ method: 'eth_getCode', mode: 'http', status: 429 }])
  const unanswered = await fetchForeignSafes(asking, here, [safe.address])
  expect(unanswered.get(safe.address)).toMatchObject({ ...owners, canCreate: undefined })
})

test('the check reports contracts of unknown type as not checked', async () => {
  const client = asClient(chain)
  client.multicall = clientAt('http://127.0.0.1:1').multicall
  const chains = [{ chainId: 137, client }] as const
  const accounts = packAccounts(pools.slice(0, 2))
  const { findings } = await checkRecipients({ accounts, chains, clock: createFakeClock() })
  expect(findings).toEqual([{ kind: 'contract', type: undefined, rows: [0, 1] }])
  expect(incompleteKinds).toContain('contract')
  expect(needsDecision(findings[0]!)).toBe(false)
  expect(String(recipientSentence(findings[0]!, 137))).toBe(
    '2 recipients are contracts on Polygon. The node did not tell of which kind.',
  )
})
