import { expect, test } from 'vitest'
import { isSmallList, readSmallList } from './readSmallList.ts'

const token = { symbol: 'USDC', decimals: 6 }

test.each([
  ['100 each', 100_000_000n],
  ['Each 2.5', 2_500_000n],
  ['each: 1,5', 1_500_000n],
  ['100 USDC each', 100_000_000n],
  ['each 100 usdc', 100_000_000n],
])('“%s” is one amount for all', (line, each) => {
  expect(readSmallList(`0xa\n${line}\n0xb`, token)).toEqual({ input: '0xa\n\n0xb', each })
})

test.each(['100', '100 DAI each', '0xa, 100 each', '0 each', '1,000 each', '100 each\n200 each', 'each'])(
  '“%s” is left to the reader',
  (line) => {
    expect(readSmallList(`0xa\n${line}`, token)).toEqual({ input: `0xa\n${line}`, each: undefined })
  },
)

test('up to fifty lines are a small list', () => {
  expect([50, 51].map((count) => isSmallList('0xa\n\n'.repeat(count)))).toEqual([true, false])
})
