import { slotDistributorRuntimeBytecode } from '@slotdrop/contracts'
import { demoToken } from '@slotdrop/contracts/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deployDemo } from './deployDemo.ts'
import { type TestChain, startChain } from './startChain.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

test('the distributor stands at its address with the code that was built', async () => {
  expect(await chain.client.getCode({ address: chain.distributor })).toBe(slotDistributorRuntimeBytecode)
})

test('deploying again finds what is there and mints nothing', async () => {
  const block = await chain.client.getBlockNumber()
  expect(await deployDemo(chain.client)).toEqual({
    distributor: chain.distributor,
    wrappedCoin: chain.wrappedCoin,
    account: chain.account,
    tokens: chain.tokens,
  })
  expect(await chain.client.getBlockNumber()).toBe(block)
  const held = await chain.client.readContract({
    abi: demoToken.abi,
    address: chain.tokens[0]!.address,
    functionName: 'balanceOf',
    args: [chain.account],
  })
  expect(held).toBe(100_000_000n * 10n ** 18n)
})
