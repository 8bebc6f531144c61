import type { RuntimeConfig } from '@slotdrop/config'
import { zeroAddress } from 'viem'

/** Tokens that need no suspicion, by chain. Everything else is shown folded: anybody can send anybody a token of any name. */
const known: Readonly<Record<number, readonly string[]>> = {
  1: [
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    '0x6B175474E89094C44Da98b954EedeAC495271d0F',
    '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  ],
  10: ['0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85'],
  56: ['0x55d398326f99059fF775485246999027B3197955', '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'],
  137: ['0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', '0xc2132D05D31c914a87C6611C10748AEb04B58e8F'],
  42161: ['0xaf88d065e77c8cC2239327C5EDb3A432268e5831'],
  43114: ['0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E'],
}

/** Whether a token is one that is known here: a large one of its chain, its coin, or one of the local demonstration. */
export const isKnownToken = ({ demoTokens }: RuntimeConfig, chainId: number, token: string): boolean => {
  const wanted = token.toLowerCase()
  return (
    wanted === zeroAddress ||
    (known[chainId] ?? []).some((each) => each.toLowerCase() === wanted) ||
    (chainId === 31_337 && demoTokens.some(({ address }) => address.toLowerCase() === wanted))
  )
}
