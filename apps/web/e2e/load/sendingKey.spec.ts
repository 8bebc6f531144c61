import { slotDistributorAbi } from '@slotdrop/contracts'
import { auditKeys, makeManifest, type TestRow, toCsv } from '@slotdrop/testing'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { type Address, formatEther, type Hex, hexToBigInt, isAddressEqual, isHex } from 'viem'
import type { Chain } from '../fixtures/app.ts'
import { expect, test } from '../fixtures/privateChain.ts'
import {
  erc20,
  erc20WithPermits,
  fundKind,
  heldBy,
  type Kind,
  kinds,
  makeKindRows,
  type Site,
} from '../fixtures/sendingKinds.ts'
import type { InjectedWallet } from '../fixtures/wallet.ts'
import { creator } from '../pages/creator.ts'
import { askingMethods, keyCreator, operatorOf } from '../pages/keyCreator.ts'

// ROWS chooses another length, BLOCKS another time between blocks, in seconds; `-g NFTs` one kind alone. Figures are printed for
// docs/benchmarks.md.
const rowCount = Number(process.env['ROWS'] ?? 10_000)
const interval = Number(process.env['BLOCKS'] ?? 2)
const closings = 5
const title = 'Everybody'

/** A drop whose key has just been given the right to send. */
type Begun = { readonly address: string; readonly token: Address; readonly begunAt: number }

type Case = {
  readonly name: string
  readonly kind: Kind
  /** How often the wallet asks, by method. */
  readonly prompts: Readonly<Record<string, number>>
  readonly isBundling?: boolean
  readonly begin: (page: Page, site: Site, rows: readonly TestRow[]) => Promise<Begun>
}

/** Read from a file with addresses and amounts, sealed on the page, approved and registered. */
async function beginImported(page: Page, { local, chain, wallet }: Site, rows: readonly TestRow[]): Promise<Begun> {
  await local.client.setIntervalMining({ interval })
  await chain.fund(
    wallet.account.address,
    'MERI',
    rows.reduce((sum, { amount }) => sum + amount, 0n),
  )
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('MERI')
  await she.chooseFile('list.csv', toCsv(rows))
  await expect(page.getByText(/lines = /)).toBeVisible()
  // Among many accounts some look alike at both ends: the import asks about them.
  const keep = page.getByRole('button', { name: /^I checked them, keep them|^I checked it, keep it/ }).first()
  if (await page.getByRole('button', { name: 'Review list' }).isDisabled()) await keep.click()
  await she.seal(title)
  await keyCreator(page).approve()
  const begunAt = Date.now()
  await keyCreator(page).register()
  await page.waitForURL(/\/drops\/0x/)
  return { address: page.url().replace(/\?.*/, ''), token: chain.token('MERI'), begunAt }
}

/** Opened from a sealed file, and signed in one of the ways that a wallet and a token allow. */
function beginSealed(kind: Kind, sign: (page: Page) => Promise<void>): Case['begin'] {
  return async (page, site, rows) => {
    const { local, chain, wallet } = site
    const token = await fundKind(site, kind, rows)
    await local.client.setIntervalMining({ interval })
    const { distributor } = chain
    const slotSize = kind.standard === 'ERC721' || kind.standard === 'ERC1155' ? 100 : 250
    const terms = { sender: wallet.account.address, token, distributor, standard: kind.standard, slotSize }
    const manifest = await makeManifest(rows, { title, symbol: kind.symbol, terms })
    await page.goto('/drops/new')
    await creator(page).connect()
    await creator(page).openFile(manifest)
    await keyCreator(page).letKeySend()
    const begunAt = Date.now()
    await sign(page)
    return { address: page.url().replace(/\?.*/, ''), token, begunAt }
  }
}

async function signTwice(page: Page) {
  await keyCreator(page).approve()
  await keyCreator(page).register()
}

const cases: readonly Case[] = [
  {
    name: 'an ERC-20',
    kind: erc20,
    prompts: { eth_signTypedData_v4: 2, eth_sendTransaction: 2 },
    begin: beginImported,
  },
  {
    name: 'an ERC-20, signed as one',
    kind: erc20,
    prompts: { eth_signTypedData_v4: 2, wallet_sendCalls: 1 },
    isBundling: true,
    begin: beginSealed(erc20, (page) => keyCreator(page).signTogether()),
  },
  {
    name: erc20WithPermits.name,
    kind: erc20WithPermits,
    prompts: { eth_signTypedData_v4: 3, eth_sendTransaction: 1 },
    begin: beginSealed(erc20WithPermits, (page) => keyCreator(page).signPermit()),
  },
  ...kinds
    .filter((kind) => kind !== erc20)
    .map((kind): Case => ({
      name: kind.name,
      kind,
      prompts: { eth_signTypedData_v4: 2, eth_sendTransaction: 2 },
      begin: beginSealed(kind, signTwice),
    })),
]

function promptsByMethod({ requests }: InjectedWallet): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { method } of requests) if (askingMethods.has(method)) counts[method] = (counts[method] ?? 0) + 1
  return counts
}

type Call = { readonly to?: Address; readonly value?: Hex }

/** Wei that went along with the registration. */
function gasMoneyIn({ requests }: InjectedWallet, distributor: Address): bigint {
  const calls = requests.flatMap(({ method, params = [] }): Call[] => {
    if (method === 'eth_sendTransaction') return [params[0] as Call]
    return method === 'wallet_sendCalls' ? [...(params[0] as { calls: Call[] }).calls] : []
  })
  return calls
    .filter(({ to, value }) => to && isAddressEqual(to, distributor) && isHex(value))
    .reduce((sum, { value = '0x0' }) => sum + hexToBigInt(value), 0n)
}

/** The next request but so many that gives the node transactions of a key. */
function nextSending(context: BrowserContext, skipped: number): Promise<Request> {
  let count = 0
  const isSending = (request: Request) =>
    (request.postData()?.includes('eth_sendRawTransaction') ?? false) && count++ >= skipped
  return context.waitForEvent('request', { predicate: isSending, timeout: 600_000 })
}

async function countOpenSlots(chain: Chain, address: string, slots: number): Promise<number> {
  const [dropId = ''] = /0x[0-9a-f]{64}/.exec(address) ?? []
  const words = await chain.client.readContract({
    abi: slotDistributorAbi,
    address: chain.distributor,
    functionName: 'settled',
    args: [dropId as Hex, 0n, BigInt(slots)],
  })
  return words.filter((word) => word === 0n).length
}

for (const [index, { name, kind, prompts, isBundling = false, begin }] of cases.entries())
  test(`${name}: ${rowCount} recipients by a sending key on blocks of ${interval} s, closed and opened again ${closings} times`, async ({
    page,
    context,
    local,
    chain,
    wallet,
    faults,
  }) => {
    const rows = makeKindRows(kind, rowCount, 907 + index)
    const slots = Math.ceil(rowCount / (kind.standard === 'ERC721' || kind.standard === 'ERC1155' ? 100 : 250))
    if (isBundling) wallet.bundle()
    const fromBlock = await chain.client.getBlockNumber()
    let sending = nextSending(context, 0)
    const { address, token, begunAt } = await begin(page, { local, chain, wallet }, rows)
    let tab = page
    const openAt: number[] = []
    for (let closed = 1; closed <= closings; closed++) {
      const request = await sending
      // Every other time with the node's answer, else while it is awaited.
      if (closed % 2 === 0) await request.response()
      await tab.close()
      openAt.push(await countOpenSlots(chain, address, slots))
      // Of coins a second request pays all that is left.
      if (closed < closings) sending = nextSending(context, closed === 1 && kind.standard !== 'NATIVE' ? 1 : 0)
      tab = await context.newPage()
      await wallet.attach(tab)
      await tab.goto(address)
      await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible()
    }
    expect(Math.min(...openAt)).toBeGreaterThan(0)
    await expect(tab.getByText('Complete', { exact: true })).toBeVisible({ timeout: 1_800_000 })
    const seconds = Math.round((Date.now() - begunAt) / 1000)
    await expect(tab.getByText('What was left of the gas money went back')).toBeVisible()

    const key = await operatorOf(chain, address)
    expect(await heldBy(kind, chain, token, rows)).toEqual(rows.map(({ amount }) => amount))
    expect(promptsByMethod(wallet)).toEqual(prompts)
    const { transactions, wasted, fees, givenBack } = await auditKeys(chain.client, { keys: [key], fromBlock })
    const given = gasMoneyIn(wallet, chain.distributor)
    expect(givenBack).toBeGreaterThan(0n)
    expect(await chain.client.getBalance({ address: key })).toBe(0n)
    expect(fees + givenBack).toBe(given)
    const asked = Object.entries(prompts).map(([method, count]) => `${count} ${method}`)
    console.log(
      `| ${name} | ${asked.join(', ')} | ${slots} | ${transactions} | ${wasted} | ${seconds} s | ${formatEther(given)} | ${formatEther(givenBack)} | open when closed: ${openAt.join(', ')} |`,
    )
    faults.length = 0
  })
