import { createRandom, startChain, startFaultProxy, type TestChain } from '@slotdrop/testing'
import {
  type Address,
  type Hex,
  keccak256,
  parseEther,
  parseGwei,
  parseTransaction,
  TransactionReceiptNotFoundError,
} from 'viem'
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
  expect(given?.left).toBe(0n)
  expect(told).toEqual([{ hash: given?.hash, value: given?.value }])
  expect(await giveBack(parameters)).toBeUndefined()
})

test.each([
  ['and nothing is left', 0n],
  ['and too little for a fee is left', 10_000n],
])('is told as given when the node does not know the transaction at first, %s', async (_, left) => {
  const { parameters, told, balanceOf } = await createKey(parseEther('1'))
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
    if (told.length === 0) return
    isLagging = false
    await chain.client.setBalance({ address: parameters.signer.address, value: left })
  })
  const given = await giveBack({ ...parameters, client: lagging, clock })
  expect(given?.value).toBeGreaterThan(parseEther('0.99'))
  expect(given?.left).toBe(left)
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

test('a first look that finds nothing is not believed', async () => {
  const { parameters, balanceOf } = await createKey(parseEther('1'))
  const node = await startFaultProxy(chain.rpcUrl)
  node.setFaults([{ method: 'eth_getBalance', mode: 'result', result: '0x0', times: 1 }])
  const given = await giveBack({ ...parameters, client: clientAt(node.rpcUrl) })
  await node.stop()
  expect(await balanceOf(parameters.to)).toBe(given?.value)
  expect(await balanceOf(parameters.signer.address)).toBe(0n)
})

test('an empty account costs two looks, and one if the journal says that nothing is left', async () => {
  const node = await startFaultProxy(chain.rpcUrl)
  const { parameters } = await createKey(0n)
  const countLooks = async (expected: bigint | undefined) => {
    node.setFaults()
    expect(await giveBack({ ...parameters, expected, client: clientAt(node.rpcUrl) })).toBeUndefined()
    return node.calls().filter((method) => method === 'eth_getBalance').length
  }
  expect(await countLooks(undefined)).toBe(2)
  expect(await countLooks(0n)).toBe(1)
  expect(await countLooks(parseEther('1'))).toBe(5)
  await node.stop()
})

test('a node that lags behind the gas money for three looks strands none of what the journal expects', async () => {
  const { parameters, balanceOf } = await createKey(parseEther('1'))
  const node = await startFaultProxy(chain.rpcUrl)
  node.setFaults([{ method: 'eth_getBalance', mode: 'result', result: '0x0', times: 3 }])
  await giveBack({ ...parameters, expected: parseEther('1'), client: clientAt(node.rpcUrl) })
  await node.stop()
  expect(await balanceOf(parameters.signer.address)).toBe(0n)
})

test('where a transfer takes less gas than each estimate says, the rest that stays is told', async () => {
  const { parameters, balanceOf } = await createKey(parseEther('1'))
  const { client } = parameters
  const padded = { ...client, estimateGas: async () => 30_000n } as ChainClient
  const given = await giveBack({ ...parameters, client: padded })
  expect(given?.left).toBeGreaterThan(0n)
  expect(await balanceOf(parameters.signer.address)).toBe(given?.left)
  expect(await balanceOf(parameters.to)).toBe(given?.value)
})

/** A node's account in memory, which pays for exactly 21,000 units of gas a transfer, as an account with a key does. */
function createLedger(address: Address, coins: bigint) {
  const [gasUsed, baseFeePerGas] = [21_000n, parseGwei('3')]
  let [balance, nonce, returned, fees] = [coins, 0, 0n, 0n]
  const receipts = new Map<Hex, object>()
  const client = {
    getBalance: async () => balance,
    getTransactionCount: async () => nonce,
    estimateGas: async () => gasUsed,
    getBlock: async () => ({ number: 1n, timestamp: 1n, gasLimit: 30_000_000n, baseFeePerGas }),
    request: async () => '0x3b9aca00',
    async getTransactionReceipt({ hash }: { hash: Hex }) {
      const receipt = receipts.get(hash)
      if (!receipt) throw new TransactionReceiptNotFoundError({ hash })
      return receipt
    },
    async sendRawTransaction({ serializedTransaction }: { serializedTransaction: Hex }) {
      const { value = 0n, gas = 0n, maxFeePerGas = 0n, nonce: used } = parseTransaction(serializedTransaction)
      if (used !== nonce || gas < gasUsed || balance < value + gas * maxFeePerGas) throw new Error('refused')
      nonce += 1
      balance -= value + gasUsed * maxFeePerGas
      returned += value
      fees += gasUsed * maxFeePerGas
      const hash = keccak256(serializedTransaction)
      receipts.set(hash, { from: address, status: 'success', gasUsed, effectiveGasPrice: maxFeePerGas })
      return hash
    },
  }
  // Sound: a refund reads nothing else.
  return { client: client as unknown as ChainClient, figures: () => ({ balance, returned, fees }) }
}

/** A client that lies in a part of its answers about balances and estimates: never twice in a row about the same. */
function createLiar(client: ChainClient, seed: number): ChainClient {
  const random = createRandom(seed)
  let [isBalanceFalse, isGasFalse] = [false, false]
  const lie = (lies: readonly bigint[]) => random.pick(lies, 1)[0] ?? 0n
  return {
    ...client,
    async getBalance(account) {
      const balance = await client.getBalance(account)
      isBalanceFalse = !isBalanceFalse && random.chance(0.4)
      return isBalanceFalse ? lie([0n, 0n, balance / 2n, balance * 2n, 10_000n]) : balance
    },
    async estimateGas(call) {
      const gas = await client.estimateGas(call)
      isGasFalse = !isGasFalse && random.chance(0.4)
      return isGasFalse ? lie([gas * 2n, gas + 1n, gas + 3000n, gas / 2n, 500_000n]) : gas
    },
  }
}

test('in 200 seeded runs with lies about balances and estimates the gas money comes back to the wei', async () => {
  for (let seed = 1; seed <= 200; seed++) {
    const signer = privateKeyToAccount(generatePrivateKey())
    const coins = parseEther('0.01') + BigInt(seed)
    const { client, figures } = createLedger(signer.address, coins)
    const given = await giveBack({
      client: createLiar(client, seed),
      ...{ signer, to: signer.address, chainId, fees: { ceiling: parseGwei('100') }, clock: createFakeClock() },
      expected: seed % 2 === 0 ? coins : undefined,
    })
    const { balance, returned, fees } = figures()
    expect({ seed, balance, returned }).toEqual({ seed, balance: 0n, returned: coins - fees })
    expect(given).toMatchObject({ value: returned, left: 0n })
  }
})
