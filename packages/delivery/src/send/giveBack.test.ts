import { startChain, startFaultProxy, type TestChain } from '@slotdrop/testing'
import { parseEther, parseGwei, TransactionReceiptNotFoundError } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientAt, createFakeClock } from '../../test/support.ts'
import type { ChainClient, Clock } from '../ports.ts'
import { giveBack, type GivenBack } from './giveBack.ts'

const chainId = 31_337
let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

/** A key with coins, and what giving them back takes. */
async function createKey(coins: bigint, ceiling = parseGwei('100'), clock: Clock = createFakeClock()) {
  const signer = privateKeyToAccount(generatePrivateKey())
  const to = privateKeyToAccount(generatePrivateKey()).address
  await chain.client.setBalance({ address: signer.address, value: coins })
  // Sound: the local client reads whatever any does.
  const client = chain.client as unknown as ChainClient
  const told: GivenBack[] = []
  const fees = { ceiling }
  const onTransaction = async (given: GivenBack) => void told.push(given)
  const balanceOf = (address: `0x${string}`) => chain.client.getBalance({ address })
  return { parameters: { client, signer, to, chainId, fees, clock, onTransaction }, told, balanceOf }
}

test('all of it but the fee goes back, and nothing stays behind', async () => {
  const { parameters, told, balanceOf } = await createKey(parseEther('1'))
  const given = await giveBack(parameters)
  expect(given?.value).toBeGreaterThan(parseEther('0.99'))
  expect(await balanceOf(parameters.to)).toBe(given?.value)
  expect(await balanceOf(parameters.signer.address)).toBe(0n)
  expect(told).toEqual([given])
  expect(await giveBack(parameters)).toBeUndefined()
})

test.each([
  ['and nothing is left', 0n],
  ['and too little for a fee is left', 10_000n],
])('is told as given when the node does not know the transaction at first, %s', async (_, left) => {
  const { parameters, balanceOf } = await createKey(parseEther('1'))
  const { client } = parameters
  let isLagging = true
  const lagging: ChainClient = {
    ...client,
    getTransactionReceipt: async (hash) => {
      if (!isLagging) return client.getTransactionReceipt(hash)
      throw new TransactionReceiptNotFoundError(hash)
    },
    getTransactionCount: async (account) => (isLagging ? 0 : client.getTransactionCount(account)),
  }
  const clock = createFakeClock(async () => {
    isLagging = false
    await chain.client.setBalance({ address: parameters.signer.address, value: left })
  })
  const given = await giveBack({ ...parameters, client: lagging, clock })
  expect(given?.value).toBeGreaterThan(parseEther('0.99'))
  expect(await balanceOf(parameters.to)).toBe(given?.value)
})

test('what is not worth the fee stays', async () => {
  const { parameters, told, balanceOf } = await createKey(10_000n)
  expect(await giveBack(parameters)).toBeUndefined()
  expect(await balanceOf(parameters.signer.address)).toBe(10_000n)
  expect(told).toEqual([])
})

test('while gas costs more than allowed it waits, and goes on once more is allowed', async () => {
  let looks = 0
  const clock = createFakeClock(() => {
    looks += 1
    if (looks === 3) fees.ceiling = parseGwei('100')
  })
  const { parameters, balanceOf } = await createKey(parseEther('1'), 1n, clock)
  const { fees } = parameters
  const given = await giveBack(parameters)
  expect(looks).toBe(3)
  expect(await balanceOf(parameters.to)).toBe(given?.value)
})

test('what is under way goes first', async () => {
  let looks = 0
  const clock = createFakeClock(async () => {
    looks += 1
    if (looks >= 2) await chain.client.mine({ blocks: 1 })
  })
  const { parameters, balanceOf } = await createKey(parseEther('1'), parseGwei('100'), clock)
  await chain.client.setAutomine(false)
  const { signer, to } = parameters
  const price = parseGwei('50')
  const serializedTransaction = await signer.signTransaction({
    ...{ type: 'eip1559', chainId, to, value: 7n, gas: 21_000n, nonce: 0 },
    ...{ maxFeePerGas: price, maxPriorityFeePerGas: price },
  })
  await chain.client.sendRawTransaction({ serializedTransaction })
  const given = await giveBack(parameters)
  await chain.client.setAutomine(true)
  expect(given?.value).toBeGreaterThan(parseEther('0.99'))
  expect(await balanceOf(to)).toBe((given?.value ?? 0n) + 7n)
  expect(await balanceOf(signer.address)).toBe(0n)
})

test('on a chain without EIP-1559 it goes back by a transaction of the old type, to the last unit', async () => {
  const { parameters, balanceOf } = await createKey(parseEther('1'))
  const node = await startFaultProxy(chain.rpcUrl)
  node.conduct.isOld = true
  const given = await giveBack({ ...parameters, client: clientAt(node.rpcUrl) })
  await node.stop()
  if (!given) throw new Error('Nothing went back.')
  expect(await chain.client.getTransaction({ hash: given.hash })).toMatchObject({ type: 'legacy' })
  expect(await balanceOf(parameters.to)).toBe(given.value)
  expect(await balanceOf(parameters.signer.address)).toBe(0n)
})
