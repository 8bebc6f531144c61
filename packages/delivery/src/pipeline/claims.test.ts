import type { Address, Hex, Manifest, Row } from '@slotdrop/drops'
import { makeRows, startChain, type TestChain } from '@slotdrop/testing'
import { slotDistributorAbi } from '@slotdrop/contracts'
import { createPublicClient, custom, getAbiItem, toFunctionSelector } from 'viem'
import { foundry } from 'viem/chains'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  authorise,
  balanceOf,
  balances,
  createBlockClock,
  createTestSender,
  mortal,
  pipelining,
  registerOperator,
  sealFor,
  setBlocked,
} from '../../test/support.ts'
import { claimTypedData } from '../claim/claimBySig.ts'
import type { RowClaim, RowClaims } from '../journal/RowClaim.ts'
import { createMemoryJournal, type Journal } from '../journal/journal.ts'
import type { ChainClient } from '../ports.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
beforeEach(() => chain.client.setAutomine(true))
afterAll(() => chain.stop())

let lists = 77_000

/** Rows whose accounts have keys, of a drop that an operator pays and whose claims are open. */
async function prepare({ count, slotSize }: { count: number; slotSize: number }, terms: { tokenIndex?: number } = {}) {
  const sender = await createTestSender(chain)
  const accounts = Array.from({ length: count }, () => privateKeyToAccount(generatePrivateKey()))
  const rows = makeRows(count, { seed: lists++, decimals: terms.tokenIndex === 1 ? 6 : 18 }).map((row, index): Row => ({
    ...row,
    account: accounts[index]!.address,
  }))
  const manifest = await sealFor(chain, sender.account.address, rows, { slotSize, ...terms })
  await authorise(chain, sender, manifest)
  const signer = await registerOperator(chain, { ...sender, manifest }, { claimsOpen: true, mayLeaveOpen: true })
  return { manifest, signer, accounts }
}

/** What the account of a row signs, so that it is paid to another address. */
async function sign(
  { manifest, accounts }: Pick<Awaited<ReturnType<typeof prepare>>, 'manifest' | 'accounts'>,
  index: number,
  to: Address,
): Promise<RowClaim> {
  const { terms } = manifest
  const place = { slot: Math.floor(index / terms.slotSize), row: index % terms.slotSize }
  const { timestamp } = await chain.client.getBlock()
  const claim = { to, deadline: timestamp + 86_400n }
  const account = accounts.find(({ address }) => address === manifest.rowAt(index).account)!
  return { signed: { ...claim, signature: await account.signTypedData(claimTypedData(manifest, place, claim)) } }
}

function claimsOf({ terms }: Manifest, claims: Readonly<Record<number, RowClaim>>): RowClaims {
  const bySlot = new Map<number, Map<number, RowClaim>>()
  for (const [index, claim] of Object.entries(claims)) {
    const slot = Math.floor(Number(index) / terms.slotSize)
    bySlot.set(slot, (bySlot.get(slot) ?? new Map()).set(Number(index) % terms.slotSize, claim))
  }
  return bySlot
}

function newAddress(): Address {
  return privateKeyToAccount(generatePrivateKey()).address
}

describe('rows that are paid by claims', () => {
  test(
    'go to the address that their account signed for, or to the account, each in a transaction of its own; the others are sent',
    { tags: ['R28'] },
    async () => {
      const drop = await prepare({ count: 9, slotSize: 5 })
      const { manifest } = drop
      const to = newAddress()
      const claims = claimsOf(manifest, { 1: await sign(drop, 1, to), 7: {} })
      const journal = createMemoryJournal()
      const pipeline = pipelining(chain, drop, { claims, journal })
      await pipeline.start()
      expect(pipeline.getState()).toMatchObject({ phase: 'complete', pace: { wasted: 0, slotsSettled: 2 } })
      expect(await balanceOf(chain, manifest.terms.token, to)).toBe(manifest.rowAt(1).amount)
      const expected = Array.from({ length: 9 }, (_, index) => (index === 1 ? 0n : manifest.rowAt(index).amount))
      expect(await balances(chain, manifest)).toEqual(expected)
      const entries = await journal.list(manifest.dropId)
      const claimed = entries.filter(({ claim }) => claim)
      expect(claimed.map(({ slot, mask, receipt }) => [slot, mask, receipt?.paid])).toEqual([
        [0, 0b10n, 0b10n],
        [1, 0b100n, 0b100n],
      ])
      expect(entries.filter(({ claim }) => !claim).map(({ mask }) => mask)).toEqual([0b11101n, 0b1011n])
    },
  )

  test('are left out with the reason when a trial finds them refused, and stop no others', async () => {
    const drop = await prepare({ count: 4, slotSize: 4 }, { tokenIndex: 1 })
    const { manifest } = drop
    const to = newAddress()
    await setBlocked(chain, manifest.terms.token, to, true)
    const forOther = await sign(drop, 2, newAddress())
    const claims = claimsOf(manifest, {
      0: await sign(drop, 0, to),
      // What another row's account signed.
      1: forOther,
    })
    const pipeline = pipelining(chain, drop, { claims })
    await pipeline.start()
    expect(pipeline.getState()).toMatchObject({ pace: { transactions: 1, wasted: 0 } })
    expect(pipeline.getState().leftOut?.map(({ slot, rows }) => [slot, rows])).toEqual([[0, 0b11n]])
    expect((await balances(chain, manifest)).map((balance) => balance > 0n)).toEqual([false, false, true, true])
  })

  test('are left out after one transaction that is refused when it is mined, although each trial passes', async () => {
    const drop = await prepare({ count: 4, slotSize: 4 }, { tokenIndex: 1 })
    const { manifest } = drop
    const to = newAddress()
    const claims = claimsOf(manifest, { 1: await sign(drop, 1, to) })
    const selector = toFunctionSelector(getAbiItem({ abi: slotDistributorAbi, name: 'claimBySig' })).slice(2)
    const request = async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
      const ask = () => chain.client.request({ method, params } as never)
      if (method !== 'eth_sendRawTransaction' || !String(params[0]).includes(selector)) return ask()
      await setBlocked(chain, manifest.terms.token, to, true)
      const hash = await ask()
      await setBlocked(chain, manifest.terms.token, to, false)
      return hash
    }
    const transport = custom({ request }, { retryCount: 0 })
    // Sound: a client of the same node.
    const client = createPublicClient({ chain: foundry, cacheTime: 0, transport }) as unknown as ChainClient
    const pipeline = pipelining(chain, drop, { claims, client })
    await pipeline.start()
    expect(pipeline.getState().pace).toMatchObject({ transactions: 2, wasted: 1 })
    expect(pipeline.getState().leftOut?.map(({ slot, rows }) => [slot, rows])).toEqual([[0, 0b10n]])
    expect((await balances(chain, manifest)).map((balance) => balance > 0n)).toEqual([true, false, true, true])
    expect(await balanceOf(chain, manifest.terms.token, to)).toBe(0n)
  })
})

describe('a signed claim whose time ends while it is under way', { tags: ['R28'] }, () => {
  /** Sends a claim that no block takes before its signature is over, and notes what is given to the node from then on. */
  async function outlast(happen: (raw: Hex) => Promise<void>) {
    const drop = await prepare({ count: 3, slotSize: 3 })
    const { manifest } = drop
    const to = newAddress()
    const signed = await sign(drop, 0, to)
    const given: Hex[] = []
    let isOver = false
    const request = async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
      // Sound: the only parameter of the method.
      if (method === 'eth_sendRawTransaction') given.push(params[0] as Hex)
      return chain.client.request({ method, params } as never)
    }
    const transport = custom({ request }, { retryCount: 0 })
    // Sound: a client of the same node.
    const client = createPublicClient({ chain: foundry, cacheTime: 0, transport }) as unknown as ChainClient
    const journal = createMemoryJournal()
    await chain.client.setAutomine(false)
    const clock = createBlockClock(chain)
    const carriesClaim = (raw: Hex) => raw.includes(signed.signed!.signature.slice(2))
    const beforeBlock = async () => {
      const claim = given.find(carriesClaim)
      if (isOver || !claim) return
      isOver = true
      await happen(claim)
      await chain.client.increaseTime({ seconds: 86_401 })
      given.length = 0
    }
    const sleep = async (milliseconds: number) => {
      await beforeBlock()
      await clock.sleep(milliseconds)
    }
    const claims = claimsOf(manifest, { 0: signed })
    const pipeline = pipelining(chain, drop, { claims, client, journal, clock: { now: clock.now, sleep } })
    await pipeline.start()
    const entries = await journal.list(manifest.dropId)
    return {
      ...{ manifest, to, state: pipeline.getState() },
      claim: entries.find(({ claim }) => claim),
      isGivenAgain: given.some(carriesClaim),
    }
  }

  test.each([
    ['a node lost', () => chain.client.request({ method: 'anvil_dropAllTransactions' } as never)],
    ['no block takes', async () => chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: 100n * 10n ** 9n })],
  ] as const)(
    'is given to no node again if it is one that %s, and its row is left to its account',
    async (_, happen) => {
      const { manifest, to, state, claim, isGivenAgain } = await outlast(async () => void (await happen()))
      expect({ isGivenAgain, stage: claim?.stage }).toEqual({ isGivenAgain: false, stage: 'dropped' })
      expect(state.leftOut?.map(({ slot, rows }) => [slot, rows])).toEqual([[0, 0b1n]])
      expect(await balanceOf(chain, manifest.terms.token, to)).toBe(0n)
      expect((await balances(chain, manifest)).map((balance) => balance > 0n)).toEqual([false, true, true])
    },
  )
})

test('a refused signed claim leaves in the journal which other rows of its slot earlier runs left out', async () => {
  const drop = await prepare({ count: 4, slotSize: 4 }, { tokenIndex: 1 })
  const { manifest } = drop
  const { token } = manifest.terms
  const to = newAddress()
  await setBlocked(chain, token, manifest.rowAt(1).account, true)
  await setBlocked(chain, token, to, true)
  const journal = createMemoryJournal()
  await pipelining(chain, drop, { journal }).retry(0, 0b11n)
  const leftOut = async () =>
    (await journal.list(manifest.dropId)).find((entry) => entry.leftOut !== undefined)?.leftOut
  expect(await leftOut()).toBe(0b10n)
  const claims = claimsOf(manifest, { 2: await sign(drop, 2, to) })
  const next = pipelining(chain, drop, { journal, claims })
  await next.retry(0, 0b100n)
  expect(await leftOut()).toBe(0b10n)
  const [found] = next.getState().leftOut ?? []
  expect(found?.rows).toBe(0b110n)
  expect(found?.reason.kind).not.toBe('none')
})

test('rows of one slot that are asked for one after the other, before the journal is read, are all sent', async () => {
  const drop = await prepare({ count: 4, slotSize: 4 }, { tokenIndex: 1 })
  const { manifest } = drop
  const { token } = manifest.terms
  const journal = createMemoryJournal()
  await setBlocked(chain, token, manifest.rowAt(1).account, true)
  await pipelining(chain, drop, { journal }).retry(0, 0b10n)
  await setBlocked(chain, token, manifest.rowAt(1).account, false)
  const pipeline = pipelining(chain, drop, { journal })
  await Promise.all([pipeline.retry(0, 0b1n), pipeline.retry(0, 0b10n)])
  expect((await balances(chain, manifest)).map((balance) => balance > 0n)).toEqual([true, true, false, false])
  expect(pipeline.getState().leftOut).toEqual([])
})

describe.each(['before', 'after'] as const)('a process that ends %s any of its steps', { tags: ['R1'] }, (when) => {
  test('is followed by one that pays each claim once, to the same address', { timeout: 300_000 }, async () => {
    const drop = await prepare({ count: 5, slotSize: 5 })
    const { manifest, signer } = drop
    const to = newAddress()
    const claims = claimsOf(manifest, { 0: await sign(drop, 0, to), 3: {} })
    await chain.client.setAutomine(false)
    const run = async (step: number, journal: Journal) => {
      let end: () => void = () => {}
      const died = new Promise<void>((resolve) => (end = resolve))
      const world = mortal(chain, journal, { step, when, onEnd: () => end() })
      const pipeline = pipelining(chain, drop, { ...world, claims, clock: createBlockClock(chain) })
      await Promise.race([pipeline.start(), died])
      pipeline.dispose()
      return world.steps() < step
    }
    let snapshot = await chain.client.snapshot()
    let isOver = false
    for (let step = 1; !isOver; step += 1) {
      const journal = createMemoryJournal()
      isOver = await run(step, journal)
      const hashes = (await journal.list(manifest.dropId)).map(({ hash }): Hex | undefined => hash)
      const next = pipelining(chain, drop, { journal, claims, clock: createBlockClock(chain) })
      await next.start()
      const paid = await balanceOf(chain, manifest.terms.token, to)
      expect({ step, phase: next.getState().phase, paid }).toEqual({
        ...{ step, phase: 'complete', paid: manifest.rowAt(0).amount },
      })
      // What was broadcast is given again byte for byte.
      const after = new Set((await journal.list(manifest.dropId)).flatMap(({ hashes: all = [] }) => all))
      expect(hashes.every((hash) => hash === undefined || after.has(hash))).toBe(true)
      expect(await chain.client.getTransactionCount({ address: signer.address })).toBe(3)
      await chain.client.revert({ id: snapshot })
      snapshot = await chain.client.snapshot()
    }
  })
})
