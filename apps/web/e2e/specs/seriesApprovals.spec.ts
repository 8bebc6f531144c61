import type { Page } from '@playwright/test'
import { getCancelStep, getRegisterStep } from '@slotdrop/delivery'
import { freezeManifest, type Row } from '@slotdrop/drops'
import { deploySafeAccount } from '@slotdrop/testing'
import {
  type Address,
  createWalletClient,
  decodeFunctionData,
  erc20Abi,
  erc721Abi,
  type Hex,
  http,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem'
import { localhost } from 'viem/chains'
import { type Chain, expect, newAccount, newMinter, test } from '../fixtures/app.ts'
import { test as testAlone } from '../fixtures/privateChain.ts'
import type { InjectedWallet } from '../fixtures/wallet.ts'
import { creator } from '../pages/creator.ts'
import { look } from '../pages/look.ts'

// A list with several tokens becomes several drops, and one screen on which all of their approvals are signed.

const [meri, dollar, coin] = [10n ** 18n, 10n ** 6n, 10n ** 18n]

/** What the distributor may take of a token. */
function allowance(chain: Chain, owner: Address, token: Address): Promise<bigint> {
  const args = [owner, chain.distributor] as const
  return chain.client.readContract({ abi: erc20Abi, address: token, functionName: 'allowance', args })
}

/** Token and amount of each approval that a wallet was asked for, in order. */
function approvals({ requests }: InjectedWallet): readonly (readonly [Hex, bigint])[] {
  return requests.flatMap(({ method, params }) => {
    // Sound: what a page hands a wallet to send.
    const [{ to, data } = {}] = (params ?? []) as { to?: Hex; data?: Hex }[]
    if (method !== 'eth_sendTransaction' || !to || !data?.startsWith('0x095ea7b3')) return []
    const { args } = decodeFunctionData({ abi: erc20Abi, data })
    return [[to, BigInt(args?.[1] ?? 0)] as const]
  })
}

/** A list of DUSD that belongs to no other: 15 for each of two. */
function sealBounties(chain: Chain, sender: Address) {
  const rows: Row[] = [newAccount(), newAccount()].map((account) => ({ account, id: 0n, amount: 15n * dollar }))
  return freezeManifest({
    title: 'Bounties',
    token: { symbol: 'DUSD', name: 'Demo dollar', decimals: 6 },
    rows,
    terms: {
      ...{ chainId: 31_337, distributor: chain.distributor, sender, token: chain.token('DUSD') },
      ...{ standard: 'ERC20', policy: 'skip', safeTransfer: false, direct: false },
      ...{ opensAtSeconds: 0n, closesAtSeconds: 0n, round: 0n, slotSize: 250 },
    },
  })
}

/** Approves for the bounties, and opens their claims. */
async function openBounties(page: Page, chain: Chain, sender: Address) {
  await creator(page).openFile(await sealBounties(chain, sender))
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Who may send, and whether recipients may claim').click()
  await page.getByRole('checkbox', { name: /^Recipients may claim/ }).check()
  await page.getByRole('button', { name: 'Approve 30 DUSD' }).click()
  await page.getByRole('button', { name: /^(Open claims|Enable claiming)$/ }).click()
  await page.getByRole('button', { name: 'Back to sending' }).click()
  await expect(page.getByText(/^Claims open, 0 of 2/)).toBeVisible()
}

/** The part of an approval screen that is about the other drops of the list. */
function otherDrops(page: Page) {
  const list = page.getByRole('region', { name: 'Other drops of this list' })
  return { list, row: (text: RegExp) => list.getByRole('listitem').filter({ hasText: text }) }
}

/** From the first page to two sealed drops of one list; the second one's approval screen is left open. */
async function sealTwo(page: Page, symbols: readonly [string, string], rows: readonly string[]) {
  const she = creator(page)
  await she.arrive('/drops/new')
  await she.chooseToken(symbols[0])
  await she.chooseFile('payouts.csv', ['token_type,token_address,receiver,amount,id', ...rows].join('\n'))
  await page.getByRole('button', { name: 'Make 2 drops' }).click()
  await she.seal(`October in ${symbols[0]}`)
  await page.getByRole('navigation', { name: 'Drops of this list' }).getByRole('link').click()
  await she.seal(`October in ${symbols[1]}`)
  await she.chooseWallet()
}

test('a list with three tokens is approved on one screen, for other open drops too, and each drop is then sent without another approval', async ({
  page,
  chain,
  wallet,
}) => {
  const { account } = wallet
  const [a, b] = [newAccount(), newAccount()]
  const [MERI, DUSD, WETH] = [chain.token('MERI'), chain.token('DUSD'), chain.wrappedCoin ?? '0x']
  await chain.fund(account.address, 'MERI', 100n * meri)
  await chain.fund(account.address, 'DUSD', 10_000n * dollar)
  await chain.wrap(account, parseEther('2'))
  const she = creator(page)
  await she.arrive('/drops')
  await openBounties(page, chain, account.address)

  await page.goto('/drops/new')
  await she.chooseToken('MERI')
  const lines = [
    'token_type,token_address,receiver,amount,id',
    `erc20,${MERI},${a},1.5,`,
    `erc20,${DUSD},${a},"1,250.50",`,
    `erc20,${WETH},${b},0.75,`,
    `native,,${b},0.25,`,
    `erc20,${MERI},${b},2,`,
    `erc20,${DUSD},${b},2,`,
  ]
  await she.chooseFile('payouts.csv', lines.join('\n'))
  await page.getByRole('button', { name: 'Make 4 drops' }).click()
  await she.seal('October in MERI')
  // What is not sealed yet is named, with the way to it.
  const { list, row } = otherDrops(page)
  await expect(list.getByRole('listitem')).toHaveText([
    /^1,252.5 DUSD, 2 recipients.*Not sealed yet\..*Go on with DUSD$/,
    /^0.75 WETH, 1 recipient.*Not sealed yet\..*Go on with WETH$/,
    /^0.25 ETH, 1 recipient.*Not sealed yet\..*Go on with ETH$/,
  ])
  await list.getByRole('link', { name: 'Go on with DUSD' }).click()
  // The next one has its own rows, after a reload as well.
  const isNext = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('DUSD')
    await expect(page.getByText(/^7 lines = 2 ready/)).toBeVisible()
  }
  await isNext()
  await page.reload()
  await isNext()
  await she.seal('October in DUSD')
  await list.getByRole('link', { name: 'Go on with WETH' }).click()
  await she.seal('October in WETH')

  // The last one that was sealed is open: the others are approved beside it. One button stands out, its own.
  await she.chooseWallet()
  await expect(row(/DUSD/)).toContainText(/October in DUSD, 2 recipients/)
  await expect(row(/MERI/).getByRole('button', { name: 'Approve 3.5 MERI' })).toBeVisible()
  await expect(page.locator('main [data-variant="primary"]')).toHaveText(['Approve 0.75 WETH'])
  await look(page, 'approve-series')

  // Declining is said where it was asked, and nothing is taken back by it.
  wallet.rejectAfter('eth_sendTransaction', 0)
  await row(/MERI/).getByRole('button').click()
  await expect(row(/MERI/).getByText('You declined the request in your wallet')).toBeVisible()
  await row(/MERI/).getByRole('button', { name: 'Approve 3.5 MERI' }).click()
  await expect(row(/MERI/).getByText('Approved', { exact: true })).toBeVisible()

  // This token takes a new approval from zero alone, and an open drop counts on what was approved: both are said, and the sum may be for both.
  await row(/DUSD/)
    .getByRole('checkbox', { name: /^Bounties / })
    .check()
  await expect(row(/DUSD/)).toContainText('Bounties')
  await row(/DUSD/)
    .getByRole('button', { name: /^Reset the old approval$/ })
    .click()
  await row(/DUSD/).getByRole('button', { name: 'Approve 1,282.5 DUSD' }).click()
  await expect(row(/DUSD/).getByText('Approved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Approve 0.75 WETH' }).click()
  await expect(page.getByRole('button', { name: 'Go to sending' })).toBeVisible()

  const given = [
    [MERI, (35n * meri) / 10n],
    [DUSD, 0n],
    [DUSD, 1_282_500_000n],
    [WETH, (75n * coin) / 100n],
  ]
  const asked = approvals(wallet).map(([token, amount]) => [token.toLowerCase(), amount])
  // The first was for the bounties; the second is the one that she declined.
  expect(asked.slice(2)).toEqual(given.map(([token, amount]) => [String(token).toLowerCase(), amount]))
  expect(await Promise.all([MERI, DUSD, WETH].map((token) => allowance(chain, account.address, token)))).toEqual([
    (35n * meri) / 10n,
    1_282_500_000n,
    (75n * coin) / 100n,
  ])

  // A reload shows the same, and each drop is sent from its own page as it stands.
  await page.reload()
  await expect(row(/MERI/).getByText('Approved', { exact: true })).toBeVisible()
  await row(/MERI/).getByRole('link', { name: 'Open the drop of MERI' }).click()
  const sendAsItStands = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Send to / })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
    await she.send()
    await she.isComplete()
  }
  await sendAsItStands('October in MERI')
  const drops = page.getByRole('navigation', { name: 'Drops of this list' })
  await drops.getByRole('listitem').filter({ hasText: 'DUSD' }).getByRole('link').click()
  await sendAsItStands('October in DUSD')
  await drops.getByRole('listitem').filter({ hasText: 'WETH' }).getByRole('link').click()
  await sendAsItStands('October in WETH')
  expect(approvals(wallet)).toHaveLength(asked.length)
  expect(await Promise.all(['MERI', 'DUSD'].map((symbol) => chain.balanceOf(symbol, a)))).toEqual([
    (15n * meri) / 10n,
    1_250_500_000n,
  ])
  // What the bounties count on is left as it was.
  expect(await allowance(chain, account.address, DUSD)).toBe(30n * dollar)
})

test('a wallet that signs several steps as one is asked once for an approval that is set to zero first', async ({
  page,
  chain,
  wallet,
}) => {
  const { account } = wallet
  const [MERI, DUSD, a] = [chain.token('MERI'), chain.token('DUSD'), newAccount()]
  await chain.fund(account.address, 'MERI', 10n * meri)
  await chain.fund(account.address, 'DUSD', 10n * dollar)
  const tool = createWalletClient({ account, chain: { ...localhost, id: 31_337 }, transport: http(chain.rpcUrl) })
  const args = [chain.distributor, 1n] as const
  const hash = await tool.writeContract({ abi: erc20Abi, address: DUSD, functionName: 'approve', args })
  await chain.client.waitForTransactionReceipt({ hash })
  wallet.bundle()
  await sealTwo(page, ['DUSD', 'MERI'], [`erc20,${DUSD},${a},7,`, `erc20,${MERI},${a},3,`])
  const { row } = otherDrops(page)
  await row(/DUSD/).getByRole('button', { name: 'Sign all 2 steps at once' }).click()
  await expect(row(/DUSD/).getByText('Approved', { exact: true })).toBeVisible()
  expect(wallet.requests.filter(({ method }) => method === 'wallet_sendCalls')).toHaveLength(1)
  expect(approvals(wallet)).toEqual([])
  expect(await allowance(chain, account.address, DUSD)).toBe(7n * dollar)
})

test('what a covered drop needs has changed since the screen was opened: nothing is signed, and the new sum is asked for', async ({
  page,
  chain,
  wallet,
}) => {
  const { account } = wallet
  const [MERI, DUSD, a] = [chain.token('MERI'), chain.token('DUSD'), newAccount()]
  await chain.fund(account.address, 'MERI', 10n * meri)
  await chain.fund(account.address, 'DUSD', 100n * dollar)
  // From another browser, of which this one is told by the chain alone.
  const bounties = await sealBounties(chain, account.address)
  const tool = createWalletClient({ account, chain: { ...localhost, id: 31_337 }, transport: http(chain.rpcUrl) })
  const send = async ({ to, data }: { readonly to: Address; readonly data: Hex }) =>
    chain.client.waitForTransactionReceipt({ hash: await tool.sendTransaction({ to, data }) })
  await send(getRegisterStep(bounties, { operator: zeroAddress, claimsOpen: true }).request)
  await sealTwo(page, ['DUSD', 'MERI'], [`erc20,${DUSD},${a},7,`, `erc20,${MERI},${a},3,`])
  const { row } = otherDrops(page)
  const approve = (sum: number) => row(/DUSD/).getByRole('button', { name: `Approve ${sum} DUSD` })
  await expect(approve(7)).toBeVisible()
  await row(/DUSD/)
    .getByRole('checkbox', { name: new RegExp(`^Drop ${bounties.dropId.slice(0, 10)}`) })
    .check()
  await expect(approve(37)).toBeVisible()
  await send(getCancelStep(bounties).request)
  await approve(37).click()
  await expect(row(/DUSD/).getByText(/^What your open drops need has changed/)).toBeVisible()
  expect(approvals(wallet)).toEqual([])
  await approve(7).click()
  await expect(row(/DUSD/).getByText('Approved', { exact: true })).toBeVisible()
  expect(approvals(wallet).map(([, amount]) => amount)).toEqual([7n * dollar])
  expect(await allowance(chain, account.address, DUSD)).toBe(7n * dollar)
})

testAlone(
  'the approvals of a Safe’s list are proposed on one screen, a collection’s too, and are followed there until its owners have signed',
  async ({ page, chain, wallet }) => {
    const safe = await deploySafeAccount(chain.client)
    wallet.actAsSafe(safe)
    const [MERI, PASS, a, id] = [chain.token('MERI'), chain.token('PASS'), newAccount(), 900_001n]
    await chain.fund(safe, 'MERI', 10n * meri)
    await chain.client.setBalance({ address: wallet.account.address, value: coin })
    const minter = await newMinter(chain.client, chain.rpcUrl)
    const abi = parseAbi(['function mint(address, uint256, uint256)'])
    const hash = await minter.writeContract({ abi, address: PASS, functionName: 'mint', args: [safe, id, 1n] })
    await chain.client.waitForTransactionReceipt({ hash })
    await sealTwo(page, ['MERI', 'PASS'], [`erc20,${MERI},${a},3,`, `erc721,${PASS},${a},1,${id}`])
    const [{ row }, waiting] = [otherDrops(page), 'Waiting for signatures.']
    await row(/MERI/).getByRole('button', { name: 'Approve 3 MERI' }).click()
    await expect(row(/MERI/).getByText(waiting)).toBeVisible()
    await page.getByRole('button', { name: 'Approve PASS' }).click()
    await expect(page.getByText(waiting)).toHaveCount(2)
    await page.reload()
    await expect(page.getByText(waiting)).toHaveCount(2)
    await wallet.executeProposals()
    await expect(row(/MERI/).getByText('Approved', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Go to sending' })).toBeVisible()
    await expect(page.getByText(waiting)).toHaveCount(0)
    expect(await allowance(chain, safe, MERI)).toBe(3n * meri)
    const args = [safe, chain.distributor] as const
    expect(
      await chain.client.readContract({ abi: erc721Abi, address: PASS, functionName: 'isApprovedForAll', args }),
    ).toBe(true)

    // Seen from the other drop, the collection is the one that is approved.
    await row(/MERI/).getByRole('link', { name: 'Open the drop of MERI' }).click()
    await expect(page.getByRole('button', { name: 'Send to 1 recipient' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
  },
)
