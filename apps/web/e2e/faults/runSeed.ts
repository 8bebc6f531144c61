import { setTimeout as after } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { slotDistributorAbi } from '@slotdrop/contracts'
import { getRegisterStep } from '@slotdrop/delivery'
import { type Manifest, slotWord } from '@slotdrop/drops'
import {
  auditKeys,
  type ChainFaultName,
  chainFaults,
  createRandom,
  type FaultAct,
  type FaultProxy,
  type FaultStage,
  lowBaseFee,
  makeManifest,
  makeRows,
  type Random,
  fetchRowPayments,
  type TestChain,
  urgentFees,
} from '@slotdrop/testing'
import { type Address, createWalletClient, erc20Abi, http, parseAbi, zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { localhost } from 'viem/chains'
import type { Chain } from '../fixtures/app.ts'
import { proxyTo } from '../fixtures/privateChain.ts'
import type { InjectedWallet } from '../fixtures/wallet.ts'
import { creator } from '../pages/creator.ts'
import { keyCreator, operatorOf, promptsOf } from '../pages/keyCreator.ts'
import { type BrowserFaultName, browserFaults, type BrowserStage } from './browserFaults.ts'
import { type Circumstances, createUser, type User } from './createUser.ts'

/** Where a run takes place. */
type Site = {
  readonly browser: Browser
  readonly page: Page
  readonly local: TestChain
  /** The node that pages ask; wallets have one that does nothing wrong. */
  readonly node: FaultProxy
  readonly chain: Chain
  readonly wallet: InjectedWallet
}

type FaultName = ChainFaultName | BrowserFaultName

/** What one run found. */
type SeedResult = {
  readonly faults: readonly FaultName[]
  readonly slots: number
  readonly blocks: number
  readonly transactions: number
  /** Transactions that paid nobody. */
  readonly wasted: number
  /** Longest time without a payment while nothing kept anybody from paying. */
  readonly idleSeconds: number
  readonly prompts: number
  /** What is not as it must be. */
  readonly findings: readonly string[]
}

const blockMilliseconds = 1000
const maxIdleSeconds = 300
/** Blocks after which a run is given up, and those in which pages may still find out that all is paid. */
const [maxBlocks, blocksToFindOut] = [600, 120]

/** Wei that are not worth a transfer. */
const worthless = 10n ** 14n

// Sound: the names are those of the objects.
const faultNames = [...Object.keys(chainFaults), ...Object.keys(browserFaults)] as FaultName[]

/** Those that may cost a transaction without anybody's mistake: what pays a row is under way twice, or comes too late. */
const costlyFaults: ReadonlySet<FaultName> = new Set([
  'operator changed',
  'row begins to refuse',
  'data wiped',
  'second browser',
])

const mintAbi = parseAbi(['function mint(address, uint256)', 'function setBlackListed(address account, bool blocked)'])

function isChainFault(name: FaultName): name is ChainFaultName {
  return name in chainFaults
}

/** A small list on the page of its drop, whose key has just been registered. */
async function prepare({ page, local, chain, wallet }: Site, seed: number, random: Random) {
  const faults = random.pick(faultNames, 1 + random.below(3))
  const symbol = faults.includes('row begins to refuse') || random.chance(0.3) ? 'DUSD' : 'MERI'
  const rows = makeRows(5 * (3 + random.below(4)) - random.below(4), { seed: 5000 + seed })
  const blockGasLimit = random.pick([600_000n, 1_200_000n, 30_000_000n], 1)[0] ?? 0n
  const { distributor } = chain
  const sender = wallet.account.address
  await chain.client.setBalance({ address: sender, value: 10n ** 21n })
  const hash = await chain.client.writeContract({
    abi: mintAbi,
    address: chain.token(symbol),
    functionName: 'mint',
    args: [sender, rows.reduce((sum, { amount }) => sum + amount, 0n)],
  })
  await chain.client.waitForTransactionReceipt({ hash })
  const terms = { sender, token: chain.token(symbol), distributor, slotSize: 5 }
  const manifest = await makeManifest(rows, { title: `Seed ${seed}`, symbol, terms })
  // A node that lags knows the demo tokens at least.
  await local.client.mine({ blocks: 25 })
  await local.client.setNextBlockBaseFeePerGas({ baseFeePerGas: lowBaseFee })
  await local.client.setBlockGasLimit({ gasLimit: blockGasLimit })
  const fromBlock = await chain.client.getBlockNumber({ cacheTime: 0 })
  await local.client.setIntervalMining({ interval: blockMilliseconds / 1000 })
  await page.goto('/drops/new')
  await creator(page).connect()
  await creator(page).openFile(manifest)
  await keyCreator(page).letKeySend()
  await keyCreator(page).approve()
  await keyCreator(page).register()
  return { faults, manifest, fromBlock, address: page.url().replace(/\?.*/, '') }
}

/** What the chain shows of a drop, as of the last block. */
async function readDrop({ chain }: Site, manifest: Manifest, keys: readonly Address[]) {
  const { client, distributor: address } = chain
  const [words, operator, counts] = await Promise.all([
    client.readContract({
      abi: slotDistributorAbi,
      address,
      functionName: 'settled',
      args: [manifest.dropId, 0n, BigInt(manifest.slotCount)],
    }),
    operatorOf(chain, manifest.dropId),
    Promise.all(
      keys.map(async (key) => {
        const [next, used] = await Promise.all([
          client.getTransactionCount({ address: key, blockTag: 'pending' }),
          client.getTransactionCount({ address: key, blockTag: 'latest' }),
        ])
        return next - used
      }),
    ),
  ])
  const paid = words.reduce((rows, word) => rows + slotWord.count(word), 0)
  return { paid, operator, inFlight: counts.reduce((a, b) => a + b, 0) }
}

/** Rows that were not paid exactly once and exactly. */
async function countWrongRows({ chain }: Site, manifest: Manifest, fromBlock: bigint): Promise<number> {
  const payments = await fetchRowPayments(chain.client, manifest, fromBlock)
  return payments.filter(({ count, isExact }) => count !== 1 || !isExact).length
}

/** What the faults of a seed act on: the chain and its node, and the browsers. */
function createStage(site: Site, manifest: Manifest, address: string, random: Random, faults: readonly FaultName[]) {
  const { browser, page, local, chain, wallet, node } = site
  const refusing = new Set<number>()
  const keys = new Set<Address>()
  const lostKeys = new Set<Address>()
  const strangers = new Set<Address>()
  const users: User[] = []
  let [operator, inFlight, isPurseDry, mayTopUp]: [Address, number, boolean, boolean] = [zeroAddress, 0, false, false]
  const own = createWalletClient({
    account: wallet.account,
    chain: { ...localhost, id: 31_337 },
    transport: http(chain.rpcUrl),
  })
  const circumstances: Omit<Circumstances, 'mayRegister'> = {
    mayTopUp: () => mayTopUp,
    async letPay() {
      for (const row of refusing)
        await chain.client.writeContract({
          abi: mintAbi,
          address: manifest.terms.token,
          functionName: 'setBlackListed',
          args: [manifest.rowAt(row).account, false],
          ...{ gas: 200_000n, ...urgentFees },
        })
      refusing.clear()
    },
  }
  const isElsewhere = faults.includes('second browser')
  const user = createUser({
    ...{ context: page.context(), wallet, manifest, address },
    // Where another browser of hers sends, she leaves it to that one.
    circumstances: { ...circumstances, mayRegister: () => !isElsewhere || strangers.has(operator) },
  })
  user.watch(page)
  users.push(user)
  const openSecond = async () => {
    const context = await browser.newContext({
      ...{ baseURL: new URL(address).origin, locale: 'en-IE' },
      proxy: proxyTo(node),
    })
    const other = await context.newPage()
    await wallet.attach(other)
    await other.goto('/drops')
    await creator(other).connect()
    await creator(other).openFile(manifest)
    const second = createUser({
      ...{ context, wallet, manifest, address },
      circumstances: { ...circumstances, mayRegister: () => true },
    })
    second.watch(other)
    users.push(second)
  }
  const errors: string[] = []
  let opening: Promise<void> | undefined
  const faultStage: FaultStage = {
    ...{ client: local.client, manifest, node: node.conduct, random, refusing },
    getKeys: () => [...keys],
    isPurseDry: () => isPurseDry,
    fillPurse: async () => void (mayTopUp = true),
    countInFlight: () => inFlight,
    async changeOperator() {
      const stranger = privateKeyToAddress(generatePrivateKey())
      strangers.add(stranger)
      const { to, data } = getRegisterStep(manifest, { operator: stranger, claimsOpen: false }).request
      await own.sendTransaction({ to, data, gas: 200_000n, ...urgentFees })
    },
  }
  const browserStage: BrowserStage = {
    random,
    user,
    openElsewhere: () => void (opening = openSecond().catch((error: unknown) => void errors.push(String(error)))),
    onWiped: () => keys.forEach((key) => lostKeys.add(key)),
  }
  return {
    users,
    keys,
    lostKeys,
    /** What kept another browser from being opened. */
    errors,
    acts: faults.map((name): FaultAct =>
      isChainFault(name) ? chainFaults[name](faultStage) : browserFaults[name](browserStage),
    ),
    /** What was seen before a block. */
    note(seen: { readonly operator: Address; readonly inFlight: number; readonly isPurseDry: boolean }) {
      ;({ operator, inFlight, isPurseDry } = seen)
      if (!strangers.has(operator) && operator !== zeroAddress) keys.add(operator)
    },
    /** The second browser has the drop before it, if there is one. */
    settle: async () => opening,
  }
}

type Stage = ReturnType<typeof createStage>

/** What every page still open says once all is paid; nothing where it is as it must be. */
async function faultsAtEnd(
  site: Site,
  { users, keys, lostKeys, errors: others }: Stage,
  manifest: Manifest,
  texts: readonly string[],
) {
  const findings: string[] = [...others]
  const count = manifest.rowCount
  for (const [index, text] of texts.entries()) {
    if (!/^complete$/im.test(text)) findings.push(`browser ${index + 1} does not say that it is complete`)
    if (!text.includes(`${count} of ${count} recipients paid`)) findings.push(`browser ${index + 1} counts otherwise`)
    if (/does not answer|The node is silent|Waiting for gas/.test(text))
      findings.push(`browser ${index + 1} still waits or doubts`)
  }
  for (const key of keys) {
    const left = await site.chain.client.getBalance({ address: key })
    if (left > worthless && !lostKeys.has(key)) findings.push(`${left} wei stay with a key that can be opened`)
  }
  for (const { errors } of users) findings.push(...errors.map((message) => `error on the page: ${message}`))
  return findings
}

/** Whether pages know that all is paid, and nothing is left to give back. */
async function isOver(site: Site, { keys, lostKeys }: Stage, texts: readonly (string | undefined)[]): Promise<boolean> {
  const balances = await Promise.all(
    [...keys].filter((key) => !lostKeys.has(key)).map((address) => site.chain.client.getBalance({ address })),
  )
  return (
    balances.every((balance) => balance <= worthless) &&
    texts.every((text) => text !== undefined && /^complete$/im.test(text) && !/does not answer|is silent/.test(text))
  )
}

/** Blocks come and faults act, until all is paid and every page knows it. One loop: what is seen of a block decides what happens in it. */
async function play(site: Site, stage: Stage, manifest: Manifest) {
  const findings = new Set<string>()
  let [paid, blocks, paidAt, idle] = [0, 0, Date.now(), 0]
  let completeFor = 0
  let texts: string[] = []
  let next = Date.now()
  while (blocks < maxBlocks && completeFor < blocksToFindOut) {
    const hinders: boolean[] = []
    for (const act of stage.acts) hinders.push(await act(blocks + 1))
    await site.local.client.mine({ blocks: 1 })
    blocks += 1
    const seen = await Promise.all(stage.users.map((user) => user.attend()))
    const drop = await readDrop(site, manifest, [...stage.keys])
    const isPaid = drop.paid === manifest.rowCount
    if (!isPaid && seen.some((one) => one && /^complete$/im.test(one.text)))
      findings.add('a page said that it is complete, and it was not')
    stage.note({ ...drop, isPurseDry: seen.some((one) => one?.text.includes('The gas money is used up.') ?? false) })
    const now = Date.now()
    if (drop.paid !== paid || hinders.includes(true) || isPaid) paidAt = now
    paid = drop.paid
    idle = Math.max(idle, now - paidAt)
    if (idle > maxIdleSeconds * 1000) break
    completeFor = isPaid ? completeFor + 1 : 0
    if (isPaid) {
      for (const user of stage.users) if (!user.isOpen() && completeFor > 10) user.open()
      const shown = seen.map((one) => one?.text)
      if (await isOver(site, stage, shown)) {
        texts = shown.flatMap((text) => text ?? [])
        break
      }
      if (completeFor === blocksToFindOut) texts = shown.map((text) => text ?? '')
    }
    next = Math.max(next + blockMilliseconds, Date.now())
    await after(next - Date.now())
  }
  if (paid < manifest.rowCount) findings.add(`${manifest.rowCount - paid} rows were never paid`)
  return { findings, blocks, idle, texts }
}

/** One run: what befalls whom, and when, is the seed's. */
export async function runSeed(site: Site, seed: number): Promise<SeedResult> {
  const random = createRandom(seed)
  const { faults, manifest, fromBlock, address } = await prepare(site, seed, random)
  const { local, chain, wallet } = site
  const stage = createStage(site, manifest, address, random, faults)
  stage.note({ operator: await operatorOf(chain, manifest.dropId), inFlight: 0, isPurseDry: false })
  await local.client.setIntervalMining({ interval: 0 })
  await local.client.setAutomine(false)
  const { findings, blocks, idle, texts } = await play(site, stage, manifest)
  await stage.settle()
  const wrong = await countWrongRows(site, manifest, fromBlock)
  if (wrong > 0) findings.add(`${wrong} rows were not paid exactly once`)
  for (const finding of await faultsAtEnd(site, stage, manifest, texts)) findings.add(finding)
  const { token, distributor } = manifest.terms
  const left = await chain.client.readContract({
    abi: erc20Abi,
    address: token,
    functionName: 'balanceOf',
    args: [distributor],
  })
  if (left !== 0n) findings.add(`${left} stayed in the contract`)
  const { transactions, wasted, filled } = await auditKeys(chain.client, { keys: [...stage.keys], fromBlock })
  // What the node lost is lost for good with the tab that gave it; without money for new work its nonce is filled for 21,000 gas.
  const excused = faults.includes('every fifth dropped') ? filled : 0
  if (wasted > excused && !faults.some((name) => costlyFaults.has(name))) findings.add(`${wasted} transactions wasted`)
  return {
    ...{ faults, slots: manifest.slotCount, blocks, transactions, wasted, prompts: promptsOf(wallet) },
    ...{ idleSeconds: Math.round(idle / 1000), findings: [...findings] },
  }
}
