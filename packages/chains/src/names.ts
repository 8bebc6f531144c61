import type { ChainNames } from './chains/ChainParts.ts'
import { names } from './generated/names.ts'
import { otherNames } from './chains/otherNames.ts'

export type { ChainNames } from './chains/ChainParts.ts'

/** Chains that a list may name, also those that the product does not offer: their accounts are refused by name. */
export const chainNames: readonly ChainNames[] = [...names, ...otherNames]

/** The symbol of a chain's native currency, or undefined for a chain that is not in `chainNames`. */
export function getChainCoin(chainId: number): string | undefined {
  const known = chainNames.find(({ id }) => id === chainId)
  return known && (known.symbol ?? 'ETH')
}

/** The name of a chain, or undefined. */
export function getChainName(chainId: number): string | undefined {
  return chainNames.find(({ id }) => id === chainId)?.name
}

/** The chain of a short name (EIP-3770), whatever its case, or undefined. */
export function findChainByShortName(shortName: string): number | undefined {
  const lower = shortName.toLowerCase()
  return chainNames.find(({ shortNames }) => shortNames.includes(lower))?.id
}

/** The chain of a name such as `Polygon`, `Ethereum Mainnet` or a short name, whatever its case, or undefined. */
export function findChainByName(name: string): number | undefined {
  const lower = name.trim().toLowerCase()
  const bare = lower.replace(/[ -](?:mainnet|network|pos|chain|c-chain|smart chain)$/, '')
  return (
    chainNames.find((each) => each.name.toLowerCase() === lower)?.id ??
    findChainByShortName(lower) ??
    findChainByShortName(bare)
  )
}

/** The chain that an explorer's host shows, with or without `www.`, or undefined. */
export function findChainByExplorerHost(host: string): number | undefined {
  const lower = host.toLowerCase().replace(/^www\./, '')
  return chainNames.find(({ explorerHosts }) => explorerHosts.includes(lower))?.id
}

/** Whether a host belongs to an explorer of a known chain, but shows another chain, such as `kovan.etherscan.io`. */
export function isOtherExplorerHost(host: string): boolean {
  const lower = host.toLowerCase()
  return (
    findChainByExplorerHost(lower) === undefined &&
    (lower.endsWith('.blockscout.com') ||
      chainNames.some(({ explorerHosts }) => explorerHosts.some((known) => lower.endsWith(`.${known}`))))
  )
}

/** The name of a chain at DefiLlama, the source of prices; its CAIP-2 name where it has none. */
export function getPriceId(chainId: number): string {
  return chainNames.find(({ id }) => id === chainId)?.priceId ?? `eip155:${chainId}`
}
