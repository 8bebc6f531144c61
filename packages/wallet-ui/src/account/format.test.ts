import { getAddressFace } from '@slotdrop/chains'
import { describe, expect, test } from 'vitest'
import { formatBalance } from './formatBalance.ts'
import { shortenAddress } from './shortenAddress.ts'
import { shortenName } from './shortenName.ts'

describe('balances are cut, never rounded up', () => {
  test.each([
    [0n, '0'],
    [1n, '<0.001'],
    [999_999_999_999_999n, '<0.001'],
    [1_000_000_000_000_000n, '0.001'],
    [999_999_999_999_999_999n, '0.999'],
    [500_000_000_000_000_000n, '0.5'],
    [1_239_999_999_999_999_999n, '1.23'],
    [99_999_000_000_000_000_000n, '99.99'],
    [100_190_000_000_000_000_000n, '100.1'],
    [1_234_560_000_000_000_000_000n, '1,234.5'],
    [9_999_990_000_000_000_000_000n, '9,999.9'],
    [10_000_000_000_000_000_000_000n, '10k'],
    [999_990_000_000_000_000_000_000n, '999.9k'],
    [1_999_999_000_000_000_000_000_000n, '1.9m'],
    [2_000_000_000_000_000_000_000_000_000n, '2b'],
    [3_400_000_000_000_000_000_000_000_000_000n, '3.4t'],
  ])('%i wei is %s', (wei, expected) => {
    expect(formatBalance(wei, 18)).toBe(expected)
  })

  test('other decimals count too', () => {
    expect(formatBalance(1_500_000n, 6)).toBe('1.5')
    expect(formatBalance(7n, 0)).toBe('7')
  })
})

describe('specification section 9: addresses shortened to 4+4 characters', () => {
  test('the 0x counts', () => {
    expect(shortenAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe('0xf3…2266')
  })
  test('a text of eight characters or fewer stays', () => {
    expect(shortenAddress('0x123456')).toBe('0x123456')
  })
})

describe('specification section 9: names over 24 characters truncated', () => {
  test.each([
    ['vitalik.eth', 'vitalik.eth'],
    ['abcdefghijklmnopqrstuvwx.eth', 'abcdefghijklmnopqrstuvwx.eth'],
    ['abcdefghijklmnopqrstuvwxy.eth', 'abcdefghijklmnopqrstuvwx...'],
    ['pay.abcdefghijklmnopqrstuvwxyz.eth', 'pay.abcdefghijklmnopqrst...'],
    ['nodots', 'nodots'],
  ])('%s is shown as %s', (name, expected) => {
    expect(shortenName(name)).toBe(expected)
  })

  test('characters that turn or hide the text around them are left out', { tags: ['W5'] }, () => {
    expect(shortenName('evil\u202egnp\u200b.eth')).toBe('evilgnp.eth')
  })
})

test('an address has one coin, and its face is symmetric', () => {
  const { path } = getAddressFace('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  expect(path).toBe(getAddressFace('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266').path)
  const cells = [...path.matchAll(/M(\d\.5) (\d\.5)/g)].map(([, x, y]) => `${x},${y}`)
  expect(cells).not.toEqual([])
  const mirrored = cells.map((cell) => cell.split(',')).map(([x, y]) => `${7 - Number(x)},${y}`)
  expect(cells.toSorted()).toEqual(mirrored.toSorted())
})
