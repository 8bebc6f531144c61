import { createSafe, startChain, startFaultProxy, type FaultProxy, type TestChain } from '@slotdrop/testing'
import { type Address, concat, pad, toHex } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asClient, clientAt } from '../../test/support.ts'
import { fetchForeignAccount } from './fetchForeignAccount.ts'

let [here, foreign] = [] as unknown as [TestChain, TestChain]
let proxy: FaultProxy
let safe: Awaited<ReturnType<typeof createSafe>>
beforeAll(async () => {
  ;[here, foreign] = await Promise.all([startChain(), startChain()])
  proxy = await startFaultProxy(foreign.rpcUrl)
  safe = await createSafe(foreign.client)
})
beforeEach(() => proxy.setFaults())
afterAll(async () => {
  await proxy.stop()
  await Promise.all([here, foreign].map((chain) => chain.stop()))
})

function account(number: number): Address {
  return pad(toHex(0xacc0_0000 + number), { size: 20 })
}

function look(address: Address) {
  const others = [
    { chainId: 10, client: asClient(here) },
    { chainId: 1, client: clientAt(proxy.rpcUrl) },
  ]
  return fetchForeignAccount({ here: { chainId: 137, client: asClient(here) }, others, account: address })
}

test('a Safe of another chain is told with its owners, another contract without', async () => {
  expect(await look(safe.address)).toEqual({
    kind: 'foreign',
    chainId: 1,
    safe: { version: expect.stringMatching(/^1\./), owners: safe.owners, threshold: 2, canCreate: false },
  })
  await foreign.client.setCode({ address: account(1), bytecode: '0x6001' })
  expect(await look(account(1))).toEqual({ kind: 'foreign', chainId: 1, safe: undefined })
})

test('an account of the drop’s chain is asked about on no other; a plain account once on each', async () => {
  await here.client.setCode({ address: account(2), bytecode: '0x6001' })
  await here.client.setCode({ address: account(3), bytecode: concat(['0xef0100', account(2)]) })
  expect(await look(account(2))).toEqual({ kind: 'none' })
  expect(await look(account(3))).toEqual({ kind: 'none' })
  expect(proxy.calls()).toEqual([])
  expect(await look(account(4))).toEqual({ kind: 'none' })
  expect(proxy.calls()).toEqual(['eth_getCode'])
})

test('a chain that does not answer leaves it unknown, and not safe', async () => {
  proxy.setFaults([{ method: 'eth_getCode', mode: 'error', code: -32_601, message: 'the method is not available' }])
  expect(await look(account(4))).toEqual({ kind: 'unknown', chainIds: [1] })
  const silent = { chainId: 137, client: clientAt(proxy.rpcUrl) }
  expect(await fetchForeignAccount({ here: silent, others: [], account: account(4) })).toEqual({
    kind: 'unknown',
    chainIds: [137],
  })
})
