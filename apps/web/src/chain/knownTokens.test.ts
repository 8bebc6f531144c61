import { type Address, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { isKnownToken, knownTokens } from './knownTokens.ts'

const none = { chains: [], demoTokens: [] }
function token(chainId: number, address: Address) {
  return { chainId, standard: 'ERC20', token: address } as const
}

function coin(chainId: number, address: Address) {
  return { chainId, standard: 'NATIVE', token: address } as const
}

const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

describe('well-known tokens', () => {
  test('a token is known on its own network only, however its address is written', () => {
    expect(isKnownToken(none, token(1, usdc.toLowerCase() as Address))).toBe(true)
    expect(isKnownToken(none, token(137, usdc))).toBe(false)
    expect(isKnownToken(none, coin(137, zeroAddress))).toBe(true)
  })

  test('coins are known that are paid as they are, or out of the wrapped coin of their network and no other contract', () => {
    expect(isKnownToken(none, coin(1, weth))).toBe(true)
    expect(isKnownToken(none, coin(137, weth))).toBe(false)
    expect(isKnownToken(none, coin(1, usdc))).toBe(false)
  })

  test('locally the demo tokens are known, and nowhere else', () => {
    const demoTokens = [{ address: usdc, standard: 'ERC721', symbol: 'PASS', name: 'Passes', decimals: 0 }] as const
    expect(knownTokens(31_337, { demoTokens })).toEqual([{ ...demoTokens[0] }])
    expect(isKnownToken({ ...none, demoTokens: [{ ...demoTokens[0], address: zeroAddress }] }, token(137, usdc))).toBe(
      false,
    )
  })
})
