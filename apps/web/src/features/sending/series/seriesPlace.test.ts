import { expect, test } from 'vitest'
import { zeroAddress } from 'viem'
import { seriesPlace } from './seriesPlace.ts'

const open = {
  chainId: 1,
  distributor: '0x00000000000000000000000000000000000000dd',
  sender: '0x00000000000000000000000000000000000000aa',
  token: '0x0000000000000000000000000000000000000001',
  standard: 'ERC20',
} as const
const other = { ...open, token: '0x0000000000000000000000000000000000000002' } as const
const sealed = { isSealed: true }

test.each([
  ['another token of the same sender', other, 'here'],
  ['the same accounts in capital letters', { ...other, sender: '0x00000000000000000000000000000000000000AA' }, 'here'],
  ['a collection', { ...other, standard: 'ERC721' }, 'here'],
  ['another network', { ...other, chainId: 10 }, 'elsewhere'],
  ['a list that another account sealed', { ...other, sender: other.token }, 'elsewhere'],
  ['a list for another contract', { ...other, distributor: other.token }, 'elsewhere'],
  ['coins', { ...other, token: zeroAddress, standard: 'NATIVE' }, 'coin'],
  ['coins of another network', { ...other, chainId: 10, token: zeroAddress, standard: 'NATIVE' }, 'elsewhere'],
  ['the token of the open drop', open, 'shared'],
  ['coins that are paid from the open drop’s token', { ...open, standard: 'NATIVE' }, 'shared'],
] as const)('%s', (_, terms, place) => {
  expect(seriesPlace(open, sealed, { terms })).toBe(place)
})

test('a drop that was not sealed, or whose list is elsewhere, has no approval to give here', () => {
  expect(seriesPlace(open, {}, { terms: other })).toBe('draft')
  expect(seriesPlace(open, { isSealed: false }, null)).toBe('draft')
  expect(seriesPlace(open, sealed, null)).toBe('missing')
})

test('beside coins, which need no approval, the approvals of tokens are given', () => {
  const coins = { ...open, token: zeroAddress, standard: 'NATIVE' } as const
  expect(seriesPlace(coins, sealed, { terms: other })).toBe('here')
})
