import { blockscout } from './generated/blockscout.ts'

/** Blockscout's explorer of a chain, without a trailing slash, or undefined. */
export function getBlockscoutUrl(chainId: number): string | undefined {
  const host = blockscout[chainId]
  return host && `https://${host}`
}
