import type { RequestBar, RequestedRow, SendingChoice, SendingFees, SignedRow } from '@slotdrop/api/sending'
import { type ChainClient, claimTypedData, fetchAuthoriseSteps, systemClock } from '@slotdrop/delivery'
import type { Hex, Manifest } from '@slotdrop/drops'
import { localNode, makeManifest, makeRows, type TestChain } from '@slotdrop/testing'
import { sql } from 'drizzle-orm'
import {
  type Address,
  createPublicClient,
  createWalletClient,
  erc20Abi,
  http,
  parseAbi,
  type TransactionReceipt,
} from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { createLists } from '../src/lane/createLists.ts'
import { type LaneEnding, runLane } from '../src/lane/runLane.ts'
import type { OperatorContext } from '../src/OperatorContext.ts'
import { createKeyring } from '../src/seed/createKeyring.ts'
import { askForRows, getRowRequests } from '../src/requests/requests.ts'
import { createStopwatch } from '../src/stopwatch.ts'
import type { OperatorDatabase } from '../src/store/OperatorDatabase.ts'
import { type OrderedDrop, putOrder } from '../src/store/orders.ts'

export const testSeed = new Uint8Array(Array.from({ length: 32 }, (_, index) => (index * 37 + 11) % 256))
export const testFees: SendingFees = { ceiling: 10n ** 12n }
export const gasMoney = 10n ** 18n

const mintAbi = parseAbi(['function mint(address to, uint256 value)'])
export const blockAbi = parseAbi(['function setBlackListed(address account, bool blocked)'])

function clientAt(rpcUrl: string): ChainClient {
  const transport = http(rpcUrl, { retryCount: 0, batch: true })
  return createPublicClient({ chain: foundry, transport, cacheTime: 0 }) as ChainClient
}

/** An account of its own, with coins, and what it signs. */
export async function createSender({ client, rpcUrl }: TestChain) {
  const account = privateKeyToAccount(generatePrivateKey())
  await client.setBalance({ address: account.address, value: 10n ** 20n })
  const wallet = createWalletClient({ account, chain: foundry, transport: localNode(rpcUrl) })
  return {
    account,
    async mine(request: { to: Address; data: Hex; value: bigint }): Promise<TransactionReceipt> {
      return client.waitForTransactionReceipt({ hash: await wallet.sendTransaction(request) })
    },
    /** Has the next block begin with it, whatever waits; answers which that is. */
    async mineFirst(request: { to: Address; data: Hex; value: bigint }): Promise<bigint> {
      const fee = 90_000_000_000n
      const fees = { gas: 200_000n, maxFeePerGas: fee, maxPriorityFeePerGas: fee }
      const hash = await wallet.sendTransaction({ ...request, ...fees })
      await client.mine({ blocks: 1 })
      const { status, blockNumber } = await client.getTransactionReceipt({ hash })
      if (status !== 'success') throw new Error('The sender’s call failed.')
      return blockNumber
    },
  }
}

export type TestSender = Awaited<ReturnType<typeof createSender>>

let lists = 9000

/** A sealed list of a sender who has the tokens; nothing is approved. */
export async function seal(
  chain: TestChain,
  sender: TestSender,
  {
    count,
    slotSize,
    seed = lists++,
    symbol = 'MERI',
    accounts = [],
  }: { count: number; slotSize: number; seed?: number; symbol?: string | undefined; accounts?: readonly Address[] },
): Promise<Manifest> {
  const token = chain.tokens.find((candidate) => candidate.symbol === symbol)
  if (!token) throw new Error('There is no demo token.')
  const terms = { distributor: chain.distributor, sender: sender.account.address, token: token.address, slotSize }
  const rows = makeRows(count, { seed }).map((row, index) => ({ ...row, account: accounts[index] ?? row.account }))
  const manifest = await makeManifest(rows, { terms })
  const hash = await chain.client.writeContract({
    abi: mintAbi,
    address: token.address,
    functionName: 'mint',
    args: [sender.account.address, manifest.total],
  })
  await chain.client.waitForTransactionReceipt({ hash })
  return manifest
}

/** What the sender signs on the approve screen: the approval, and the service's account with its gas money. */
export async function register(
  chain: TestChain,
  {
    sender,
    manifest,
    operator,
    money = gasMoney,
    claimsOpen = false,
    mayLeaveOpen = false,
  }: Pick<TestDrop, 'sender' | 'manifest'> & {
    operator: Address
    money?: bigint
    claimsOpen?: boolean
    mayLeaveOpen?: boolean
  },
) {
  const steps = await fetchAuthoriseSteps({
    client: clientAt(chain.rpcUrl),
    manifest,
    registration: { operator, claimsOpen, mayLeaveOpen, gasMoney: money },
  })
  for (const { request } of steps) await sender.mine(request)
}

/** Has the demo dollar refuse an account, or take it again. */
export async function setBlocked({ client }: TestChain, { terms, rowAt }: Manifest, row: number, isBlocked: boolean) {
  const args = [rowAt(row).account, isBlocked] as const
  const hash = await client.writeContract({ abi: blockAbi, address: terms.token, functionName: 'setBlackListed', args })
  await client.waitForTransactionReceipt({ hash })
}

export function toOrdered({ dropId, terms, slotCount, rowCount }: Manifest): OrderedDrop {
  return {
    id: dropId,
    chainId: terms.chainId,
    sender: terms.sender,
    distributor: terms.distributor,
    slotCount,
    rowCount,
  }
}

export type TestDrop = {
  readonly sender: TestSender
  readonly manifest: Manifest
  readonly account: Address
}

/** A list that its sender approved and registered for the service, and ordered to be sent. */
export async function prepareDrop(
  chain: TestChain,
  db: OperatorDatabase,
  {
    count = 43,
    slotSize = 10,
    choice,
    money = gasMoney,
    mayLeaveOpen = false,
    symbol,
    accounts,
  }: {
    count?: number
    slotSize?: number
    choice?: SendingChoice
    money?: bigint
    mayLeaveOpen?: boolean
    symbol?: string
    accounts?: readonly Address[]
  } = {},
): Promise<TestDrop> {
  const sender = await createSender(chain)
  const manifest = await seal(chain, sender, { count, slotSize, symbol, ...(accounts && { accounts }) })
  const { address: account } = createKeyring(testSeed).accountOf({ chainId: 31_337, dropId: manifest.dropId })
  const claimsOpen = choice !== undefined
  await register(chain, { sender, manifest, operator: account, money, claimsOpen, mayLeaveOpen })
  await putOrder(db, toOrdered(manifest), testFees, choice)
  return { sender, manifest, account }
}

/** Only rows that are asked for are sent, so many a day. */
export function onRequest(rowsPerDay = 100): SendingChoice {
  return { scope: 'requested', requests: { isAllowed: true, rowsPerDay } }
}

/** Rows of a drop as their recipients ask for them, by their place in the list. */
export async function askFor(
  db: OperatorDatabase,
  { dropId, terms, rowAt }: Manifest,
  rows: readonly number[],
): Promise<(RequestBar | undefined)[]> {
  const answers: (RequestBar | undefined)[] = []
  for (const index of rows) {
    const place = { slot: Math.floor(index / terms.slotSize), slotRow: index % terms.slotSize }
    answers.push(await askForRows(db, dropId, { account: rowAt(index).account, rows: [place] }))
  }
  return answers
}

/** Where the first row of an account is. */
export function placeOf({ rowCount, rowAt, terms }: Manifest, account: Address) {
  const index = Array.from({ length: rowCount }, (_, row) => row).findIndex((row) => rowAt(row).account === account)
  return { index, slot: Math.floor(index / terms.slotSize), slotRow: index % terms.slotSize }
}

/** What an account signs, so that its row is paid to another address. */
export async function signRow(
  { client }: TestChain,
  manifest: Manifest,
  { account, to, seconds = 86_400n }: { account: PrivateKeyAccount; to: Address; seconds?: bigint },
): Promise<SignedRow> {
  const { slot, slotRow: row } = placeOf(manifest, account.address)
  const { timestamp } = await client.getBlock()
  const claim = { to, deadline: timestamp + seconds }
  return { ...claim, signature: await account.signTypedData(claimTypedData(manifest, { slot, row }, claim)) }
}

/** As if half a minute had gone by since rows were asked for, and whoever had to look had not yet. */
export async function waitForBatch(db: OperatorDatabase, { dropId }: Manifest): Promise<void> {
  await db.execute(
    sql`update operator.requests set asked_at = asked_at - interval '30 seconds' where drop_id = ${dropId} and state = 'queued'`,
  )
}

/** What the recipient of each of these rows is told of it. */
export async function toldOf(
  db: OperatorDatabase,
  { dropId, terms, rowAt }: Manifest,
  rows: readonly number[],
): Promise<(RequestedRow | undefined)[]> {
  const told = rows.map(async (index) => {
    const { rows: found } = await getRowRequests(db, dropId, rowAt(index).account)
    return found.find(({ slot, slotRow }) => slot * terms.slotSize + slotRow === index)
  })
  return Promise.all(told)
}

/** Logs of nothing. */
const silent: OperatorContext['logger'] = { debug() {}, info() {}, warn() {}, error() {} }

/** A process that knows these lists. */
export function createProcess(
  chain: Pick<TestChain, 'rpcUrl'>,
  db: OperatorDatabase,
  manifests: readonly Manifest[],
  other: Partial<OperatorContext> = {},
): OperatorContext {
  const known = new Map(manifests.map((manifest) => [manifest.dropId, manifest]))
  return {
    db,
    keyring: createKeyring(testSeed),
    nodesOf: () => ({ client: clientAt(chain.rpcUrl), otherClients: [] }),
    fetchManifest: async (dropId) => known.get(dropId),
    clock: systemClock,
    stopwatch: createStopwatch(),
    logger: silent,
    pollMilliseconds: 20,
    ...other,
  }
}

let owners = 0

/** One turn of a process in the lane of a drop. */
export function takeTurn(
  context: OperatorContext,
  dropId: Hex,
  {
    owner = `process-${owners++}`,
    signal = new AbortController().signal,
  }: { owner?: string; signal?: AbortSignal } = {},
): Promise<LaneEnding> {
  return runLane(context, { lists: createLists(context.fetchManifest), dropId, owner, signal })
}

/** Balances of all rows' accounts, in the manifest's order. */
export async function balances({ client }: TestChain, manifest: Manifest): Promise<bigint[]> {
  const found: bigint[] = []
  for (let from = 0; from < manifest.rowCount; from += 100) {
    const part = Array.from({ length: Math.min(100, manifest.rowCount - from) }, (_, index) =>
      client.readContract({
        abi: erc20Abi,
        address: manifest.terms.token,
        functionName: 'balanceOf',
        args: [manifest.rowAt(from + index).account],
      }),
    )
    found.push(...(await Promise.all(part)))
  }
  return found
}

export function amounts(manifest: Manifest): bigint[] {
  return Array.from({ length: manifest.rowCount }, (_, index) => manifest.rowAt(index).amount)
}
