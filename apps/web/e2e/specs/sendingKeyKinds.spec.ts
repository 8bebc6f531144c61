import { demoPermit } from '@slotdrop/contracts/testing'
import type { TokenStandard } from '@slotdrop/drops'
import { makeManifest, makeRows, type TestRow } from '@slotdrop/testing'
import { type Address, createWalletClient, erc1155Abi, erc20Abi, erc721Abi, http, parseAbi, parseEther } from 'viem'
import { localhost } from 'viem/chains'
import type { Page } from '@playwright/test'
import { type Chain, newMinter } from '../fixtures/app.ts'
import { expect, test } from '../fixtures/privateChain.ts'
import type { InjectedWallet } from '../fixtures/wallet.ts'
import { creator } from '../pages/creator.ts'
import { keyCreator, operatorOf, promptsOf } from '../pages/keyCreator.ts'

/** What is sent. */
type Kind = {
  readonly name: string
  readonly symbol: string
  readonly standard: TokenStandard
  /** Gives the sender what the rows need. */
  readonly fund: (site: Site, token: Address, rows: readonly TestRow[]) => Promise<void>
  readonly held: (chain: Chain, token: Address, row: TestRow) => Promise<bigint>
}
type Site = { readonly page: Page; readonly chain: Chain; readonly wallet: InjectedWallet }

const mintAbi = parseAbi(['function mint(address, uint256)', 'function deposit() payable'])
const mintIdsAbi = parseAbi(['function mint(address, uint256, uint256)'])

function sumOf(rows: readonly TestRow[]) {
  return rows.reduce((sum, { amount }) => sum + amount, 0n)
}

async function mint({ chain, wallet }: Site, address: Address, rows: readonly TestRow[]) {
  const minter = await newMinter(chain.client, chain.rpcUrl)
  const args = [wallet.account.address, sumOf(rows)] as const
  const hash = await minter.writeContract({ abi: mintAbi, address, functionName: 'mint', args })
  await chain.client.waitForTransactionReceipt({ hash })
}

async function mintIds({ chain, wallet }: Site, address: Address, rows: readonly TestRow[]) {
  const minter = await newMinter(chain.client, chain.rpcUrl)
  for (const { id, amount } of rows) {
    const args = [wallet.account.address, id, amount] as const
    const hash = await minter.writeContract({ abi: mintIdsAbi, address, functionName: 'mint', args })
    await chain.client.waitForTransactionReceipt({ hash })
  }
}

async function wrap({ chain, wallet }: Site, address: Address, rows: readonly TestRow[]) {
  const own = createWalletClient({
    account: wallet.account,
    chain: { ...localhost, id: 31_337 },
    transport: http(chain.rpcUrl),
  })
  const hash = await own.writeContract({ abi: mintAbi, address, functionName: 'deposit', value: sumOf(rows) })
  await chain.client.waitForTransactionReceipt({ hash })
}

const ofErc20: Kind['held'] = (chain, address, { account }) =>
  chain.client.readContract({ abi: erc20Abi, address, functionName: 'balanceOf', args: [account] })

const kinds: readonly Kind[] = [
  { name: 'an ERC-20', symbol: 'MERI', standard: 'ERC20', fund: mint, held: ofErc20 },
  { name: 'a dollar that answers nothing', symbol: 'DUSD', standard: 'ERC20', fund: mint, held: ofErc20 },
  {
    name: 'NFTs',
    symbol: 'PASS',
    standard: 'ERC721',
    fund: (site, address, rows) =>
      mintIds(
        site,
        address,
        rows.map((row) => ({ ...row, amount: 1n })),
      ),
    held: async (chain, address, { account, id }) => {
      const owner = await chain.client.readContract({ abi: erc721Abi, address, functionName: 'ownerOf', args: [id] })
      return owner === account ? 1n : 0n
    },
  },
  {
    name: 'items',
    symbol: 'ITEM',
    standard: 'ERC1155',
    fund: mintIds,
    held: (chain, address, { account, id }) =>
      chain.client.readContract({ abi: erc1155Abi, address, functionName: 'balanceOf', args: [account, id] }),
  },
  {
    name: 'coins out of a wrapped coin',
    symbol: 'ETH',
    standard: 'NATIVE',
    fund: wrap,
    held: (chain, _, { account }) => chain.client.getBalance({ address: account }),
  },
]

function makeKindRows(standard: TokenStandard, seed: number): TestRow[] {
  return makeRows(10, { seed }).map((row, index) => ({
    ...row,
    id: standard === 'ERC721' || standard === 'ERC1155' ? 10_000n + BigInt(index) : 0n,
    amount: standard === 'ERC721' ? 1n : standard === 'ERC1155' ? BigInt((index % 5) + 1) : row.amount,
  }))
}

/** Three slots on the page of their drop, funded, with nothing approved; a key of this browser is to send them. */
async function openDrop(site: Site, kind: Kind, token: Address, seed: number) {
  const { page, chain, wallet } = site
  const sender = wallet.account.address
  await chain.client.setBalance({ address: sender, value: parseEther('100000') })
  const rows = makeKindRows(kind.standard, seed)
  await kind.fund(site, token, rows)
  const { distributor } = chain
  const terms = { sender, token, distributor, standard: kind.standard, slotSize: 4 }
  const manifest = await makeManifest(rows, { title: kind.name, symbol: kind.symbol, terms })
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.openFile(manifest)
  await keyCreator(page).letKeySend()
  const prompts = promptsOf(wallet)
  return {
    rows,
    prompts: () => promptsOf(wallet) - prompts,
    /** Each row has what the list says, the key is the operator, and its gas money went back. */
    async isPaid() {
      await she.isComplete()
      expect(await Promise.all(rows.map((row) => kind.held(chain, token, row)))).toEqual(
        rows.map(({ amount }) => amount),
      )
      await expect(page.getByText('What was left of the gas money went back')).toBeVisible()
      const key = await operatorOf(chain, manifest.dropId)
      expect(await chain.client.getTransactionCount({ address: key })).toBeGreaterThan(1)
    },
  }
}

function asked({ requests }: InjectedWallet, method: string) {
  return requests.filter((request) => request.method === method).length
}

for (const [index, kind] of kinds.entries())
  test(`${kind.name}: two confirmations, and a sending key pays every slot`, async ({ page, local, chain, wallet }) => {
    const token = kind.standard === 'NATIVE' ? local.wrappedCoin : chain.token(kind.symbol)
    const drop = await openDrop({ page, chain, wallet }, kind, token, 500 + index)
    await expect(page.getByText('3 steps, 2 confirmations in your wallet')).toBeVisible()
    await keyCreator(page).approve()
    await keyCreator(page).register()
    await drop.isPaid()
    expect(drop.prompts()).toBe(2)
  })

test('a wallet that signs several calls as one: one confirmation, and a sending key pays every slot', async ({
  page,
  chain,
  wallet,
}) => {
  wallet.bundle()
  const [kind] = kinds
  if (!kind) throw new Error('There are no kinds.')
  const drop = await openDrop({ page, chain, wallet }, kind, chain.token('MERI'), 510)
  await expect(page.getByText('3 steps, one confirmation in your wallet')).toBeVisible()
  await page.getByRole('button', { name: 'Sign all 2 steps at once' }).click()
  await drop.isPaid()
  expect([drop.prompts(), asked(wallet, 'wallet_sendCalls')]).toEqual([1, 1])
})

test('a token with permits: one signature and one transaction, and a sending key pays every slot', async ({
  page,
  chain,
  wallet,
}) => {
  const [kind] = kinds
  if (!kind) throw new Error('There are no kinds.')
  const minter = await newMinter(chain.client, chain.rpcUrl)
  const hash = await minter.deployContract({ ...demoPermit, args: [0n] })
  const { contractAddress } = await chain.client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The token was not deployed.')
  const drop = await openDrop({ page, chain, wallet }, { ...kind, symbol: 'PERM' }, contractAddress, 511)
  wallet.rejectAfter('eth_signTypedData_v4', 0)
  const sign = page.getByRole('button', { name: /^Sign, then send / })
  await sign.click()
  await expect(page.getByText('You declined the request in your wallet, so nothing was sent.')).toBeVisible()
  await sign.click()
  await drop.isPaid()
  // One of them was declined.
  expect([asked(wallet, 'eth_signTypedData_v4'), asked(wallet, 'eth_sendTransaction')]).toEqual([2, 1])
})
