import { createListSession, type TokenShare } from '@slotdrop/drops'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { KnownToken } from '../../../../chain/knownTokens.ts'
import type { Asset } from '../../asset/fetchAsset.ts'
import { findShareToken, isShareOf } from './shareToken.ts'

const [A, B, C] = [
  '0xBDaA4FB0C097729EeB23a33FCDCE80db2DA68A18',
  '0xe813a49B55Fd86a03E63D306c98649c3b80B2f17',
  '0xCe29EFf94d34706216c791c4B2494ee703CB53D7',
]
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const baseUsdc = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'

function assetOf(parts: Partial<Asset> = {}): Asset {
  const known = { address: usdc, chainId: 1, standard: 'ERC20', symbol: 'USDC', name: 'USD Coin', decimals: 6 } as const
  return { ...known, balance: undefined, ...parts }
}

function token(address: `0x${string}`, symbol: string): KnownToken {
  return { address, symbol, name: symbol, decimals: 6, standard: 'ERC20' }
}

const known: Readonly<Record<number, readonly KnownToken[]>> = {
  1: [token(usdc, 'USDC'), token(dai, 'DAI')],
  8453: [token(baseUsdc, 'USDC')],
}

async function sharesOf(text: string): Promise<readonly TokenShare[]> {
  const session = createListSession()
  const { address, chainId, standard, symbol, name, decimals } = assetOf()
  const options = { standard, symbol, name, decimals, chainId, known: { token: address, tokens: known[1] } }
  await session.open(text, options)
  return session.tokenShares(known[1])
}

function tokenOf(share: TokenShare, chosen = assetOf()) {
  return findShareToken(share, chosen, known[share.chainId ?? 1] ?? [])
}

test('a symbol has the address of the only known token of its own chain', async () => {
  const shares = await sharesOf(`address,amount,token\n${A},1,USDC\n${B},2,DAI\nbase:${C},3,USDC\n${C},4,XYZ`)
  expect(shares.map((share) => [share.text, share.chainId, tokenOf(share), isShareOf(share, assetOf())])).toEqual([
    ['USDC', undefined, usdc, true],
    ['DAI', undefined, dai, false],
    ['USDC', 8453, baseUsdc, false],
    ['XYZ', undefined, undefined, false],
  ])
})

test('rows that name no token are paid in the chosen one, and on another chain in its namesake there', async () => {
  const shares = await sharesOf(`address,amount\n${A},1\nbase:${B},2\narb1:${C},3`)
  expect(shares.map((share) => [share.chainId, tokenOf(share), isShareOf(share, assetOf())])).toEqual([
    [undefined, undefined, true],
    [8453, baseUsdc, false],
    [42_161, undefined, false],
  ])
  const coin = assetOf({ standard: 'NATIVE', address: zeroAddress, symbol: 'ETH' })
  expect(shares.slice(1).map((share) => tokenOf(share, coin))).toEqual(['coin', 'coin'])
})

test('the chosen token’s symbol means that token, though the symbol is known of another one', async () => {
  const [share] = await sharesOf(`address,amount,token\n${A},1,USDC\n${B},2,DAI`)
  const namesake = assetOf({ address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906' })
  expect(share && isShareOf(share, namesake)).toBe(true)
})

test('an address in the list means that token alone', async () => {
  const [share] = await sharesOf(`address,amount,token\n${A},1,${dai}\n${B},2,USDC`)
  expect(share && isShareOf(share, assetOf())).toBe(false)
  expect(share && isShareOf(share, assetOf({ address: dai, symbol: 'DAI' }))).toBe(true)
})
