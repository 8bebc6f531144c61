import { expect, test } from 'vitest'
import {
  accountAt,
  countPacked,
  fromPackedAccounts,
  isPackedAccounts,
  packAccounts,
  packedAt,
  toPackedAccounts,
  unpackAccounts,
} from './packedAccounts.ts'

const [a, b, c] = ['aa', '0b', 'cc'].map((byte) => byte.repeat(20)) as [string, string, string]

test('accounts are packed from bytes and from addresses, counted and unpacked', () => {
  const bytes = Uint8Array.from([...Array<number>(20).fill(0xaa), ...Array<number>(20).fill(0x0b)])
  const packed = toPackedAccounts(bytes)
  expect(packed).toBe(a + b)
  expect(fromPackedAccounts(packed)).toEqual(bytes)
  expect(packAccounts([`0x${a.toUpperCase()}`, `0x${b}`])).toBe(packed)
  expect([countPacked(packed), packedAt(packed, 1), accountAt(packed, 1)]).toEqual([2, b, `0x${b}`])
  expect(unpackAccounts(a + b + c, 1, 9)).toEqual([`0x${b}`, `0x${c}`])
})

test.each([
  [a + b, true],
  ['', true],
  [a.slice(1), false],
  [a.toUpperCase(), false],
])('whether a text is packed accounts is seen', (text, isPacked) => {
  expect(isPackedAccounts(text)).toBe(isPacked)
})
