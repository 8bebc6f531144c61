import { expect, test } from 'vitest'
import { isAddressShape, isHashText } from './hexText.ts'

test('an id is 0x and 64 lower-case digits, and nothing else', () => {
  const id = `0x${'0a'.repeat(32)}`
  expect(isHashText(id)).toBe(true)
  const others = [
    id.toUpperCase(),
    id.slice(2),
    `${id}0`,
    id.slice(0, -1),
    `${id}\n`,
    ` ${id}`,
    id.replace('a', 'g'),
    7,
  ]
  expect(others.filter(isHashText)).toEqual([])
})

test('an address has 40 digits of either case, whatever its checksum', () => {
  const address = `0x${'aB'.repeat(20)}`
  expect(isAddressShape(address)).toBe(true)
  expect(
    [address.slice(2), `${address}0`, `0X${address.slice(2)}`, `${address}\n`, null].filter(isAddressShape),
  ).toEqual([])
})
