import { ANYONE, slotDistributorAbi } from '@slotdrop/contracts'
import {
  createShards,
  findInShards,
  freezeManifest,
  getSlot,
  type Manifest,
  type ProvenRow,
  type Row,
  toDropStruct,
  toShardIndex,
  type TokenStandard,
} from '@slotdrop/drops'
import { startChain, startFaultProxy, type FaultProxy, type TestChain } from '@slotdrop/testing'
import {
  type Address,
  createPublicClient,
  custom,
  encodeAbiParameters,
  encodeFunctionData,
  erc1155Abi,
  erc20Abi,
  erc721Abi,
  type Hex,
  maxUint256,
  parseAbi,
  toFunctionSelector,
  zeroAddress,
  zeroHash,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChainClient } from '../ports.ts'
import { asClient, clientAt, createTestSender, type TestSender } from '../../test/support.ts'
import { toDeliveryError } from '../errors/index.ts'
import { sendRequest } from '../send/sendRequest.ts'
import { claimBySigRequest, claimTypedData } from './claimBySig.ts'
import { claimRequest } from './claimRequest.ts'
import { compareNodes } from './compareNodes.ts'
import { fetchClaims } from './fetchClaims.ts'
import { fetchRowHistory } from './fetchRowHistory.ts'
import { fetchRowsOnChain } from './fetchRowsOnChain.ts'

let chain: TestChain
let proxy: FaultProxy
beforeAll(async () => {
  chain = await startChain()
  proxy = await startFaultProxy(chain.rpcUrl)
})
beforeEach(() => proxy.setFaults())
afterAll(async () => {
  await proxy.stop()
  await chain.stop()
})

const mintAbi = parseAbi([
  'function mint(address to, uint256 value)',
  'function mint(address to, uint256 a, uint256 b)',
])
let nextId = 10_000n

async function mined(hash: Hex) {
  const { status } = await chain.client.waitForTransactionReceipt({ hash })
  expect(status).toBe('success')
}

async function by(sender: TestSender, to: Address, data: Hex, value = 0n) {
  return mined(await sender.wallet.sendTransaction({ to, data, value }))
}

/** A drop of three rows for these accounts, funded, approved and registered. */
async function prepare(
  standard: TokenStandard,
  accounts: readonly Address[],
  {
    claimsOpen = true,
    opens = 0n,
    closes = 0n,
    isApproved = true,
    operator = zeroAddress as Address,
    operatorUntil = 0,
  } = {},
) {
  const sender = await createTestSender(chain)
  const token = chain.tokens.find((each) => each.standard === standard)?.address ?? zeroAddress
  const first = (nextId += 100n)
  const rows: Row[] = accounts.map((account, index) => ({
    account,
    id: standard === 'ERC721' ? first + BigInt(index) : standard === 'ERC1155' ? first : 0n,
    amount: standard === 'ERC721' ? 1n : BigInt(index + 1) * 5n,
  }))
  const manifest = await freezeManifest({
    title: 'Claims',
    token: { symbol: 'T', name: 'T', decimals: 0 },
    rows,
    terms: {
      chainId: 31_337,
      distributor: chain.distributor,
      sender: sender.account.address,
      token,
      standard,
      policy: 'skip',
      safeTransfer: false,
      direct: false,
      opensAtSeconds: opens,
      closesAtSeconds: closes,
      round: first,
      slotSize: 2,
    },
  })
  const { address } = sender.account
  const approval =
    standard === 'ERC20'
      ? encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [chain.distributor, maxUint256] })
      : encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [chain.distributor, true] })
  if (standard === 'ERC20')
    await by(sender, token, encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [address, manifest.total] }))
  if (standard === 'ERC721')
    await by(
      sender,
      token,
      encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [address, first, BigInt(accounts.length)] }),
    )
  if (standard === 'ERC1155')
    await by(
      sender,
      token,
      encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [address, first, manifest.total] }),
    )
  if (standard !== 'NATIVE' && isApproved) await by(sender, token, approval)
  if (claimsOpen)
    await by(
      sender,
      chain.distributor,
      encodeFunctionData({
        abi: slotDistributorAbi,
        functionName: 'register',
        args: [toDropStruct(manifest), operator, operatorUntil, false, true, zeroHash],
      }),
    )
  return { sender, manifest }
}

/** The rows of an account, as its browser finds them: in the public files. */
async function rowsOf(manifest: Manifest, account: Address): Promise<ProvenRow[]> {
  const shards = new Map([...createShards(manifest)].map(({ name, bytes }) => [name, bytes]))
  return findInShards({
    index: toShardIndex(manifest),
    account,
    load: async (name) => shards.get(name) ?? new Uint8Array(),
  })
}

async function rowOf(manifest: Manifest, account: Address): Promise<ProvenRow> {
  const [row] = await rowsOf(manifest, account)
  if (!row) throw new Error('not in the list')
  return row
}

async function look(manifest: Manifest, row: ProvenRow, other: { caller?: Address; to?: Address } = {}) {
  const { statuses } = await fetchClaims({ client: asClient(chain), drop: manifest, rows: [row], ...other })
  return statuses[0]
}

async function heldOf({ terms }: Manifest, { id }: ProvenRow, account: Address): Promise<bigint> {
  if (terms.standard === 'ERC20')
    return chain.client.readContract({
      abi: erc20Abi,
      address: terms.token,
      functionName: 'balanceOf',
      args: [account],
    })
  if (terms.standard === 'ERC721') {
    const owner = await chain.client.readContract({
      abi: erc721Abi,
      address: terms.token,
      functionName: 'ownerOf',
      args: [id],
    })
    return owner === account ? 1n : 0n
  }
  return chain.client.readContract({
    abi: erc1155Abi,
    address: terms.token,
    functionName: 'balanceOf',
    args: [account, id],
  })
}

async function push(sender: TestSender, manifest: Manifest, index: number) {
  const { data } = sendRequest(manifest, new Map([[index, getSlot(manifest, index).fullMask]]), 400_000n)
  await by(sender, chain.distributor, data)
}

async function people() {
  const [first, second, third] = await Promise.all([0, 1, 2].map(() => createTestSender(chain)))
  return [first, second, third] as [TestSender, TestSender, TestSender]
}

function addresses(senders: readonly TestSender[]) {
  return senders.map(({ account }) => account.address)
}

test('a push that lands between reading and trying is told as paid, not as a failure', async () => {
  const all = await people()
  const { sender, manifest } = await prepare('ERC20', addresses(all))
  const row = await rowOf(manifest, all[0].account.address)
  // The node tells the words of before, and then estimates on the chain of after.
  const [, late] = [await push(sender, manifest, row.slot), clientAt(proxy.rpcUrl)]
  const words = encodeAbiParameters([{ type: 'uint256[]' }], [[0n]])
  const settled = toFunctionSelector('settled(bytes32,uint256,uint256)')
  const lagging = createPublicClient({
    transport: custom({
      request: async ({ method, params }: { method: string; params: readonly [{ data?: Hex }] }) =>
        method === 'eth_call' && params[0]?.data?.startsWith(settled)
          ? words
          : late.request({ method, params } as never),
    }),
  })
  const { statuses } = await fetchClaims({ client: lagging, drop: manifest, rows: [row] })
  expect(statuses).toEqual([{ kind: 'paid' }])
})

test('a node that lends no coins to a trial does not make the claim of an account without coins look refused', async () => {
  const person = privateKeyToAccount(generatePrivateKey()).address
  const [, other, third] = addresses(await people())
  const { manifest } = await prepare('ERC20', [person, other, third] as Address[])
  const row = await rowOf(manifest, person)
  const node = clientAt(chain.rpcUrl)
  const strict = createPublicClient({
    transport: custom({
      request: async ({ method, params }: { method: string; params: readonly unknown[] }) => {
        if (method !== 'eth_estimateGas') return node.request({ method, params } as never)
        if (params.length > 2) throw Object.assign(new Error('too many arguments, want at most 2'), { code: -32_602 })
        throw Object.assign(new Error('insufficient funds for gas * price + value'), { code: -32_000 })
      },
    }),
  })
  const { statuses } = await fetchClaims({ client: strict, drop: manifest, rows: [row] })
  expect(statuses).toEqual([{ kind: 'claimable', gas: undefined }])
})

describe.each(['ERC20', 'ERC721', 'ERC1155'] as const)('a claim of %s', (standard) => {
  test('pays the row once, is told as paid, and a push afterwards leaves it alone', async () => {
    const all = await people()
    const { sender, manifest } = await prepare(standard, addresses(all))
    const [person] = all
    const row = await rowOf(manifest, person.account.address)
    expect(await look(manifest, row)).toMatchObject({ kind: 'claimable' })

    const { to, data } = claimRequest(manifest, row)
    await by(person, to, data)
    expect(await heldOf(manifest, row, person.account.address)).toBe(row.amount)
    expect(await look(manifest, row)).toEqual({ kind: 'paid' })
    const drop = { client: asClient(chain), drop: manifest, row, fromBlock: 0n }
    expect(await fetchRowHistory(drop)).toMatchObject({ kind: 'claimed', to: person.account.address })

    await push(sender, manifest, row.slot)
    expect(await heldOf(manifest, row, person.account.address)).toBe(row.amount)
  })

  test('sent by a stranger pays the account all the same; elsewhere only by the account itself', async () => {
    const all = await people()
    const { manifest } = await prepare(standard, addresses(all))
    const [person, other, stranger] = all
    const row = await rowOf(manifest, person.account.address)
    const { to, data } = claimRequest(manifest, row)
    await by(stranger, to, data)
    expect(await heldOf(manifest, row, person.account.address)).toBe(row.amount)

    const next = await rowOf(manifest, other.account.address)
    const target: Address = '0x00000000000000000000000000000000000c0ffe'
    expect(await look(manifest, next, { caller: stranger.account.address, to: target })).toMatchObject({
      kind: 'refused',
      refusal: { kind: 'NotTheAccount' },
    })
    const before = await heldOf(manifest, next, target)
    await by(other, chain.distributor, claimRequest(manifest, next, target).data)
    expect((await heldOf(manifest, next, target)) - before).toBe(next.amount)
  })

  test('that a push came before is told as paid by it, and does not fail in between', async () => {
    const all = await people()
    const { sender, manifest } = await prepare(standard, addresses(all))
    const row = await rowOf(manifest, all[0].account.address)
    expect(await look(manifest, row)).toMatchObject({ kind: 'claimable' })
    await push(sender, manifest, row.slot)
    expect(await look(manifest, row)).toEqual({ kind: 'paid' })
    expect(await fetchRowHistory({ client: asClient(chain), drop: manifest, row, fromBlock: 0n })).toMatchObject({
      kind: 'pushed',
    })
  })

  test('is told as not funded while the sender does not allow it', async () => {
    const all = await people()
    const { manifest } = await prepare(standard, addresses(all), { isApproved: false })
    const row = await rowOf(manifest, all[0].account.address)
    expect(await look(manifest, row)).toEqual({ kind: 'unfunded', available: 0n, needed: row.amount })
  })
})

test('rows of one account draw on the same money: what does not cover all covers the first', async () => {
  const [person] = await people()
  const { address } = person.account
  const { manifest, sender } = await prepare('ERC20', [address, address, address])
  const spare: Address = '0x00000000000000000000000000000000000000aa'
  // Rows of 5, 10 and 15; 6 stay with the sender.
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [spare, manifest.total - 6n] })
  await by(sender, manifest.terms.token, transfer)
  const rows = await rowsOf(manifest, address)
  const { statuses } = await fetchClaims({ client: asClient(chain), drop: manifest, rows })
  const kinds = rows.map(({ amount }, place) => [amount, statuses[place]?.kind])
  expect(kinds.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
    [5n, 'claimable'],
    [10n, 'unfunded'],
    [15n, 'unfunded'],
  ])
})

test('an account without coins for the fee is told that its claim would go through, and what gas it needs', async () => {
  const poor: Address = '0x00000000000000000000000000000000000f00d5'
  await chain.client.setBalance({ address: poor, value: 0n })
  const { manifest } = await prepare('ERC20', [poor, ...addresses(await people())])
  const status = await look(manifest, await rowOf(manifest, poor))
  expect(status?.kind === 'claimable' && (status.gas ?? 0n) > 50_000n).toBe(true)
})

test('a contract wallet has its row claimed, by anybody', async () => {
  const all = await people()
  const wallet: Address = '0x00000000000000000000000000000000000b0bb1'
  await chain.client.setCode({ address: wallet, bytecode: '0x60006000fd' })
  const { manifest } = await prepare('ERC20', [wallet, ...addresses(all)])
  const row = await rowOf(manifest, wallet)
  expect(await look(manifest, row, { caller: all[0].account.address })).toMatchObject({ kind: 'claimable' })
  await by(all[0], chain.distributor, claimRequest(manifest, row).data)
  expect(await heldOf(manifest, row, wallet)).toBe(row.amount)
})

test('an operator who may send rows now is told; nobody, everybody and one whose time is over are none', async () => {
  const all = await people()
  const operator = privateKeyToAccount(generatePrivateKey()).address
  const { timestamp } = await chain.client.getBlock()
  const told = async (other: Parameters<typeof prepare>[2]) => {
    const { manifest } = await prepare('ERC20', addresses(all), other)
    const rows = await rowsOf(manifest, all[0].account.address)
    return (await fetchClaims({ client: asClient(chain), drop: manifest, rows })).operator
  }
  expect(await told({})).toBeUndefined()
  expect(await told({ operator: ANYONE })).toBeUndefined()
  expect(await told({ operator })).toBe(operator)
  expect(await told({ operator, operatorUntil: Number(timestamp) + 9_000 })).toBe(operator)
  const over = Number(timestamp) + 100
  const { manifest } = await prepare('ERC20', addresses(all), { operator, operatorUntil: over })
  await chain.client.setNextBlockTimestamp({ timestamp: BigInt(over) + 50n })
  await chain.client.mine({ blocks: 1 })
  const rows = await rowsOf(manifest, all[0].account.address)
  expect((await fetchClaims({ client: asClient(chain), drop: manifest, rows })).operator).toBeUndefined()
})

test('claims that were never opened, a drop that opens later, is closed or cancelled are each told', async () => {
  const all = await people()
  const { timestamp } = await chain.client.getBlock()
  const status = async (other: Parameters<typeof prepare>[2]) => {
    const { manifest, sender } = await prepare('ERC20', addresses(all), other)
    return { manifest, sender, row: await rowOf(manifest, all[0].account.address) }
  }
  const waiting = await status({ claimsOpen: false })
  expect(await look(waiting.manifest, waiting.row)).toEqual({ kind: 'waiting' })
  const later = await status({ opens: timestamp + 9_000n })
  expect(await look(later.manifest, later.row)).toEqual({ kind: 'not-open-yet', opensAtSeconds: timestamp + 9_000n })
  const closed = await status({ claimsOpen: false, closes: timestamp - 5n })
  expect(await look(closed.manifest, closed.row)).toEqual({ kind: 'closed', closesAtSeconds: timestamp - 5n })
  const ended = await status({})
  await by(
    ended.sender,
    chain.distributor,
    encodeFunctionData({ abi: slotDistributorAbi, functionName: 'cancel', args: [toDropStruct(ended.manifest)] }),
  )
  expect(await look(ended.manifest, ended.row)).toEqual({ kind: 'cancelled' })
})

test('coins are waited for: they can’t be claimed', async () => {
  const all = await people()
  const { manifest } = await prepare('NATIVE', addresses(all), { claimsOpen: false })
  const row = await rowOf(manifest, all[0].account.address)
  expect(await look(manifest, row)).toEqual({ kind: 'waiting-for-coins' })
})

test('a node of another chain, a missing contract and other code in its place are refused by name', async () => {
  const all = await people()
  const { manifest } = await prepare('ERC20', addresses(all))
  const row = await rowOf(manifest, all[0].account.address)
  const ask = (terms: Partial<Manifest['terms']>, client = asClient(chain)) =>
    fetchClaims({
      client,
      drop: {
        ...manifest,
        rowCount: manifest.rowCount,
        total: manifest.total,
        root: manifest.root,
        dropId: manifest.dropId,
        terms: { ...manifest.terms, ...terms },
      },
      rows: [row],
    })
  await expect(ask({ chainId: 1 })).rejects.toMatchObject({ name: 'ClaimUnavailableError', reason: 'other-chain' })
  await expect(ask({ distributor: '0x00000000000000000000000000000000000dead1' })).rejects.toMatchObject({
    reason: 'no-distributor',
  })
  await expect(ask({ distributor: manifest.terms.token })).rejects.toMatchObject({ reason: 'other-code' })
})

test('a second node that tells other words is found; one that does not answer is not held against the first', async () => {
  const all = await people()
  const { manifest } = await prepare('ERC20', addresses(all))
  const row = await rowOf(manifest, all[0].account.address)
  const compare = () =>
    compareNodes({ first: asClient(chain), second: clientAt(proxy.rpcUrl), drop: manifest, slots: [row.slot] })
  expect(await compare()).toBe('agree')
  proxy.setFaults([{ method: 'eth_call', mode: 'error', code: -32_000, message: 'busy' }])
  expect(await compare()).toBe('unknown')
  await by(all[0], chain.distributor, claimRequest(manifest, row).data)
  // Says of every word that nothing is paid.
  const liar = createPublicClient({
    transport: custom({
      request: async ({ method, params }: { method: string; params: never }) =>
        method === 'eth_call'
          ? encodeAbiParameters([{ type: 'uint256[]' }], [[0n]])
          : asClient(chain).request({ method, params } as never),
    }),
  })
  expect(await compareNodes({ first: asClient(chain), second: liar, drop: manifest, slots: [row.slot] })).toBe(
    'disagree',
  )
})

describe('status and history of rows', () => {
  /** A client whose requests leave in rounds: what is asked while a round is under way leaves with the next one. */
  const inRounds = () => {
    let rounds = 0
    let underWay = 0
    const waiting: (() => void)[] = []
    const leave = () => {
      if (underWay > 0 || waiting.length === 0) return
      rounds++
      underWay = waiting.length
      for (const go of waiting.splice(0)) go()
    }
    const client = createPublicClient({
      cacheTime: 0,
      transport: custom({
        async request(call) {
          await new Promise<void>((resolve) => {
            waiting.push(resolve)
            setTimeout(leave)
          })
          try {
            return await chain.client.request(call)
          } finally {
            underWay--
            setTimeout(leave)
          }
        },
      }),
    })
    return { client: client as ChainClient, rounds: () => rounds }
  }

  test('a row is told after two rounds to the node, whether it waits, is paid or can be claimed', async () => {
    const all = await people()
    const { sender, manifest } = await prepare('ERC20', addresses(all), { claimsOpen: false })
    const row = await rowOf(manifest, all[0].account.address)
    const waiting = inRounds()
    expect(await fetchRowsOnChain({ client: waiting.client, drop: manifest, rows: [row] })).toMatchObject({
      claims: { statuses: [{ kind: 'waiting' }] },
      histories: [{ kind: 'nothing' }],
    })
    expect(waiting.rounds()).toBe(2)

    await push(sender, manifest, row.slot)
    const paid = inRounds()
    expect(await fetchRowsOnChain({ client: paid.client, drop: manifest, rows: [row] })).toMatchObject({
      claims: { statuses: [{ kind: 'paid' }] },
      histories: [{ kind: 'pushed' }],
    })
    expect(paid.rounds()).toBe(2)

    const open = await prepare('ERC20', addresses(all))
    const claimable = inRounds()
    const rows = [await rowOf(open.manifest, all[0].account.address)]
    expect(await fetchRowsOnChain({ client: claimable.client, drop: open.manifest, rows })).toMatchObject({
      claims: { statuses: [{ kind: 'claimable' }] },
    })
    expect(claimable.rounds()).toBe(2)
  })
})

describe.each(['ERC20', 'ERC721', 'ERC1155'] as const)('a claim of an %s that its account signed', (standard) => {
  test('is paid to the address that was signed for, whoever submits it, and no other', async () => {
    const [person, relay, other] = await people()
    const { manifest } = await prepare(standard, addresses([person, relay, other]))
    const row = await rowOf(manifest, person.account.address)
    const { address: to } = privateKeyToAccount(generatePrivateKey())
    const { timestamp } = await chain.client.getBlock()
    const claim = { to, deadline: timestamp + 3600n }
    const signature = await person.account.signTypedData(claimTypedData(manifest, row, claim))
    const elsewhere = claimBySigRequest(manifest, row, { ...claim, to: other.account.address, signature })
    const refusal = await chain.client.call({ account: relay.account.address, ...elsewhere }).catch(toDeliveryError)
    expect(refusal).toMatchObject({ name: 'RevertedError', errorName: 'BadSignature' })
    const { data } = claimBySigRequest(manifest, row, { ...claim, signature })
    await by(relay, chain.distributor, data)
    expect(await heldOf(manifest, row, to)).toBe(row.amount)
    expect(await look(manifest, row)).toMatchObject({ kind: 'paid' })
  })
})
