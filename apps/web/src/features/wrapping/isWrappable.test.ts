import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { isWrappable } from './isWrappable.ts'

const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const other = '0x1111111111111111111111111111111111111111'
const config = { chains: [] }

test('coins that are paid out of the wrapped coin of their network can be wrapped for it', () => {
  expect(isWrappable(config, { chainId: 1, standard: 'NATIVE', token: weth })).toBe(true)
})

test('coins are handed to no contract that a list only names as a wrapped coin', () => {
  expect(isWrappable(config, { chainId: 1, standard: 'NATIVE', token: other })).toBe(false)
  expect(isWrappable(config, { chainId: 137, standard: 'NATIVE', token: weth })).toBe(false)
})

test('nothing is wrapped for coins that the wallet sends, nor for the wrapped coin as a token', () => {
  expect(isWrappable(config, { chainId: 1, standard: 'NATIVE', token: zeroAddress })).toBe(false)
  expect(isWrappable(config, { chainId: 1, standard: 'ERC20', token: weth })).toBe(false)
})

test('the wrapped coin that a deployment names goes before the one that is known', () => {
  const own = { chains: [{ id: 1, rpcUrls: [], explorerUrl: null, distributor: null, wrappedCoin: other }] } as const
  expect(isWrappable(own, { chainId: 1, standard: 'NATIVE', token: other })).toBe(true)
  expect(isWrappable(own, { chainId: 1, standard: 'NATIVE', token: weth })).toBe(false)
})
