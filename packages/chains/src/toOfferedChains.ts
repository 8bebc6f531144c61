import { defineChain, type Chain } from 'viem'
import type { RuntimeChain, RuntimeConfig } from '@slotdrop/config'
import { getChainFacts, type WrappedCoin } from './chainFacts.ts'
import { getChain } from './definitions.ts'
import { NoChainOfferedError } from './errors.ts'

// Apart from the default ones: those are handed to a wallet when it is asked to add a network.
const ownKey = 'own'

/** The chains of a runtime configuration. Only `chains` is read. */
export type OfferedChainsConfig = Pick<RuntimeConfig, 'chains'>

/** The first default HTTP RPC URL of a chain (specification, section 7), or undefined. */
export function getRpcUrl(chain: Chain): string | undefined {
  return chain.rpcUrls.default.http[0]
}

/** Every HTTP RPC URL of a chain, in the order in which they are asked: somebody's own before the default ones. */
export function getRpcUrls(chain: Chain): readonly string[] {
  return [...new Set([getOwnRpcUrl(chain) ?? [], chain.rpcUrls.default.http].flat())]
}

/** The node that somebody named for a chain of {@link toOfferedChains}, or undefined. */
export function getOwnRpcUrl(chain: Chain): string | undefined {
  return chain.rpcUrls[ownKey]?.http[0]
}

/**
 * The chains the wallet layer offers, with the configuration's RPC URLs and explorers put in.
 * A chain without an HTTP RPC URL is skipped (specification, section 7). The first is the default.
 *
 * @throws NoChainOfferedError when none is left.
 */
export function toOfferedChains(config: OfferedChainsConfig): readonly [Chain, ...Chain[]] {
  const [first, ...others] = config.chains.map(toChain).filter((chain) => getRpcUrl(chain) !== undefined)
  if (!first) throw new NoChainOfferedError(config.chains.map((chain) => chain.id))
  return [first, ...others]
}

/** Every RPC URL the browser may call: what a content security policy has to allow. */
export function getOfferedRpcUrls(config: OfferedChainsConfig): readonly string[] {
  return [...new Set(config.chains.flatMap((chain) => getRpcUrls(toChain(chain))))]
}

/** The drop contract of a chain, or `null` where the chain is not offered or has none configured. */
export function getDropContract(config: OfferedChainsConfig, chainId: number): `0x${string}` | null {
  return config.chains.find((chain) => chain.id === chainId)?.distributor ?? null
}

/** The wrapped coin of a chain: the configured one before the canonical one; undefined where there is neither. */
export function getWrappedCoin(config: OfferedChainsConfig, chainId: number): WrappedCoin | undefined {
  const known = getChainFacts(chainId).wrappedCoin
  const address = config.chains.find((chain) => chain.id === chainId)?.wrappedCoin
  if (address === undefined) return known
  const { name, symbol } = getChain(chainId)?.nativeCurrency ?? { name: 'coin', symbol: 'COIN' }
  return { symbol: `W${symbol}`, name: `Wrapped ${name}`, ...known, address }
}

function toChain({ id, rpcUrls, ownRpcUrl, explorerUrl }: RuntimeChain): Chain {
  const known = getChain(id) ?? {
    id,
    name: `Chain ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  }
  return defineChain({
    ...known,
    rpcUrls: {
      ...(rpcUrls.length > 0 ? { default: { http: rpcUrls } } : known.rpcUrls),
      ...(ownRpcUrl === undefined ? {} : { [ownKey]: { http: [ownRpcUrl] } }),
    },
    ...(explorerUrl === null ? {} : { blockExplorers: { default: { name: 'Explorer', url: explorerUrl } } }),
  })
}
