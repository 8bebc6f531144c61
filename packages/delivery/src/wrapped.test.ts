import { demoWrapped } from '@slotdrop/contracts/testing'
import { createShards, findInShards, freezeManifest, type Manifest, toShardIndex } from '@slotdrop/drops'
import { makeRows, startChain, type TestChain } from '@slotdrop/testing'
import type { Address } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asClient, createTestSender, sending, type TestSender } from '../test/support.ts'
import {
  checkReadiness,
  claimRequest,
  fetchClaims,
  fetchAuthoriseSteps,
  fetchRevokeStep,
  preflight,
  wrapRequest,
} from './index.ts'
import { problemSentence, stepTitle } from './sentences.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

const refuser: Address = '0x51ad0000000000000000000000000000000000f5'

async function prepare({ seed, held = 'all', rows = 10 }: { seed: number; held?: 'all' | 'none'; rows?: number }) {
  const sender = await createTestSender(chain)
  const list = makeRows(rows, { seed, decimals: 12 })
  const manifest = await freezeManifest({
    title: 'Coins out of a wrapped coin',
    token: { symbol: 'ETH', name: 'Ether', decimals: 18 },
    rows: seed === 4 ? [...list.slice(1), { account: refuser, id: 0n, amount: 1000n }] : list,
    terms: {
      chainId: 31_337,
      distributor: chain.distributor,
      sender: sender.account.address,
      token: chain.wrappedCoin,
      standard: 'NATIVE',
      policy: 'skip',
      safeTransfer: false,
      direct: false,
      opensAtSeconds: 0n,
      closesAtSeconds: 0n,
      round: 1n,
      slotSize: 5,
    },
  })
  if (held === 'all') await wrap(sender, manifest.total)
  return { ...sender, manifest }
}

async function mined(hash: `0x${string}`) {
  return chain.client.waitForTransactionReceipt({ hash })
}

async function wrap(sender: TestSender, value: bigint) {
  await mined(await sender.client.sendTransaction({ to: chain.wrappedCoin, value, data: '0xd0e30db0' }))
}

type Drop = Awaited<ReturnType<typeof prepare>>

async function authorise(drop: Drop, registration?: Parameters<typeof fetchAuthoriseSteps>[0]['registration']) {
  const steps = await fetchAuthoriseSteps({ client: asClient(chain), manifest: drop.manifest, registration })
  for (const { request } of steps) await mined(await drop.wallet.sendTransaction(request))
  return steps
}

function coinsOf(address: Address) {
  return chain.client.getBalance({ address })
}

function wrappedOf(owner: Address) {
  return chain.client.readContract({
    abi: demoWrapped.abi,
    address: chain.wrappedCoin,
    functionName: 'balanceOf',
    args: [owner],
  })
}

async function gains(manifest: Manifest, act: () => Promise<unknown>) {
  const rows = Array.from({ length: manifest.rowCount }, (_, index) => manifest.rowAt(index))
  const before = await Promise.all(rows.map(({ account }) => coinsOf(account)))
  await act()
  const after = await Promise.all(rows.map(({ account }) => coinsOf(account)))
  return after.map((has, index) => has - (before[index] ?? 0n))
}

/** A row as its recipient's browser finds it: in the public files. */
async function rowOf(manifest: Manifest, index: number) {
  const shards = new Map([...createShards(manifest)].map(({ name, bytes }) => [name, bytes]))
  const [row] = await findInShards({
    index: toShardIndex(manifest),
    account: manifest.rowAt(index).account,
    load: async (name) => shards.get(name) ?? new Uint8Array(),
  })
  if (!row) throw new Error('Not in the list.')
  return row
}

function amounts(manifest: Manifest) {
  return Array.from({ length: manifest.rowCount }, (_, index) => manifest.rowAt(index).amount)
}

describe('a drop of coins out of a wrapped coin', () => {
  // First of all: nobody has wrapped any yet, so the wrapped coin itself has none.
  test('can be tried before a single coin is wrapped', async () => {
    await chain.client.setCode({ address: refuser, bytecode: '0x60006000fd' })
    const { manifest } = await prepare({ seed: 4, held: 'none' })
    const { problems, slots, refusedRows } = await preflight({ client: asClient(chain), manifest })
    expect(problems).toMatchObject([{ kind: 'short-balance' }])
    expect(slots.map(({ problem }) => problem)).toEqual([undefined, undefined])
    expect(refusedRows).toBe(1)
  })

  test('is approved exactly, in the wrapped coin, which is named', async () => {
    const drop = await prepare({ seed: 1 })
    const readiness = await checkReadiness({ client: asClient(chain), manifest: drop.manifest })
    expect(readiness).toMatchObject({ problems: [], balance: drop.manifest.total, allowance: 0n })
    const [step, ...others] = await authorise(drop)
    expect(others).toEqual([])
    expect(step).toMatchObject({ kind: 'approve', amount: drop.manifest.total })
    expect(step?.request.to).toBe(chain.wrappedCoin)
    expect(step && String(stepTitle(step))).toMatch(/^Approve [\d.,]+ WETH$/)
    const revoke = await fetchRevokeStep({ client: asClient(chain), manifest: drop.manifest })
    expect(revoke).toMatchObject({ kind: 'reset-allowance', token: { symbol: 'WETH' } })
  })

  test('of which the sender holds too little is named with the shortfall, however many coins it has', async () => {
    const { manifest } = await prepare({ seed: 1, held: 'none' })
    const { problems } = await checkReadiness({ client: asClient(chain), manifest })
    expect(problems).toMatchObject([{ kind: 'short-balance', has: 0n, needs: manifest.total }])
    expect(problems[0] && String(problemSentence(problems[0]))).toMatch(/Add [\d.,]+ WETH/)
  })

  test('is wrapped by the call that its wrapped coin takes coins with', async () => {
    const { manifest, wallet, account } = await prepare({ seed: 7, held: 'none' })
    await mined(await wallet.sendTransaction(wrapRequest(manifest.terms, manifest.total)))
    expect(await wrappedOf(account.address)).toBe(manifest.total)
  })

  test('is sent by its sender with coins for gas alone, and recipients get coins', async () => {
    const drop = await prepare({ seed: 2 })
    await authorise(drop)
    drop.requests.length = 0
    expect(await gains(drop.manifest, () => sending(chain, drop).start())).toEqual(amounts(drop.manifest))
    expect(drop.requests.map(({ value }) => value)).toEqual([0n, 0n])
    expect(await wrappedOf(drop.account.address)).toBe(0n)
    expect(await coinsOf(chain.distributor)).toBe(0n)
  })

  test('is sent by an operator that holds none of it', async () => {
    const drop = await prepare({ seed: 3 })
    const operator = await createTestSender(chain)
    await chain.client.setBalance({ address: operator.account.address, value: 10n ** 17n })
    await authorise(drop, { operator: operator.account.address, claimsOpen: false })
    const run = sending(chain, { ...drop, wallet: operator.wallet })
    expect(await gains(drop.manifest, () => run.start())).toEqual(amounts(drop.manifest))
  })

  test('leaves a recipient that refuses open, says so beforehand, and gives its sum back wrapped', async () => {
    // Reverts whatever it is sent.
    await chain.client.setCode({ address: refuser, bytecode: '0x60006000fd' })
    const drop = await prepare({ seed: 4 })
    await authorise(drop)
    const { refusedRows, slots } = await preflight({ client: asClient(chain), manifest: drop.manifest })
    expect(slots.map(({ problem }) => problem)).toEqual([undefined, undefined])
    expect(refusedRows).toBe(1)
    const got = await gains(drop.manifest, () => sending(chain, drop).start())
    expect(got.filter((gained) => gained === 0n)).toHaveLength(1)
    expect(await wrappedOf(drop.account.address)).toBe(1000n)
  })

  test('is claimed by its recipients, while claims are open', async () => {
    const drop = await prepare({ seed: 5 })
    const { manifest } = drop
    const row = await rowOf(manifest, 3)
    const look = async () => (await fetchClaims({ client: asClient(chain), drop: manifest, rows: [row] })).statuses[0]
    expect(await look()).toEqual({ kind: 'waiting' })
    await authorise(drop, { operator: `0x${'00'.repeat(20)}`, claimsOpen: true })
    await chain.client.setBalance({ address: row.account, value: 10n ** 18n })
    expect(await look()).toMatchObject({ kind: 'claimable' })
    const { to, data } = claimRequest(manifest, row)
    const before = await coinsOf(row.account)
    // Anyone may call it; it pays the row's account.
    await mined(await drop.client.sendTransaction({ to, data }))
    expect((await coinsOf(row.account)) - before).toBe(row.amount)
    expect(await look()).toEqual({ kind: 'paid' })
  })

  test('while a drop of plain coins still can’t be', async () => {
    const { manifest } = await prepare({ seed: 6 })
    const plain = { ...manifest, terms: { ...manifest.terms, token: `0x${'00'.repeat(20)}` as const } }
    const { statuses } = await fetchClaims({ client: asClient(chain), drop: plain, rows: [await rowOf(manifest, 0)] })
    expect(statuses).toEqual([{ kind: 'waiting-for-coins' }])
  })
})
