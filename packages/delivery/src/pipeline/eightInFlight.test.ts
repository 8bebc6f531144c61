import { slotWord } from '@slotdrop/drops'
import { getChainFacts } from '@slotdrop/chains'
import { startChain, type TestChain } from '@slotdrop/testing'
import { createPublicClient, createWalletClient, custom, encodeFunctionData, erc20Abi, http, parseGwei } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createFakeClock,
  mint,
  once,
  paymentsPerRow,
  pipelining,
  prepareDrop,
  registerOperator,
  setBlocked,
  setBlockedFirst,
} from '../../test/support.ts'
import { createMemoryJournal } from '../journal/journal.ts'
import type { ChainClient } from '../ports.ts'

/** One slot of ten rows a transaction. */
const facts = { ...getChainFacts(31_337), transactionGasCap: 560_000n }

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
beforeEach(() => chain.client.setAutomine(true))
afterAll(() => chain.stop())

async function prepare(other: { tokenIndex?: number } = {}) {
  const drop = await prepareDrop(chain, { count: 200, slotSize: 10, ...other })
  const signer = await registerOperator(chain, drop)
  await chain.client.setAutomine(false)
  await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei('1') })
  await chain.client.mine({ blocks: 1 })
  return { ...drop, signer }
}
type Prepared = Awaited<ReturnType<typeof prepare>>

/** Sends with eight under way; `onEight` acts the first time that they are. */
function send(
  drop: Prepared,
  onEight: () => Promise<unknown> = async () => {},
  other: Partial<Parameters<typeof pipelining>[2]> = {},
) {
  const act = once(onEight)
  let blocks = 0
  const clock = createFakeClock(async () => {
    // Before any block takes them.
    if (run.getState().pace?.inFlight === 8) await act()
    blocks += 1
    if (blocks > 400) throw new Error('It is stuck.')
    await chain.client.mine({ blocks: 1 })
  })
  const run = pipelining(chain, drop, { clock, facts, maxInFlight: 8, fees: { ceiling: parseGwei('100') }, ...other })
  return run
}

async function expectPaidOnce({ manifest }: Prepared) {
  expect(await paymentsPerRow(chain, manifest)).toEqual(Array.from({ length: manifest.rowCount }, () => 1))
}

type Answer = (method: string, ask: () => Promise<unknown>) => Promise<unknown>

/** A node of the chain that answers some requests in its own way. */
function nodeThat(answer: Answer): ChainClient {
  const request = ({ method, params = [] }: { method: string; params?: readonly unknown[] }) =>
    // Sound: what a client asks is handed on as it is.
    answer(method, () => chain.client.request({ method, params } as never))
  // Sound: it answers whatever it is asked for.
  return createPublicClient({
    chain: foundry,
    cacheTime: 0,
    transport: custom({ request }, { retryCount: 0 }),
  }) as ChainClient
}

describe('with eight under way', () => {
  test.each([
    ['a broken connection', new Error('socket hang up')],
    ['an internal error', Object.assign(new Error('Internal JSON-RPC error.'), { code: -32_603 })],
    ['a time-out', Object.assign(new Error('request timed out'), { code: -32_000 })],
  ])(
    'answers that are lost behind %s, after the node took the transaction, cost nothing',
    { tags: ['R2'] },
    async (_, error) => {
      const drop = await prepare()
      let lost = 0
      const client = nodeThat(async (method, ask) => {
        const answer = await ask()
        if (method !== 'eth_sendRawTransaction' || lost === 12) return answer
        lost += 1
        throw error
      })
      const run = send(drop, undefined, { client })
      await run.start()
      expect(lost).toBe(12)
      expect(run.getState()).toMatchObject({ phase: 'complete', isInDoubt: false, pace: { wasted: 0 } })
      expect(await chain.client.getTransactionCount({ address: drop.signer.address })).toBe(20)
      await expectPaidOnce(drop)
    },
  )

  test(
    'a nonce that the key used for something else, elsewhere, leaves its rows open, and they are sent again',
    { tags: ['R3'] },
    async () => {
      const drop = await prepare()
      const { signer } = drop
      const client = createWalletClient({ account: signer, chain: foundry, transport: http(chain.rpcUrl) })
      let nonce = -1
      const run = send(drop, async () => {
        const used = await chain.client.getTransactionCount({ address: signer.address })
        nonce = used + 3
        const fees = { maxFeePerGas: parseGwei('99'), maxPriorityFeePerGas: parseGwei('50') }
        await client.sendTransaction({ to: signer.address, value: 1n, nonce, gas: 21_000n, ...fees })
      })
      await run.start()
      expect(nonce).toBeGreaterThan(0)
      expect(run.getState()).toMatchObject({ phase: 'complete', problem: undefined })
      expect(await chain.client.getTransactionCount({ address: signer.address })).toBe(21)
      await expectPaidOnce(drop)
    },
  )

  test(
    'a node that answers nothing but errors for a minute is waited for, and nothing is concluded',
    { tags: ['R6'] },
    async () => {
      const drop = await prepare()
      let [isDown, doubted] = [false, false]
      const client = nodeThat(async (_, ask) => {
        if (isDown) throw Object.assign(new Error('Internal Server Error'), { status: 500 })
        return ask()
      })
      let until = 0
      const clock = createFakeClock(async (now) => {
        if (until === 0 && run.getState().pace?.inFlight === 8) [isDown, until] = [true, now + 60_000]
        doubted ||= run.getState().isInDoubt
        if (isDown && now > until) isDown = false
        await chain.client.mine({ blocks: 1 })
      })
      const run = send(drop, undefined, { client, clock })
      await run.start()
      expect([until > 0, doubted]).toEqual([true, true])
      expect(run.getState()).toMatchObject({ phase: 'complete', isInDoubt: false, pace: { wasted: 0 } })
      await expectPaidOnce(drop)
    },
  )

  test(
    'two machines that send with the same key, each with its own journal, pay every row once',
    { tags: ['R7'] },
    async () => {
      const drop = await prepare()
      const [first, second] = [send(drop), send(drop, undefined, { journal: createMemoryJournal() })]
      await Promise.all([first.start(), second.start()])
      for (const run of [first, second]) await run.refresh()
      expect([first.getState().phase, second.getState().phase]).toEqual(['complete', 'complete'])
      await expectPaidOnce(drop)
    },
  )

  test(
    'a node that is exchanged for one of another network: nothing more is signed, and both are named',
    { tags: ['R9'] },
    async () => {
      const drop = await prepare()
      let isOther = false
      let signed = 0
      const client = nodeThat(async (method, ask) => (isOther && method === 'eth_chainId' ? '0x1' : ask()))
      let signedBefore = -1
      const run = send(
        drop,
        async () => {
          isOther = true
          signedBefore = signed
        },
        { client, onTransaction: () => void (signed += 1) },
      )
      await run.start()
      expect(run.getState()).toMatchObject({
        phase: 'blocked',
        problem: { error: { name: 'RpcOnOtherChainError', expected: 31_337, actual: 1 } },
      })
      expect(signed).toBe(signedBefore)
      isOther = false
      await run.start()
      expect(run.getState()).toMatchObject({ phase: 'complete', pace: { wasted: 0 } })
      await expectPaidOnce(drop)
    },
  )

  test(
    'tokens that the sender spends stop it by name, with the sums; once they are back it goes on',
    { tags: ['R11'] },
    async () => {
      const drop = await prepare()
      const { manifest, wallet, account } = drop
      const { token } = manifest.terms
      const spend = encodeFunctionData({
        abi: erc20Abi,
        functionName: 'transfer',
        args: [chain.account, manifest.total / 2n],
      })
      const run = send(drop, () => wallet.sendTransaction({ to: token, data: spend, value: 0n, gas: 100_000n }))
      await run.start()
      expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: { name: 'ShortBalanceError' } } })
      await chain.client.setAutomine(true)
      await mint(chain, token, account.address, manifest.total / 2n)
      await chain.client.setAutomine(false)
      await run.start()
      expect(run.getState().phase).toBe('complete')
      await expectPaidOnce(drop)
    },
  )

  test.each([['0x1234'], [{ hash: '0x1234' }], [null]])(
    'a node that answers %j to what it is given changes nothing: the hash is known before',
    { tags: ['R16'] },
    async (answer) => {
      const drop = await prepare()
      const client = nodeThat(async (method, ask) => {
        const own = await ask()
        return method === 'eth_sendRawTransaction' ? answer : own
      })
      const run = send(drop, undefined, { client })
      await run.start()
      expect(run.getState()).toMatchObject({ phase: 'complete', pace: { wasted: 0, transactions: 20 } })
      await expectPaidOnce(drop)
    },
  )

  test('receipts that say "failed" of what was paid: the ledger decides', { tags: ['R17'] }, async () => {
    const drop = await prepare()
    const client = nodeThat(async (method, ask) => {
      const answer = await ask()
      return method === 'eth_getTransactionReceipt' && answer !== null && typeof answer === 'object'
        ? { ...answer, status: '0x0', logs: [] }
        : answer
    })
    const run = send(drop, undefined, { client })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'complete', problem: undefined })
    expect(await chain.client.getTransactionCount({ address: drop.signer.address })).toBe(20)
    await expectPaidOnce(drop)
  })

  test('receipts that say "paid" of what failed: its rows are not skipped', { tags: ['R17'] }, async () => {
    const drop = await prepare({ tokenIndex: 1 })
    const { manifest } = drop
    let isLying = true
    let [slot, row] = [-1, -1]
    const client = nodeThat(async (method, ask) => {
      const answer = await ask()
      return isLying && method === 'eth_getTransactionReceipt' && answer !== null && typeof answer === 'object'
        ? { ...answer, status: '0x1', logs: [] }
        : answer
    })
    // A row of one that is under way begins to refuse, so that it fails.
    const refuse = async () => {
      slot = run.getState().slots.find(({ stage }) => stage === 'broadcast')?.index ?? -1
      row = 10 * slot + 3
      await setBlockedFirst(chain, manifest.terms.token, manifest.rowAt(row).account)
    }
    const run = send(drop, refuse, { client })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'paused', leftOut: [{ slot, rows: slotWord.maskOf([3]) }] })
    isLying = false
    await chain.client.setAutomine(true)
    await setBlocked(chain, manifest.terms.token, manifest.rowAt(row).account, false)
    await chain.client.setAutomine(false)
    await run.retry(slot)
    expect(run.getState().phase).toBe('complete')
    await expectPaidOnce(drop)
  })
})
