import { makeRows, type TestChain, startChain } from '@slotdrop/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getChainFacts } from '@slotdrop/chains'
import { ANYONE, slotDistributorAbi } from '@slotdrop/contracts'
import { toDropStruct, slotWord } from '@slotdrop/drops'
import { erc20Abi, zeroHash } from 'viem'
import {
  amounts,
  asClient,
  authorise,
  balanceOf,
  balances,
  createFakeClock,
  createTestSender,
  mint,
  paymentsPerRow,
  prepareDrop,
  rejection,
  sealFor,
  sending,
  setBlocked,
} from '../../test/support.ts'
import { getRegisterStep } from '../authorise/getRegisterStep.ts'
import { stepSentence } from '../authorise/stepSentence.ts'
import { createMemoryJournal } from '../journal/journal.ts'
import type { SenderWallet } from '../ports.ts'
import { reconcile } from '../history/reconcile.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

test('1,000 rows are paid in 4 slots, exactly, and a second run of every slot changes no balance', async () => {
  const drop = await prepareDrop(chain, { count: 1000 })
  const sender = sending(chain, drop)
  await sender.start()
  expect(sender.getState().phase).toBe('complete')
  expect(sender.getState().slots.map(({ stage }) => stage)).toEqual(['final', 'final', 'final', 'final'])
  expect(drop.requests).toHaveLength(4)
  expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
  expect(await balanceOf(chain, drop.manifest.terms.token, drop.account.address)).toBe(0n)

  await mint(chain, drop.manifest.terms.token, drop.account.address, drop.manifest.total)
  await sending(chain, drop).start([0, 1, 2, 3])
  expect(drop.requests).toHaveLength(4)
  // And a wallet that sends the same calldata once more pays nobody.
  for (const { to, data, gas } of drop.requests.slice()) {
    const hash = await drop.client.sendTransaction({ to, data, gas })
    expect((await chain.client.waitForTransactionReceipt({ hash })).status).toBe('success')
  }
  expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
  expect(await balanceOf(chain, drop.manifest.terms.token, drop.account.address)).toBe(drop.manifest.total)
})

test('after two slots a fresh browser without a journal finishes the rest', async () => {
  const drop = await prepareDrop(chain, { count: 600, slotSize: 150 })
  const first = sending(chain, drop, {
    onChange: ({ slots }) => {
      if (slots[1]?.stage === 'mined') first.pause()
    },
  })
  await first.start()
  expect(first.getState()).toMatchObject({ phase: 'paused', problem: undefined })
  expect(drop.requests).toHaveLength(2)

  const second = sending(chain, drop)
  await second.start()
  expect(second.getState().phase).toBe('complete')
  expect(drop.requests).toHaveLength(4)
  expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
})

test('every request names the account, the network and a gas limit with room for refunds', async () => {
  const drop = await prepareDrop(chain, { count: 3 })
  await sending(chain, drop).start()
  const [request] = drop.requests
  expect(request).toMatchObject({ from: drop.account.address, chainId: 31_337, to: chain.distributor, value: 0n })
  const { gasUsed } = await lastReceipt(drop.account.address)
  expect(request?.gas).toBeGreaterThan((gasUsed * 12n) / 10n)
})

test(
  'rows that were refused stay open until the user retries them, and a retry reaches exactly them',
  { tags: ['R8'] },
  async () => {
    const drop = await prepareDrop(chain, { count: 250, tokenIndex: 1 })
    const refused = [3, 100, 249]
    const { token } = drop.manifest.terms
    for (const row of refused) await setBlocked(chain, token, drop.manifest.rowAt(row).account, true)
    const journal = createMemoryJournal()
    const run = sending(chain, drop, { journal })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'paused', problem: undefined })
    expect(run.getState().slots[0]?.stage).toBe('partial')
    const status = await reconcile({ client: asClient(chain), manifest: drop.manifest, journal })
    expect(status.progress).toMatchObject({ settledRows: 247, openRows: 3 })
    const states = Array.from({ length: 250 }, (_, row) => status.rowState(row))
    expect(states.flatMap((state, row) => (state === 'failed' ? [row] : []))).toEqual(refused)
    expect(status.rowReason(3)).toEqual({ kind: 'text-not-kept' })
    expect(status.rowReason(4)).toBeUndefined()

    for (const row of refused) await setBlocked(chain, token, drop.manifest.rowAt(row).account, false)
    await authorise(chain, drop, drop.manifest)
    drop.requests.length = 0
    await run.start()
    expect(drop.requests).toHaveLength(0)
    await run.retry(0, slotWord.maskOf([100]))
    expect(run.getState().slots[0]?.word).toBe(slotWord.full(250) & ~slotWord.maskOf([3, 249]))
    await run.retry(0)
    expect(drop.requests).toHaveLength(2)
    expect(run.getState().phase).toBe('complete')
    expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
    expect(new Set(await paymentsPerRow(chain, drop.manifest))).toEqual(new Set([1]))
  },
)

test('when every open row would be refused, nothing is sent, the reason is named, and other slots go on', async () => {
  const drop = await prepareDrop(chain, { count: 20, tokenIndex: 1, slotSize: 10 })
  const { token } = drop.manifest.terms
  for (let row = 0; row < 10; row++) await setBlocked(chain, token, drop.manifest.rowAt(row).account, true)
  const run = sending(chain, drop)
  await run.start()
  expect(drop.requests).toHaveLength(1)
  expect(run.getState()).toMatchObject({
    phase: 'paused',
    problem: { error: { name: 'NothingPayableError' }, slot: 0 },
  })
  expect(run.getState().problem?.error.shortMessage).toContain(
    'All 10 open payments of slot 1 would be refused now (“DUSD: blocked”)',
  )
  expect(run.getState().slots.map(({ stage }) => stage)).toEqual(['planned', 'final'])
})

test('a slot that needs more gas than a transaction may use is sent in parts', async () => {
  const drop = await prepareDrop(chain, { count: 100 })
  const facts = { ...getChainFacts(31_337), transactionGasCap: 900_000n }
  const run = sending(chain, drop, { facts })
  await run.start()
  expect(run.getState().phase).toBe('complete')
  expect(drop.requests.length).toBeGreaterThan(2)
  expect(drop.requests.every(({ gas = 0n }) => gas <= 900_000n)).toBe(true)
  expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
})

test('a row that alone needs more gas than a transaction may use is named', async () => {
  const drop = await prepareDrop(chain, { count: 1 })
  const run = sending(chain, drop, { facts: { ...getChainFacts(31_337), transactionGasCap: 50_000n } })
  await run.start()
  expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: { name: 'RowTooLargeError' }, slot: 0 } })
  expect(drop.requests).toHaveLength(0)
})

test('with a pipeline of three, slots are asked for without waiting for each other, under nonces of their own', async () => {
  const drop = await prepareDrop(chain, { count: 120, slotSize: 10 })
  await chain.client.setAutomine(false)
  let most = 0
  const run = sending(chain, drop, {
    pipeline: 3,
    onChange: ({ slots }) => {
      most = Math.max(most, slots.filter(({ stage }) => stage === 'broadcast').length)
    },
    clock: createFakeClock(async () => {
      const { slots } = run.getState()
      const isFull = slots.filter(({ stage }) => stage === 'broadcast').length === 3
      if (isFull || slots.every(({ stage }) => stage !== 'planned')) await chain.client.mine({ blocks: 1 })
    }),
  })
  await run.start()
  await chain.client.setAutomine(true)
  expect(run.getState().phase).toBe('complete')
  expect(most).toBe(3)
  expect(drop.requests.map(({ nonce }) => nonce)).toEqual(drop.requests.map((_, index) => index + 1))
  expect(drop.requests).toHaveLength(12)
  expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
})

describe('an operator', () => {
  const register = async (drop: Awaited<ReturnType<typeof prepareDrop>>, operator: `0x${string}`) => {
    const hash = await drop.client.writeContract({
      abi: slotDistributorAbi,
      address: chain.distributor,
      functionName: 'register',
      args: [toDropStruct(drop.manifest), operator, 0, false, false, zeroHash],
    })
    await chain.client.waitForTransactionReceipt({ hash })
  }

  test('that the sender registered sends every slot with coins for gas alone', async () => {
    const drop = await prepareDrop(chain, { count: 20, slotSize: 10 })
    const operator = await createTestSender(chain)
    await register(drop, operator.account.address)
    const journal = createMemoryJournal()
    const run = sending(chain, { manifest: drop.manifest, wallet: operator.wallet }, { journal })
    await run.start()
    expect(run.getState().phase).toBe('complete')
    expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
    expect((await journal.list(drop.manifest.dropId)).map(({ sender }) => sender)).toEqual([
      operator.account.address,
      operator.account.address,
    ])
  })

  test('pays all but the rows that are refused, which it leaves out and names; the allowance shrinks by what was paid', async () => {
    const drop = await prepareDrop(chain, { count: 30, tokenIndex: 1 })
    const { terms, total, rowAt } = drop.manifest
    const refused = [0, 12, 29]
    for (const row of refused) await setBlocked(chain, terms.token, rowAt(row).account, true)
    const operator = await createTestSender(chain)
    await register(drop, operator.account.address)
    const run = sending(chain, { manifest: drop.manifest, wallet: operator.wallet })
    await run.start()
    expect(operator.requests).toHaveLength(1)
    expect(run.getState()).toMatchObject({ phase: 'paused', problem: { error: { name: 'NothingPayableError' } } })
    expect(run.getState().problem?.error.shortMessage).toContain('DUSD: blocked')
    const left = refused.reduce((sum, row) => sum + rowAt(row).amount, 0n)
    const expected = amounts(drop.manifest).map((amount, row) => (refused.includes(row) ? 0n : amount))
    expect(await balances(chain, drop.manifest)).toEqual(expected)
    const allowance = await chain.client.readContract({
      abi: erc20Abi,
      address: terms.token,
      functionName: 'allowance',
      args: [terms.sender, terms.distributor],
    })
    expect(allowance).toBe(left)
    expect(total).toBe(left + expected.reduce((sum, amount) => sum + amount, 0n))
    for (const row of refused) await setBlocked(chain, terms.token, rowAt(row).account, false)
    await run.retry(0)
    expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
  })

  test('that is anybody sends where the sender lets anyone', async () => {
    const drop = await prepareDrop(chain, { count: 5 })
    const anybody = await createTestSender(chain)
    await register(drop, ANYONE)
    const run = sending(chain, { manifest: drop.manifest, wallet: anybody.wallet })
    await run.start()
    expect(run.getState().phase).toBe('complete')
    const step = getRegisterStep(drop.manifest, { operator: ANYONE, claimsOpen: true })
    expect(String(stepSentence(step))).toMatch(/^Anyone may send/)
  })

  test('that nobody registered is refused, with both accounts named', async () => {
    const drop = await prepareDrop(chain, { count: 5 })
    const stranger = await createTestSender(chain)
    const run = sending(chain, { manifest: drop.manifest, wallet: stranger.wallet })
    await run.start()
    expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: { name: 'WrongAccountError' } } })
    expect(run.getState().problem?.error.shortMessage).toContain(stranger.account.address)
    expect(run.getState().problem?.error.shortMessage).toContain(drop.account.address)
    expect(stranger.requests).toHaveLength(0)
  })
})

test(
  'a slot that is declined in the wallet can be sent later; what was sent stays sent, the rest is not begun',
  { tags: ['R8'] },
  async () => {
    const drop = await prepareDrop(chain, { count: 1000 })
    let asked = 0
    const wallet: SenderWallet = {
      ...drop.wallet,
      async sendTransaction(request) {
        asked += 1
        if (asked === 3) throw rejection()
        return drop.wallet.sendTransaction(request)
      },
    }
    const run = sending(chain, { ...drop, wallet })
    await run.start()
    expect(run.getState()).toMatchObject({
      phase: 'paused',
      problem: { error: { name: 'RejectedInWalletError' }, slot: 2 },
    })
    expect(run.getState().slots.map(({ stage }) => stage)).toEqual(['final', 'final', 'planned', 'planned'])
    expect(asked).toBe(3)
    await run.start()
    expect(run.getState().phase).toBe('complete')
    expect(asked).toBe(5)
    expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
  },
)

test('a strict slot with a row that fails is not sent, and the row is named', { tags: ['R8'] }, async () => {
  const drop = await prepareDrop(chain, { count: 10, tokenIndex: 1, policy: 'strict' })
  await setBlocked(chain, drop.manifest.terms.token, drop.manifest.rowAt(6).account, true)
  const run = sending(chain, drop)
  await run.start()
  expect(drop.requests).toHaveLength(0)
  expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: { name: 'RevertedError' }, slot: 0 } })
  expect(run.getState().problem?.error.shortMessage).toContain('Recipient 7 of the slot was refused')
  expect(run.getState().problem?.error.shortMessage).toContain('It answered: “DUSD: blocked”.')
})

test('a strict slot with a row that fails keeps no other slot from being paid', async () => {
  const drop = await prepareDrop(chain, { count: 30, slotSize: 10, tokenIndex: 1, policy: 'strict' })
  const { account } = drop.manifest.rowAt(6)
  await setBlocked(chain, drop.manifest.terms.token, account, true)
  const run = sending(chain, drop)
  await run.start()
  expect(run.getState()).toMatchObject({ phase: 'blocked', problem: { error: { name: 'RevertedError' }, slot: 0 } })
  expect(run.getState().slots.map(({ stage }) => stage)).toEqual(['planned', 'final', 'final'])
  expect(drop.requests).toHaveLength(2)
  await setBlocked(chain, drop.manifest.terms.token, account, false)
  await run.start()
  expect(run.getState().phase).toBe('complete')
  expect(drop.requests).toHaveLength(3)
  expect(await balances(chain, drop.manifest)).toEqual(amounts(drop.manifest))
})

test('what is paused while the wallet is asked stops after that slot', async () => {
  const drop = await prepareDrop(chain, { count: 30, slotSize: 10 })
  const wallet: SenderWallet = {
    ...drop.wallet,
    async sendTransaction(request) {
      run.pause()
      expect(run.getState().phase).toBe('pausing')
      return drop.wallet.sendTransaction(request)
    },
  }
  const run = sending(chain, { ...drop, wallet })
  await run.start()
  expect(run.getState()).toMatchObject({ phase: 'paused', problem: undefined })
  expect(run.getState().slots.map(({ stage }) => stage)).toEqual(['final', 'planned', 'planned'])
})

test('a sender that is disposed of asks nothing more and tells nobody', async () => {
  const drop = await prepareDrop(chain, { count: 20, slotSize: 10 })
  let told = 0
  const wallet: SenderWallet = {
    ...drop.wallet,
    async sendTransaction(request) {
      run.dispose()
      told = 0
      return drop.wallet.sendTransaction(request)
    },
  }
  const run = sending(chain, { ...drop, wallet }, { onChange: () => void (told += 1) })
  await run.start()
  expect(drop.requests).toHaveLength(1)
  expect(told).toBe(0)
})

test('an old allowance of a token without return values is reset first, and the list is paid', async () => {
  const sender = await createTestSender(chain)
  const { address } = sender.account
  const manifest = await sealFor(chain, address, makeRows(120, { seed: 3, decimals: 6 }), { tokenIndex: 1 })
  expect(await authorise(chain, sender, manifest)).toEqual(['approve'])
  const larger = await sealFor(chain, address, makeRows(200, { seed: 4, decimals: 6 }), { tokenIndex: 1 })
  expect(await authorise(chain, sender, larger)).toEqual(['reset-allowance', 'approve'])
  await sending(chain, { manifest: larger, wallet: sender.wallet }).start()
  expect(await balances(chain, larger)).toEqual(amounts(larger))
})

async function lastReceipt(account: string) {
  const { transactions } = await chain.client.getBlock({ includeTransactions: true })
  const found = transactions.find(({ from }) => from.toLowerCase() === account.toLowerCase())
  if (!found) throw new Error('The last block has no such transaction.')
  return chain.client.getTransactionReceipt({ hash: found.hash })
}
