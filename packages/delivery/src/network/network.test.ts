import { startChain, startFaultProxy, type TestChain } from '@slotdrop/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asClient, clientAt } from '../../test/support.ts'
import { fetchL1Fee, l1FeeOf } from './fetchL1Fee.ts'
import { fetchTransactionGasCap } from './fetchTransactionGasCap.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain(['--gas-limit', '40000000'])
})
afterAll(() => chain.stop())

describe('the most gas of a transaction', () => {
  test('is the protocol’s cap where the node would try with more', async () => {
    expect(await fetchTransactionGasCap(asClient(chain), 1)).toBe(2n ** 24n)
  })

  test('is what the node tried with where that is less, as on a network whose cap nobody noted', async () => {
    expect(await fetchTransactionGasCap(asClient(chain), 42_161)).toBe(32_000_000n)
    const small = await startChain(['--gas-limit', '20000000'])
    expect(await fetchTransactionGasCap(asClient(small), 42_161)).toBe(20_000_000n)
    await small.stop()
  })

  test('is the smaller of both known figures where the node names none', async () => {
    const proxy = await startFaultProxy(chain.rpcUrl)
    proxy.setFaults([{ method: 'eth_estimateGas', mode: 'error', code: -32_000, message: 'out of gas' }])
    expect(await fetchTransactionGasCap(clientAt(proxy.rpcUrl), 1)).toBe(2n ** 24n)
    await proxy.stop()
  })
})

describe('the fee on L1', () => {
  // Answers 1,000 for each byte that it is called with.
  const oracle = {
    address: '0x420000000000000000000000000000000000000F',
    bytecode: '0x366103e80260005260206000f3',
  } as const
  const request = { to: `0x${'11'.repeat(20)}`, data: '0x', value: 0n } as const

  test('grows with the bytes of the transaction on chains of the OP stack', async () => {
    await chain.client.setCode(oracle)
    const fee = await fetchL1Fee({ client: asClient(chain), chainId: 10, request })
    expect(fee).toBeGreaterThan(60_000n)
    const longer = await fetchL1Fee({
      client: asClient(chain),
      chainId: 10,
      request: { ...request, data: `0x${'ab'.repeat(3200)}` },
    })
    expect(longer - fee).toBeGreaterThanOrEqual(3_200_000n)
  })

  test('is nothing elsewhere, and nobody is asked', async () => {
    expect(await fetchL1Fee({ client: clientAt('http://127.0.0.1:9'), chainId: 1, request })).toBe(0n)
  })

  test('is read from receipts that name it', () => {
    expect(l1FeeOf({ l1Fee: '0x10' })).toBe(16n)
    expect(l1FeeOf({ l1Fee: 17n })).toBe(17n)
    for (const receipt of [{}, { l1Fee: null }, { l1Fee: 'many' }]) expect(l1FeeOf(receipt)).toBe(0n)
  })
})
