import { expect, test } from 'vitest'
import { shareFee } from './shareFee.ts'

test('what rows bear of a fee is equal, and adds up to it', () => {
  expect(shareFee(9n, 3)).toEqual([3n, 3n, 3n])
  expect(shareFee(11n, 3)).toEqual([4n, 4n, 3n])
  expect(shareFee(1n, 2)).toEqual([1n, 0n])
  expect(shareFee(0n, 1)).toEqual([0n])
})
