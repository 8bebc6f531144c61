import 'fake-indexeddb/auto'
import { createListSession, type TokenStandard } from '@slotdrop/drops'
import { beforeEach, expect, test } from 'vitest'
import { zeroAddress } from 'viem'
import { deviceDrafts } from '../../../../device/deviceDrafts.ts'
import { deviceStore } from '../../../../device/deviceStore.ts'
import type { Asset } from '../../asset/fetchAsset.ts'
import { splitList } from './splitList.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const meri = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const dollar = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const input = [
  'token_type,token_address,receiver,amount,id',
  `erc20,${meri},${A},1.5,`,
  `erc20,${dollar},${A},2,`,
  `native,,${B},0.25,`,
  `erc20,${dollar},${B},3,`,
].join('\n')

function assetOf(
  address: Asset['address'],
  symbol: string,
  decimals: number,
  standard: TokenStandard = 'ERC20',
): Asset {
  return { address, chainId: 1, standard, symbol, name: symbol, decimals, balance: 7n }
}

const assets = [
  assetOf(meri, 'MERI', 18),
  assetOf(dollar, 'USDC', 6),
  assetOf(zeroAddress, 'ETH', 18, 'NATIVE'),
] as const

async function sharesOf(text = input) {
  const session = createListSession()
  await session.open(text, { standard: 'ERC20', decimals: 18, known: { token: meri } })
  return session.tokenShares().flatMap((share, place) => {
    const asset = assets[place]
    return asset ? [{ share, asset }] : []
  })
}

const source = { name: 'payouts.csv', input }

// Test files of one process share the store.
beforeEach(async () => (await deviceStore()).clear('drafts'))

test('the chosen token’s share stays in the draft that is open, and each other is a draft with the same file', async () => {
  const shares = await sharesOf()
  const split = await splitList(shares, { chosen: assets[1], source, mode: 'claim' })
  expect(split?.here).toBe(shares[1])
  const { id, ...here } = split?.series ?? { id: '' }
  expect(here).toEqual({ place: 1, rows: 2, sum: `${5n * 10n ** 36n}` })
  const drafts = await deviceDrafts.listSeries(id)
  expect(drafts.map(({ input: file, fileName, mode, series }) => [file, fileName, mode, series?.place])).toEqual([
    [input, 'payouts.csv', 'claim', 0],
    [input, 'payouts.csv', 'claim', 2],
  ])
  expect(drafts.map(({ token }) => (JSON.parse(token) as Asset).symbol)).toEqual(['MERI', 'ETH'])
  expect(drafts.map(({ decisions }) => decisions?.tokens)).toEqual([[meri.toLowerCase()], ['native']])
})

test('none of the others is what is open when this browser comes back', async () => {
  const key = await deviceDrafts.begin(
    { token: '', input: 'open', fileName: '', decisions: undefined, title: '', mode: 'push' },
    1_000,
  )
  await splitList(await sharesOf(), { chosen: assets[0], source, mode: 'push' })
  expect((await deviceDrafts.open(undefined))?.key).toBe(key)
})

test('where the chosen token is none of the list’s, the first of them is what goes on here', async () => {
  const shares = await sharesOf()
  const chosen = assetOf('0x90F79bf6EB2c4f870365E785982E1f101E93b906', 'OTHER', 18)
  const split = await splitList(shares, { chosen, source, mode: 'push' })
  expect(split?.here).toBe(shares[0])
  expect(await splitList([], { chosen, source, mode: 'push' })).toBeUndefined()
})
