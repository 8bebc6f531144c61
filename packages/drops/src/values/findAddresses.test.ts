import { expect, test } from 'vitest'
import { findAddresses } from './findAddresses.ts'

const a = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const b = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash = `0x${'ab'.repeat(32)}`

test.each([
  [`https://etherscan.io/address/${a}#tokentxns`, [a]],
  [`https://etherscan.io/token/${b}?a=${a}`, [a]],
  [a.slice(2), [a]],
  [`0X${a.slice(2)}`, [a]],
  [`Alice <${a}>`, [a]],
  [`${a} / ${a.toLowerCase()}`, [a.toLowerCase()]],
  [`${a}, ${b}`, [a, b]],
  [`https://etherscan.io/tx/${hash}`, []],
  [`${a}0`, []],
  ['alice.eth', []],
])('%s', (text, found) => {
  expect(findAddresses(text).map(({ address }) => address)).toEqual(found)
})
