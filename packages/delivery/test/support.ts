import { slotDistributorAbi } from '@slotdrop/contracts'
import { type DropTerms, type Manifest, type Row, freezeManifest, toDropStruct } from '@slotdrop/drops'
import { localNode, makeRows, type TestChain } from '@slotdrop/testing'
import {
  type Address,
  createPublicClient,
  createWalletClient,
  custom,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseAbi,
  parseGwei,
  zeroHash,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import {
  type ChainClient,
  type Clock,
  createMemoryJournal,
  createSender,
  type Fees,
  fetchAuthoriseSteps,
  type Journal,
  type LocalSigner,
  type SenderWallet,
  type TransactionRequest,
} from '../src/index.ts'
import { createPipeline } from '../src/engine.ts'

/** A clock whose sleeps are instant and counted; `onSleep` lets a test act while sending waits. */
export function createFakeClock(onSleep: (now: number) => Promise<void> | void = () => {}): Clock {
  let now = 1_800_000_000_000
  return {
    now: () => now,
    async sleep(milliseconds) {
      now += milliseconds
      await onSleep(now)
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

/** An account of its own, with coins for fees and the tokens of a list, and the wallet that holds its key. */
export async function createTestSender(chain: TestChain, rpcUrl = chain.rpcUrl) {
  const account = privateKeyToAccount(generatePrivateKey())
  await chain.client.setBalance({ address: account.address, value: 10n ** 20n })
  // What stands in between may fail: it is asked as an app asks.
  const transport = rpcUrl === chain.rpcUrl ? localNode(rpcUrl) : http(rpcUrl, { retryCount: 0 })
  const client = createWalletClient({ account, chain: foundry, transport })
  const requests: TransactionRequest[] = []
  const wallet: SenderWallet = {
    address: () => account.address,
    chainId: async () => 31_337,
    async sendTransaction(request) {
      requests.push(request)
      const { to, data, value, gas, nonce, fees } = request
      return client.sendTransaction({ to, data, value, gas, nonce, ...fees } as never)
    },
  }
  return { account, client, wallet, requests }
}

export type TestSender = Awaited<ReturnType<typeof createTestSender>>

/** Seals rows for a sender, who is given the sum. */
export async function sealFor(
  chain: TestChain,
  sender: Address,
  rows: readonly Row[],
  other: Partial<DropTerms> & { tokenIndex?: number } = {},
): Promise<Manifest> {
  const { tokenIndex = 0, ...terms } = other
  const token = chain.tokens[tokenIndex]
  if (!token) throw new Error('No such demo token.')
  const manifest = await freezeManifest({
    title: 'Test drop',
    token,
    rows,
    terms: {
      chainId: 31_337,
      distributor: chain.distributor,
      sender,
      token: token.address,
      standard: 'ERC20',
      policy: 'skip',
      safeTransfer: false,
      direct: false,
      opensAtSeconds: 0n,
      closesAtSeconds: 0n,
      round: 1n,
      slotSize: 250,
      ...terms,
    },
  })
  await mint(chain, manifest.terms.token, sender, manifest.total)
  return manifest
}

const mintAbi = parseAbi([
  'function mint(address to, uint256 value)',
  'function setBlackListed(address account, bool blocked)',
])

export async function mint(chain: TestChain, token: Address, to: Address, amount: bigint) {
  const hash = await chain.client.writeContract({
    abi: mintAbi,
    address: token,
    functionName: 'mint',
    args: [to, amount],
  })
  await chain.client.waitForTransactionReceipt({ hash })
}

export async function setBlocked(chain: TestChain, token: Address, account: Address, isBlocked: boolean) {
  const hash = await chain.client.writeContract({
    abi: mintAbi,
    address: token,
    functionName: 'setBlackListed',
    args: [account, isBlocked],
  })
  await chain.client.waitForTransactionReceipt({ hash })
}

/** Blocks an account by a transaction that comes first in the next block, for it pays more than any other; nobody waits for it. */
export async function setBlockedFirst(chain: TestChain, token: Address, account: Address) {
  await chain.client.writeContract({
    abi: mintAbi,
    address: token,
    functionName: 'setBlackListed',
    args: [account, true],
    gas: 200_000n,
    maxFeePerGas: 90_000_000_000n,
    maxPriorityFeePerGas: 90_000_000_000n,
  })
}

/** Signs every step that is asked for. */
export async function authorise(chain: TestChain, sender: TestSender, manifest: Manifest) {
  const steps = await fetchAuthoriseSteps({ client: asClient(chain), manifest })
  for (const { request } of steps) {
    const hash = await sender.wallet.sendTransaction(request)
    await chain.client.waitForTransactionReceipt({ hash })
  }
  return steps.map(({ kind }) => kind)
}

export function asClient(chain: TestChain): ChainClient {
  return chain.client as unknown as ChainClient
}

export function balanceOf(chain: TestChain, token: Address, account: Address) {
  return chain.client.readContract({ abi: erc20Abi, address: token, functionName: 'balanceOf', args: [account] })
}

/** Balances of all rows' accounts, in the manifest's order. */
export async function balances(chain: TestChain, manifest: Manifest): Promise<bigint[]> {
  const found: bigint[] = []
  for (let from = 0; from < manifest.rowCount; from += 100) {
    const part = Array.from({ length: Math.min(100, manifest.rowCount - from) }, (_, index) =>
      balanceOf(chain, manifest.terms.token, manifest.rowAt(from + index).account),
    )
    found.push(...(await Promise.all(part)))
  }
  return found
}

export function amounts(manifest: Manifest): bigint[] {
  return Array.from({ length: manifest.rowCount }, (_, index) => manifest.rowAt(index).amount)
}

export function wordsOf(chain: TestChain, manifest: Manifest) {
  return chain.client.readContract({
    abi: slotDistributorAbi,
    address: chain.distributor,
    functionName: 'settled',
    args: [manifest.dropId, 0n, BigInt(manifest.slotCount)],
  })
}

/** What a wallet throws when its user says no. */
export function rejection() {
  return Object.assign(new Error('User rejected the request.'), { code: 4001 })
}

/** Accounts of different lists differ, so that balances tell. */
let lists = 1000

/** A sender with a list that is authorised and sealed. */
export async function prepareDrop(
  chain: TestChain,
  { count, wallet: rpcUrl, ...other }: { count: number; wallet?: string } & Parameters<typeof sealFor>[3],
) {
  const sender = await createTestSender(chain, rpcUrl)
  const rows = makeRows(count, { seed: lists++, decimals: other.tokenIndex === 1 ? 6 : 18 })
  const manifest = await sealFor(chain, sender.account.address, rows, other)
  const steps = await authorise(chain, sender, manifest)
  sender.requests.length = 0
  return { ...sender, manifest, steps }
}

export type PreparedDrop = Awaited<ReturnType<typeof prepareDrop>>

/** A sender with defaults for tests: what is not given is a journal in memory, a clock that does not wait, and one slot a transaction. */
export function sending(
  chain: TestChain,
  { manifest, wallet }: { manifest: Manifest; wallet: SenderWallet },
  other: Partial<Parameters<typeof createSender>[0]> = {},
) {
  return createSender({
    client: asClient(chain),
    wallet,
    manifest,
    journal: createMemoryJournal(),
    clock: createFakeClock(),
    maxSlots: 1,
    ...other,
  })
}

/** Reads through another address, such as a proxy that fails. */
export function clientAt(rpcUrl: string): ChainClient {
  return createPublicClient({ chain: foundry, transport: http(rpcUrl, { retryCount: 0 }), cacheTime: 0 }) as ChainClient
}

/** Does something the first time only. */
export function once(act: () => Promise<unknown>) {
  let isDone = false
  return async () => {
    if (isDone) return
    isDone = true
    await act()
  }
}

/** The account's waiting transaction. */
export async function waitingTransaction(chain: TestChain, account: Address) {
  const { transactions } = await chain.client.getBlock({ blockTag: 'pending', includeTransactions: true })
  const found = transactions.find(({ from }) => from.toLowerCase() === account.toLowerCase())
  if (!found) throw new Error('No transaction is waiting.')
  return found
}

/** How often each of the rows was paid since the beginning: transfers to its account. */
export async function paymentsPerRow(chain: TestChain, manifest: Manifest): Promise<number[]> {
  const logs = await chain.client.getLogs({
    address: manifest.terms.token,
    event: erc20Abi.find((item) => item.type === 'event' && item.name === 'Transfer') as never,
    args: { from: manifest.terms.distributor } as never,
    fromBlock: 0n,
  })
  const paid = new Map<string, number>()
  for (const { topics } of logs as { topics: Hex[] }[]) {
    const account = `0x${topics[2]?.slice(-40)}`
    paid.set(account, (paid.get(account) ?? 0) + 1)
  }
  return Array.from({ length: manifest.rowCount }, (_, row) => paid.get(manifest.rowAt(row).account.toLowerCase()) ?? 0)
}

/** A key that may send a drop, with coins for fees: what the drop's sender registered as its operator. */
export async function registerOperator(
  chain: TestChain,
  { wallet, manifest }: Pick<PreparedDrop, 'wallet' | 'manifest'>,
  { purse = 10n ** 19n, ...rights }: { purse?: bigint } & Parameters<typeof setOperator>[2] = {},
) {
  const signer = privateKeyToAccount(generatePrivateKey())
  const hash = await setOperator({ wallet, manifest }, signer.address, rights)
  // A node answers before it mines, also where it does so by itself.
  if (await chain.client.getAutomine()) await chain.client.waitForTransactionReceipt({ hash })
  await chain.client.setBalance({ address: signer.address, value: purse })
  return signer
}

/** Says who may send, as the drop's sender. */
export async function setOperator(
  { wallet, manifest }: Pick<PreparedDrop, 'wallet' | 'manifest'>,
  operator: Address,
  {
    until = 0,
    claimsOpen = false,
    mayLeaveOpen = false,
    fees,
  }: { until?: number; claimsOpen?: boolean; mayLeaveOpen?: boolean; fees?: Fees } = {},
) {
  const hash = await wallet.sendTransaction({
    to: manifest.terms.distributor,
    data: encodeFunctionData({
      abi: slotDistributorAbi,
      functionName: 'register',
      args: [toDropStruct(manifest), operator, until, mayLeaveOpen, claimsOpen, zeroHash],
    }),
    value: 0n,
    ...(fees && { fees }),
  })
  return hash
}

/** A drop whose operator is a signer, on a chain that mines on demand at a base fee of 1 gwei. */
export async function prepareSigner(chain: TestChain, parameters: Parameters<typeof prepareDrop>[1]) {
  const drop = await prepareDrop(chain, { slotSize: 10, ...parameters })
  const signer = await registerOperator(chain, drop)
  await chain.client.setAutomine(false)
  await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei('1') })
  await chain.client.mine({ blocks: 1 })
  return { ...drop, signer, journal: createMemoryJournal() }
}

/** A pipeline with defaults for tests, like `sending`. */
export function pipelining(
  chain: TestChain,
  { manifest, signer }: { manifest: Manifest; signer: LocalSigner },
  other: Partial<Parameters<typeof createPipeline>[0]> = {},
) {
  return createPipeline({
    client: asClient(chain),
    signer,
    manifest,
    journal: createMemoryJournal(),
    clock: createFakeClock(),
    fees: { ceiling: 10n ** 12n },
    ...other,
  })
}

/** A clock that mines a block whenever somebody waits: for chains that mine on demand only. */
export function createBlockClock(chain: TestChain, onBlock: (block: number) => Promise<void> | void = () => {}) {
  let block = 0
  return createFakeClock(async () => {
    await chain.client.mine({ blocks: 1 })
    await onBlock(++block)
  })
}

/** Thrown at the step at which a process ends. */
class Killed extends Error {
  override readonly name = 'Killed'
}

/**
 * A client and a journal that count their calls, and end with the process at one of them: before it has any effect, or after it, when only
 * the answer is lost. Whatever is called later never answers.
 */
export function mortal(
  { client: node }: { client: { request(call: never): Promise<unknown> } },
  journal: Journal,
  { step, when, onEnd }: { step: number; when: 'before' | 'after'; onEnd: () => void },
) {
  let steps = 0
  let isDead = false
  const live = async <T>(act: () => Promise<T>): Promise<T> => {
    steps += 1
    const isLast = steps === step
    if (isDead) return new Promise<T>(() => {})
    if (!isLast) return act()
    isDead = true
    if (when === 'after') await act().catch(() => undefined)
    onEnd()
    throw new Killed()
  }
  const client = createPublicClient({
    chain: foundry,
    cacheTime: 0,
    transport: custom({ request: (call: never) => live(() => node.request(call)) }, { retryCount: 0 }),
  }) as ChainClient
  return {
    client,
    journal: {
      put: (entry) => live(() => journal.put(entry)),
      putAll: (entries) => live(() => journal.putAll(entries)),
      list: (dropId) => live(() => journal.list(dropId)),
    } satisfies Journal,
    steps: () => steps,
  }
}
