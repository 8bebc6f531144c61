import { demoHabits } from '@slotdrop/contracts/testing'
import { freezeManifest, type DropTerms, type Row } from '@slotdrop/drops'
import { type FaultProxy, startChain, startFaultProxy, type TestChain } from '@slotdrop/testing'
import { type Address, concat, getAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authorise, balanceOf, clientAt, createTestSender, sending } from '../../test/support.ts'
import { preflight } from './preflight.ts'

let chain: TestChain
let proxy: FaultProxy
beforeAll(async () => {
  chain = await startChain(['--hardfork', 'prague'])
  proxy = await startFaultProxy(chain.rpcUrl)
})
beforeEach(() => proxy.setFaults())
afterAll(async () => {
  await proxy.stop()
  await chain.stop()
})

let counter = 0n

function account(): Address {
  return getAddress(`0x${(0x9000_0000n + ++counter).toString(16).padStart(40, '0')}`)
}

const habits = { abi: demoHabits.abi }

/** A token of its own for each test, so that its habits are nobody else's. */
async function deploy() {
  const hash = await chain.client.deployContract(demoHabits)
  const { contractAddress } = await chain.client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The token was not deployed.')
  const change = async (functionName: string, args: readonly unknown[]) => {
    const sent = await chain.client.writeContract({
      ...habits,
      address: contractAddress,
      functionName: functionName as 'setFee',
      args: args as never,
    })
    await chain.client.waitForTransactionReceipt({ hash: sent })
  }
  return { address: contractAddress, change }
}

/** A list of ten rows whose first rows are the given accounts, and a sender that holds `held` percent of it. */
async function prepare(first: readonly Address[], other: Partial<DropTerms> = {}, held = 100n) {
  const sender = await createTestSender(chain)
  const token = await deploy()
  const rows = [...first, ...Array.from({ length: 10 - first.length }, account)].map((each, index): Row => ({
    account: each,
    id: 0n,
    amount: BigInt(index + 1) * 1000n,
  }))
  const manifest = await freezeManifest({
    title: 'Habits',
    token: { symbol: 'HABIT', name: 'Habits', decimals: 18 },
    rows,
    terms: {
      chainId: 31_337,
      distributor: chain.distributor,
      sender: sender.account.address,
      token: token.address,
      standard: 'ERC20',
      policy: 'skip',
      safeTransfer: false,
      direct: false,
      opensAtSeconds: 0n,
      closesAtSeconds: 0n,
      round: ++counter,
      slotSize: 100,
      ...other,
    },
  })
  await token.change('mint', [sender.account.address, (manifest.total * held) / 100n])
  return { ...sender, token, manifest, rows }
}

function verdicts(
  manifest: { rowCount: number; rowAt(row: number): Row },
  found: Awaited<ReturnType<typeof preflight>>,
) {
  return Object.fromEntries(
    Array.from({ length: manifest.rowCount }, (_, row) => [manifest.rowAt(row).account, found.verdict(row)] as const),
  )
}

describe.each([
  ['simulation', undefined],
  ['call', { method: 'eth_simulateV1', mode: 'error', code: -32_601, message: 'Method not found' }],
] as const)('by %s', (method, fault) => {
  beforeEach(() => proxy.setFaults(fault ? [fault] : []))
  const find = (manifest: Parameters<typeof preflight>[0]['manifest']) =>
    preflight({ client: clientAt(proxy.rpcUrl), manifest })

  test('receivers that are called: who refuses is named, keys that handed themselves over too, and who accepts is not', async () => {
    const [blocked, contract, refusing, accepting] = [account(), account(), account(), account()]
    await chain.client.setCode({ address: contract, bytecode: '0x60006000fd' })
    await chain.client.setCode({ address: refusing, bytecode: concat(['0xef0100', contract]) })
    const kind = account()
    await chain.client.setCode({ address: kind, bytecode: '0x00' })
    await chain.client.setCode({ address: accepting, bytecode: concat(['0xef0100', kind]) })
    const drop = await prepare([blocked, contract, refusing, accepting])
    for (const each of [contract, refusing, accepting]) await drop.token.change('setHook', [each, true])
    await drop.token.change('setBlacklisted', [blocked, true])
    const found = await find(drop.manifest)
    const refused = Object.entries(verdicts(drop.manifest, found)).filter(([, { kind: each }]) => each === 'refused')
    expect(found).toMatchObject({ method, problems: [], refusedRows: 3 })
    expect(refused.map(([each]) => each).toSorted()).toEqual([blocked, contract, refusing].toSorted())
    expect(drop.requests).toEqual([])
  })

  test('a receiver that refuses any gas price is named', async () => {
    const refusing = account()
    await chain.client.setCode({ address: refusing, bytecode: '0x3a600557005b60006000fd' })
    const drop = await prepare([refusing])
    await drop.token.change('setHook', [refusing, true])
    expect(verdicts(drop.manifest, await find(drop.manifest))[refusing]?.kind).toBe('refused')
  })

  test('a paused token is named, and no row is called good', async () => {
    const drop = await prepare([])
    await drop.token.change('setPaused', [true])
    const found = await find(drop.manifest)
    expect(found.slots.map(({ problem }) => problem?.shortMessage)).toEqual([
      expect.stringContaining('the token is paused'),
    ])
    expect(found.verdict(0)).toEqual({ kind: 'unchecked' })
  })

  test('a short balance is named with what is missing, and so is the row that would be refused', async () => {
    const blocked = account()
    const drop = await prepare([blocked], {}, 50n)
    await drop.token.change('setBlacklisted', [blocked, true])
    const found = await find(drop.manifest)
    expect(found.problems.map(({ kind }) => kind)).toEqual(['short-balance'])
    expect(found.slots.map(({ problem }) => problem?.shortMessage)).toEqual([undefined])
    expect(found).toMatchObject({ refusedRows: 1 })
    expect(verdicts(drop.manifest, found)[blocked]?.kind).toBe('refused')
  })

  test('a token that keeps a part is told from one that fails', async () => {
    const drop = await prepare([])
    await drop.token.change('setFee', [1n])
    expect(await find(drop.manifest)).toMatchObject({ hasTransferFee: true, shortRows: 0 })
    await drop.token.change('setFee', [0n])
    expect(await find(drop.manifest)).toMatchObject({ hasTransferFee: false, refusedRows: 0 })
  })
})

test('a direct drop of a token that keeps a part: each row says what arrives, and that arrives', async () => {
  const twice = account()
  const blocked = account()
  const drop = await prepare([twice, blocked, twice], { direct: true })
  await drop.token.change('setFee', [10n])
  await drop.token.change('setBlacklisted', [blocked, true])
  const found = await preflight({ client: clientAt(proxy.rpcUrl), manifest: drop.manifest })
  expect(found).toMatchObject({ hasTransferFee: false, refusedRows: 1, shortRows: 9 })
  const said = new Map<Address, bigint>()
  for (let row = 0; row < drop.manifest.rowCount; row++) {
    const verdict = found.verdict(row)
    const { account: to } = drop.manifest.rowAt(row)
    if (verdict.kind === 'short') said.set(to, (said.get(to) ?? 0n) + verdict.received)
  }
  await authorise(chain, drop, drop.manifest)
  await sending(chain, drop).start()
  for (const [to, received] of said) expect(await balanceOf(chain, drop.token.address, to)).toBe(received)
  expect(said.get(twice)).toBe(3600n)
})

test('a direct drop of an honest token has no short rows', async () => {
  const drop = await prepare([], { direct: true })
  const found = await preflight({ client: clientAt(proxy.rpcUrl), manifest: drop.manifest })
  expect(found).toMatchObject({ hasTransferFee: false, refusedRows: 0, shortRows: 0 })
  expect(found.verdict(0)).toEqual({ kind: 'ok' })
})
