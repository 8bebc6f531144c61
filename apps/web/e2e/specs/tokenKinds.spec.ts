import { makeRows, toCsv } from '@slotdrop/testing'
import { type Address, erc1155Abi, erc721Abi, parseEther } from 'viem'
import { type Chain, expect, newMinter, test } from '../fixtures/app.ts'
import { creator } from '../pages/creator.ts'

const mintAbi = [
  {
    type: 'function',
    name: 'mint',
    stateMutability: 'nonpayable',
    inputs: [{ type: 'address' }, { type: 'uint256' }, { type: 'uint256' }],
    outputs: [],
  },
] as const

/** Mints NFTs (first id, count) or items (id, amount) of a demo collection. */
const mintIds = async (chain: Chain, symbol: string, to: Address, a: bigint, b: bigint) => {
  await chain.client.setBalance({ address: to, value: parseEther('100') })
  const hash = await (
    await newMinter(chain.client, chain.rpcUrl)
  ).writeContract({
    abi: mintAbi,
    address: chain.token(symbol),
    functionName: 'mint',
    args: [to, a, b],
  })
  await chain.client.waitForTransactionReceipt({ hash })
}
// Short enough for a spreadsheet, which would spoil longer ids: the import asks about those.
const freshId = () => BigInt(Date.now() % 1_000_000_000) * 1_000n + 1n

test('a dollar of 6 decimals that answers nothing: the allowance is reset first, and every row is exact', async ({
  page,
  chain,
  wallet,
}) => {
  const rows = makeRows(300, { seed: 301, decimals: 6 })
  const sum = rows.reduce((all, { amount }) => all + amount, 0n)
  await chain.fund(wallet.account.address, 'DUSD', sum)
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('DUSD')
  await she.chooseFile('list.csv', toCsv(rows, { decimals: 6 }))
  await she.seal('Dollars')
  await she.approve()
  await she.send(/^Send 2 slots/)
  await she.isComplete()
  const paid = await Promise.all(rows.map(({ account }) => chain.balanceOf('DUSD', account)))
  expect(paid).toEqual(rows.map(({ amount }) => amount))
})

test('NFTs: each id goes to its row, after one approval of the collection', async ({ page, chain, wallet }) => {
  const first = freshId()
  const rows = makeRows(120, { seed: 302 }).map(({ account }, index) => ({ account, id: first + BigInt(index) }))
  await mintIds(chain, 'PASS', wallet.account.address, first, 120n)
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('PASS')
  await she.chooseFile('list.csv', ['address,id', ...rows.map(({ account, id }) => `${account},${id}`)].join('\n'))
  await she.seal('Passes')
  await page.getByRole('button', { name: /^(Approve|Allow) / }).click()
  await page.getByRole('button', { name: 'Go to sending' }).click()
  await she.send(/^Send 2 slots/)
  await she.isComplete()
  const owners = await Promise.all(
    rows.map(({ id }) =>
      chain.client.readContract({
        abi: erc721Abi,
        address: chain.token('PASS'),
        functionName: 'ownerOf',
        args: [id],
      }),
    ),
  )
  expect(owners).toEqual(rows.map(({ account }) => account))
})

test('items: each row gets its number of its id', async ({ page, chain, wallet }) => {
  const id = freshId()
  const rows = makeRows(110, { seed: 303 }).map(({ account }, index) => ({
    account,
    id: id + BigInt(index % 2),
    amount: BigInt((index % 5) + 1),
  }))
  await mintIds(chain, 'ITEM', wallet.account.address, id, 1000n)
  await mintIds(chain, 'ITEM', wallet.account.address, id + 1n, 1000n)
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('ITEM')
  const lines = rows.map((row) => `${row.account},${row.id},${row.amount}`)
  await she.chooseFile('list.csv', ['address,id,amount', ...lines].join('\n'))
  await she.seal('Items')
  await page.getByRole('button', { name: /^(Approve|Allow) / }).click()
  await page.getByRole('button', { name: 'Go to sending' }).click()
  await she.send(/^Send 2 slots/)
  await she.isComplete()
  const held = await Promise.all(
    rows.map((row) =>
      chain.client.readContract({
        abi: erc1155Abi,
        address: chain.token('ITEM'),
        functionName: 'balanceOf',
        args: [row.account, row.id],
      }),
    ),
  )
  expect(held).toEqual(rows.map(({ amount }) => amount))
})

test('coins: no approval, and every row is exact', async ({ page, chain, wallet }) => {
  const rows = makeRows(260, { seed: 304, decimals: 15 })
  await chain.client.setBalance({ address: wallet.account.address, value: parseEther('100') })
  const she = creator(page)
  await page.goto('/drops/new')
  await she.connect()
  await she.chooseToken('ETH')
  await she.chooseFile('list.csv', toCsv(rows))
  await she.seal('Coins')
  await page.getByRole('button', { name: 'Go to sending' }).click()
  await she.send(/^Send 2 slots/)
  await she.isComplete()
  const paid = await Promise.all(rows.map(({ account }) => chain.client.getBalance({ address: account })))
  expect(paid).toEqual(rows.map(({ amount }) => amount))
})
