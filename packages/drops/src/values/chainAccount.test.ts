import { describe, expect, test } from 'vitest'
import { findAddresses } from './findAddresses.ts'
import { readChainAccount } from './chainAccount.ts'

const a = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const b = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('an account that is written with its chain', () => {
  test.each([
    [`eth:${a}`, a, 1],
    [`ETH:${a}`, a, 1],
    [`matic:${a}`, a, 137],
    [`pol:${a}`, a, 137],
    ['eth:alice.eth', 'alice.eth', 1],
    [`eip155:137:${a}`, a, 137],
    [`eip155:999999:${a}`, a, 999_999],
    [`${a}@137`, a, 137],
    [`${a}@eth`, a, 1],
    [`${a}@eip155:1`, a, 1],
    [`${a}@eip155:1#4CA88C9C`, a, 1],
    ['alice.eth@base', 'alice.eth', 8453],
    [`ethereum:${a}@137`, a, 137],
    [`ethereum:pay-${a}@10`, a, 10],
    [`ethereum:${a}`, a, 1],
    [`https://etherscan.io/address/${a}`, a, 1],
    [`https://www.polygonscan.com/address/${a}#tokentxns`, a, 137],
    [`bscscan.com/address/${a}`, a, 56],
    [`https://etherscan.io/token/${b}?a=${a}`, a, 1],
    [`https://sepolia.etherscan.io/address/${a}/`, a, 11_155_111],
    [`https://optimistic.etherscan.io/address/${a}`, a, 10],
    [`https://www.oklink.com/polygon/address/${a}`, a, 137],
    [`https://base.blockscout.com/address/${a}?tab=tokens`, a, 8453],
  ])('%s', (text, account, id) => {
    expect(readChainAccount(text)).toMatchObject({ account, chain: { id } })
  })

  test.each([
    [`zora:${a}`, 'zora'],
    [`starknet:SN_MAIN:${a}`, 'starknet:SN_MAIN'],
    [`${a}@zora`, 'zora'],
    [`https://kovan.etherscan.io/address/${a}`, 'kovan.etherscan.io'],
  ])('%s names a chain that is not known', (text, written) => {
    expect(readChainAccount(text)).toMatchObject({ account: a, chain: { id: undefined, written } })
  })

  test.each([
    a,
    'alice.eth',
    'alice@mail.example',
    'alice.eth@home.example',
    `https://example.org/address/${a}`,
    `https://etherscan.io/tx/0x${'ab'.repeat(32)}`,
    `https://etherscan.io/token/${a}`,
    `ethereum:${a}@1/transfer?address=${b}`,
    `Ada ${a}`,
    '',
  ])('“%s” is not one', (text) => {
    expect(readChainAccount(text)).toBeUndefined()
  })

  test('a checksum over account and chain is verified', () => {
    expect(readChainAccount(`${a}@eip155:1#4CA88C9D`)).toMatchObject({ isMistyped: true })
    expect(readChainAccount(`${a}@eip155:137#4CA88C9C`)).toMatchObject({ isMistyped: true })
    expect(readChainAccount(`0x1234567890123456789012345678901234567890@eip155:42161#2764FAA1`)).not.toHaveProperty(
      'isMistyped',
    )
  })
})

test.each([
  [`Ada <matic:${a}>`, 137],
  [`pay eip155:10:${a} please`, 10],
  [`Ada (${a}@arb1)`, 42_161],
  [`https://app.safe.global/home?safe=base:${a}`, 8453],
  [`see https://polygonscan.com/token/${b}?a=${a} now`, 137],
  [`Ada: https://bscscan.com/address/${a}.`, 56],
  [`wallet:${a} Ada`, undefined],
  [`https://example.org/${a}`, undefined],
])('in a longer text the chain beside the address is kept: %s', (text, id) => {
  const [found, ...others] = findAddresses(text)
  expect(found?.address).toBe(a)
  expect(found?.chain?.id).toBe(id)
  expect(others).toEqual([])
})

test('one address on two chains is two accounts', () => {
  expect(findAddresses(`eth:${a} matic:${a}`)).toHaveLength(2)
  expect(findAddresses(`${a} / ${a.toLowerCase()}`)).toHaveLength(1)
})
