import { randomInt } from 'node:crypto'
import { demoPoints } from '@slotdrop/contracts/testing'
import { makeRows, type TestRow } from '@slotdrop/testing'
import { formatAmount, maxSlotSize, type TokenStandard } from '@slotdrop/drops'
import {
  type Address,
  createWalletClient,
  encodeFunctionData,
  erc1155Abi,
  erc20Abi,
  erc721Abi,
  http,
  parseEther,
} from 'viem'
import { localhost } from 'viem/chains'
import type { Page } from '@playwright/test'
import { type Chain, expect, newMinter, test } from '../fixtures/app.ts'
import type { InjectedWallet } from '../fixtures/wallet.ts'
import { countPointing, type Hand, handOn } from '../pages/hands.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const mintAbi = [
  {
    type: 'function',
    name: 'mint',
    stateMutability: 'nonpayable',
    inputs: [{ type: 'address' }, { type: 'uint256' }, { type: 'uint256' }],
    outputs: [],
  },
] as const

/** What is sent: a token with something to hand out, and how the chain shows who has it. */
type Kind = {
  readonly name: string
  readonly standard: TokenStandard
  readonly decimals: number
  /** Gives the sender what the rows need; returns the token. */
  prepare(chain: Chain, wallet: InjectedWallet, rows: readonly TestRow[]): Promise<Address>
  /** The word on the token's radio button; without one its address is pasted. */
  readonly symbol?: string
  readonly hasOldAllowance?: boolean
  /** Coins: which of the ways to pay them is chosen. */
  readonly way?: RegExp
}

function sumOf(rows: readonly TestRow[]) {
  return rows.reduce((sum, { amount }) => sum + amount, 0n)
}

function fundWith(symbol: string): Kind['prepare'] {
  return async (chain, wallet, rows) => {
    await chain.fund(wallet.account.address, symbol, sumOf(rows))
    return chain.token(symbol)
  }
}

async function mintIds(chain: Chain, symbol: string, args: readonly [Address, bigint, bigint]) {
  await chain.client.setBalance({ address: args[0], value: parseEther('100') })
  const minter = await newMinter(chain.client, chain.rpcUrl)
  const hash = await minter.writeContract({ abi: mintAbi, address: chain.token(symbol), functionName: 'mint', args })
  await chain.client.waitForTransactionReceipt({ hash })
  return chain.token(symbol)
}

const kinds: readonly Kind[] = [
  { name: 'an ERC-20 of 18 decimals', standard: 'ERC20', decimals: 18, symbol: 'MERI', prepare: fundWith('MERI') },
  {
    name: 'an ERC-20 of 6 decimals',
    standard: 'ERC20',
    decimals: 6,
    async prepare(chain, wallet, rows) {
      await chain.client.setBalance({ address: wallet.account.address, value: parseEther('100') })
      const minter = await newMinter(chain.client, chain.rpcUrl)
      const made = await chain.client.waitForTransactionReceipt({ hash: await minter.deployContract(demoPoints) })
      const address = made.contractAddress as Address
      const args = [wallet.account.address, sumOf(rows)] as const
      const hash = await minter.writeContract({ abi: demoPoints.abi, address, functionName: 'mint', args })
      await chain.client.waitForTransactionReceipt({ hash })
      return address
    },
  },
  {
    name: 'a dollar that answers nothing and has an old allowance',
    standard: 'ERC20',
    decimals: 6,
    symbol: 'DUSD',
    hasOldAllowance: true,
    async prepare(chain, wallet, rows) {
      await chain.fund(wallet.account.address, 'DUSD', sumOf(rows))
      const { account } = wallet
      const own = createWalletClient({ account, chain: { ...localhost, id: 31_337 }, transport: http(chain.rpcUrl) })
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [chain.distributor, 5n] })
      const hash = await own.sendTransaction({ to: chain.token('DUSD'), data })
      await chain.client.waitForTransactionReceipt({ hash })
      return chain.token('DUSD')
    },
  },
  {
    name: 'NFTs',
    standard: 'ERC721',
    decimals: 0,
    symbol: 'PASS',
    prepare: (chain, wallet, rows) =>
      mintIds(chain, 'PASS', [wallet.account.address, rows[0]?.id ?? 0n, BigInt(rows.length)]),
  },
  {
    name: 'items',
    standard: 'ERC1155',
    decimals: 0,
    symbol: 'ITEM',
    async prepare(chain, wallet, rows) {
      for (const id of new Set(rows.map((row) => row.id)))
        await mintIds(chain, 'ITEM', [wallet.account.address, id, sumOf(rows)])
      return chain.token('ITEM')
    },
  },
  {
    name: 'coins',
    standard: 'NATIVE',
    decimals: 18,
    symbol: 'ETH',
    async prepare(chain, wallet) {
      await chain.client.setBalance({ address: wallet.account.address, value: parseEther('100000') })
      return '0x0000000000000000000000000000000000000000'
    },
  },
  {
    name: 'coins out of the wrapped coin',
    standard: 'NATIVE',
    decimals: 18,
    symbol: 'ETH',
    way: /^From your Wrapped/,
    async prepare(chain, wallet, rows) {
      await chain.client.setBalance({ address: wallet.account.address, value: parseEther('100000') })
      await chain.wrap(wallet.account, sumOf(rows))
      return '0x0000000000000000000000000000000000000000'
    },
  },
]

// Drawn: two processes may begin in one millisecond.
let ids = BigInt(randomInt(2 ** 39)) * 1_000n

function makeKindRows({ standard, decimals }: Kind, count: number, seed: number): TestRow[] {
  // Fifteen digits at most: a spreadsheet keeps no more, and the import asks about longer ids that end in zeros.
  const first = (ids += 1_000n)
  return makeRows(count, { seed, decimals: standard === 'NATIVE' ? 15 : decimals }).map((row, index) => ({
    ...row,
    id: standard === 'ERC721' ? first + BigInt(index) : standard === 'ERC1155' ? first + BigInt(index % 2) : 0n,
    amount: standard === 'ERC721' ? 1n : standard === 'ERC1155' ? BigInt((index % 5) + 1) : row.amount + BigInt(index),
  }))
}

function toList({ standard, decimals }: Kind, rows: readonly TestRow[]) {
  const hasIds = standard === 'ERC721' || standard === 'ERC1155'
  const columns = ['address', ...(hasIds ? ['id'] : []), ...(standard === 'ERC721' ? [] : ['amount'])]
  const lines = rows.map(({ account, id, amount }) =>
    [
      account,
      ...(hasIds ? [id] : []),
      ...(standard === 'ERC721' ? [] : [formatAmount(amount, decimals, { locale: null })]),
    ].join(),
  )
  return [columns.join(), ...lines, ''].join('\n')
}

/** What the chain says each row has: its amount, or for NFTs its account. */
function readHeld(chain: Chain, { standard }: Kind, token: Address, rows: readonly TestRow[]) {
  return Promise.all(
    rows.map(({ account, id }) => {
      if (standard === 'NATIVE') return chain.reader.getBalance({ address: account })
      if (standard === 'ERC721')
        return chain.reader.readContract({ abi: erc721Abi, address: token, functionName: 'ownerOf', args: [id] })
      if (standard === 'ERC1155')
        return chain.reader.readContract({
          abi: erc1155Abi,
          address: token,
          functionName: 'balanceOf',
          args: [account, id],
        })
      return chain.reader.readContract({ abi: erc20Abi, address: token, functionName: 'balanceOf', args: [account] })
    }),
  )
}

/** After a step the keyboard has its place, and nothing is cut off at the side. */
async function expectInPlace(page: Page) {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'nothing')).not.toBe('BODY')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

const [plain, points, oldAllowance, nfts, items, coins, wrapped] = kinds

/** Each kind by one hand. The two of a hand that is no mouse have between them every control of the way: addresses and radios, files and pastes, steps before the approval. */
const hands = [
  { hand: 'mouse', name: 'by mouse', chosen: [plain, items, coins] },
  { hand: 'keyboard', name: 'by keyboard alone', chosen: [points, oldAllowance] },
  { hand: 'touch', name: 'by touch at 375 px', chosen: [nfts, wrapped] },
] as const satisfies readonly {
  readonly hand: Hand
  readonly name: string
  readonly chosen: readonly (Kind | undefined)[]
}[]

for (const [handIndex, { hand, name, chosen }] of hands.entries())
  test.describe(name, () => {
    if (hand === 'touch')
      test.use({
        viewport: { width: 375, height: 740 },
        hasTouch: true,
        isMobile: true,
        userAgent:
          'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      })

    for (const [kindIndex, kind] of kinds.entries()) {
      if (!chosen.includes(kind)) continue
      test(`${kind.name}: from connecting to the report, and the chain has every row exactly`, async ({
        page,
        chain,
        wallet,
      }) => {
        // Two slots; for the keyboard, which goes from control to control, a small one.
        const count = hand === 'keyboard' ? 6 : maxSlotSize[kind.standard] + 10
        const rows = makeKindRows(kind, count, 800 + handIndex * 10 + kindIndex)
        const token = await kind.prepare(chain, wallet, rows)
        const pointings = await countPointing(page)
        const does = handOn(page, hand)
        const button = (label: string | RegExp) => page.getByRole('button', { name: label })

        await page.goto('/drops/new')
        await does.press(button('Connect Wallet').first())
        await does.press(
          page.getByRole('dialog').getByRole('button', { name: hand === 'touch' ? 'Browser Wallet' : 'Test wallet' }),
        )
        await expect(button(/^Account/)).toBeVisible()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expectInPlace(page)

        if (kind.symbol) await does.choose(page.getByRole('radio', { name: new RegExp(kind.symbol) }))
        else await does.write(page.getByLabel('Token address'), token)
        if (kind.way) await does.choose(page.getByRole('radio', { name: kind.way }))
        await expect(button('Add recipients')).toBeEnabled()
        await expect(page.getByText('Asking the network …')).toHaveCount(0)
        await does.press(button('Add recipients'))
        await expect(button('Choose a file')).toBeVisible()
        await expectInPlace(page)

        const list = toList(kind, rows)
        if (kindIndex % 2 === 0) await does.pick(button('Choose a file'), { name: 'list.csv', text: list })
        else {
          await does.press(button('Paste'))
          await does.write(page.getByRole('textbox', { name: 'List of recipients' }), list)
          await does.press(button('Read this list'))
        }
        await expect(button('Review list')).toBeEnabled()
        await expectInPlace(page)
        await does.press(button('Review list'))
        await does.write(page.getByLabel('Name of this drop'), `Flow ${name}`)
        await expectInPlace(page)
        await does.press(button(/^Seal the list/))
        await expect(button('Download the sealed list').first()).toBeVisible()
        await expectInPlace(page)

        if (kind.hasOldAllowance) {
          await does.press(button('Reset the old approval'))
          await expect(button(/^Approve /)).toBeEnabled()
          await expectInPlace(page)
        }
        if (kind.standard !== 'NATIVE' || kind.way) await does.press(button(/^(Approve|Allow) /))
        await expect(button('Go to sending')).toBeEnabled()
        await expectInPlace(page)
        await does.press(button('Go to sending'))
        await expect(button(/^Send to [\d,]+ recipients?/)).toBeVisible()
        await expectInPlace(page)

        await does.press(button(/^Send to [\d,]+ recipients?/))
        await expect(page.getByText('Complete', { exact: true })).toBeVisible()
        await expectInPlace(page)
        await does.press(page.getByRole('link', { name: 'Report' }))
        const totals = page.getByRole('region', { name: 'Totals' })
        await expect(totals.getByRole('row', { name: /^Delivered/ })).toContainText(String(count))
        await expect(totals.getByRole('row', { name: /^Open/ })).toContainText(/^Open\s*0\s*0/)
        await expectInPlace(page)

        expect(await readHeld(chain, kind, token, rows)).toEqual(
          rows.map(({ account, amount }) => (kind.standard === 'ERC721' ? account : amount)),
        )
        expect((await pointings()) === 0).toBe(hand === 'keyboard')
      })
    }
  })
