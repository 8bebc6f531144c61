import { startChain, type TestChain } from '@slotdrop/testing'
import { type Hex, toHex, zeroHash } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asClient, createFakeClock, createTestSender, once } from '../../test/support.ts'
import type { ChainClient } from '../ports.ts'
import { waitForReceipt } from './waitForReceipt.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())
beforeEach(() => chain.client.setAutomine(true))

const recipient = '0x00000000000000000000000000000000000000aa'

function mine() {
  return chain.client.mine({ blocks: 1 })
}

/** A transaction that waits, on a chain that mines only when told; `replace` sends another one with its nonce. */
async function prepareWaiting() {
  const { account, client } = await createTestSender(chain)
  await chain.client.setAutomine(false)
  const send = (data: Hex, to: Hex, gwei: bigint) =>
    client.sendTransaction({
      to,
      data,
      nonce: 0,
      gas: 50_000n,
      maxFeePerGas: gwei * 10n ** 9n,
      maxPriorityFeePerGas: gwei * 10n ** 9n,
    })
  const hash = await send('0x1234', recipient, 10n)
  return { account, hash, replace: (data: Hex, to: Hex) => send(data, to, 20n) }
}

function wait(hash: Hex, onSleep: () => Promise<void> | void, client: ChainClient = asClient(chain)) {
  return waitForReceipt({ client, hash, clock: createFakeClock(onSleep), pollMilliseconds: 1000 })
}

test('the receipt is found although no block follows the one that holds it', async () => {
  const { hash } = await prepareWaiting()
  // Knows the block at once, and its receipts only later, as a node does that is busy.
  let looks = 0
  const slow = {
    ...asClient(chain),
    getTransactionReceipt: async (parameters: { hash: Hex }) =>
      looks++ < 3
        ? chain.client.getTransactionReceipt({ hash: zeroHash })
        : chain.client.getTransactionReceipt(parameters),
  } as unknown as ChainClient
  await mine()
  const receipt = await wait(hash, () => {}, slow)
  expect(receipt).toMatchObject({ transactionHash: hash, status: 'success' })
  expect(looks).toBeGreaterThan(3)
})

test('one that the wallet sped up is found under its new hash', async () => {
  const { hash, replace } = await prepareWaiting()
  let second: Hex | undefined
  const receipt = await wait(
    hash,
    once(async () => {
      second = await replace('0x1234', recipient)
      await mine()
    }),
  )
  expect(receipt?.transactionHash).toBe(second)
  expect(second).not.toBe(hash)
})

test('one that was cancelled in the wallet is no success', async () => {
  const { account, hash, replace } = await prepareWaiting()
  const cancel = once(async () => {
    await replace('0x', account.address)
    await mine()
  })
  await expect(wait(hash, cancel)).rejects.toMatchObject({ name: 'CallCancelledError' })
})

test('one whose nonce another call took is no success, and the other one is named', async () => {
  const { hash, replace } = await prepareWaiting()
  let other: Hex | undefined
  const take = once(async () => {
    other = await replace('0x5678', recipient)
    await mine()
  })
  const failure = await wait(hash, take).catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'CallReplacedError', hash: other })
})

test('a node that fails concludes nothing', async () => {
  const { hash } = await prepareWaiting()
  let isDown = false
  const doubts: boolean[] = []
  const client = new Proxy(asClient(chain), {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' && isDown ? () => Promise.reject(new Error('HTTP request failed.')) : value
    },
  })
  let sleeps = 0
  const receipt = await waitForReceipt({
    client,
    hash,
    pollMilliseconds: 1000,
    onDoubt: (isInDoubt) => void doubts.push(isInDoubt),
    clock: createFakeClock(async () => {
      sleeps += 1
      isDown = sleeps > 1 && sleeps < 20
      if (sleeps === 10) await mine()
    }),
  })
  expect(receipt?.transactionHash).toBe(hash)
  expect(doubts.filter(Boolean)).toHaveLength(18)
  expect(doubts.at(-1)).toBe(false)
})

test('a hash that no node knows is given up after three minutes, and a waiting one is not', async () => {
  let slept = 0
  const failure = await waitForReceipt({
    client: asClient(chain),
    hash: toHex(7, { size: 32 }),
    pollMilliseconds: 1000,
    clock: createFakeClock(() => void (slept += 1)),
  }).catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'CallMissingError', wasSeen: false })
  expect(slept).toBe(180)

  const { hash } = await prepareWaiting()
  let looks = 0
  const receipt = await wait(hash, async () => {
    looks += 1
    if (looks === 400) await mine()
  })
  expect(receipt?.transactionHash).toBe(hash)
})

test('whoever leaves gets no answer', async () => {
  const { hash } = await prepareWaiting()
  let isGone = false
  const receipt = await waitForReceipt({
    client: asClient(chain),
    hash,
    pollMilliseconds: 1000,
    clock: createFakeClock(() => void (isGone = true)),
    isAbandoned: () => isGone,
  })
  expect(receipt).toBeUndefined()
})
