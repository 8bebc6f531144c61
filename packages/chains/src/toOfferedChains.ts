import { defineChain, type Chain } from 'viem'
import { getChainFacts } from './chainFacts.ts'
import type { WrappedCoin } from './chains/ChainParts.ts'
import { getChain } from './definitions.ts'
import { ChainNotDescribedError, NoChainOfferedError } from './errors.ts'

// Apart from the default ones: those are handed to a wallet when it is asked to add a network.
const ownKey = 'own'

/** Decimals of every native currency: wallets add no network with others (EIP-3085 as they apply it). */
export const coinDecimals = 18

/** The coin that a chain's gas is paid in. It has {@link coinDecimals}. */
export type Coin = { readonly name: string; readonly symbol: string }

/** What a configuration chooses for a chain that is offered. */
export type ChosenChain = {
  readonly id: number
  /** RPC URLs in place of the chain's own, best first. Empty: its own are used. */
  readonly rpcUrls: readonly string[]
  /** A node that somebody named for herself. It is asked before the others. */
  readonly ownRpcUrl?: string | undefined
  /** Explorer in place of the chain's own, without a trailing slash; `null`: its own is used. */
  readonly explorerUrl: string | null
  /** The chain's coin as an ERC-20, where it is not the canonical one that is known. */
  readonly wrappedCoin?: `0x${string}` | undefined
  /** What the chain is called; needed where this package does not know it. */
  readonly name?: string | undefined
  /** Its coin; needed where this package does not know it. */
  readonly coin?: Coin | undefined
}

/** The chains of a configuration. */
export type OfferedChainsConfig = { readonly chains: readonly ChosenChain[] }

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
 * @throws NoChainOfferedError when none is left; ChainNotDescribedError when one has no name or coin.
 */
export function toOfferedChains(config: OfferedChainsConfig): readonly [Chain, ...Chain[]] {
  const [first, ...others] = config.chains.filter((chosen) => getDefaultUrls(chosen).length > 0).map(toChain)
  if (!first) throw new NoChainOfferedError(config.chains.map((chain) => chain.id))
  return [first, ...others]
}

/**
 * The definition of a chain as the configuration offers it, a chain that the user added included; else the one of this package;
 * undefined if neither has one.
 */
export function findChain(config: OfferedChainsConfig | null | undefined, chainId: number): Chain | undefined {
  const chosen = config?.chains.find(({ id }) => id === chainId)
  return chosen ? toChain(chosen) : getChain(chainId)
}

/** Every RPC URL the browser may call: what a content security policy has to allow. */
export function getOfferedRpcUrls(config: OfferedChainsConfig): readonly string[] {
  return [...new Set(config.chains.flatMap((chosen) => [chosen.ownRpcUrl ?? [], getDefaultUrls(chosen)].flat()))]
}

/** The wrapped coin of a chain: the configured one before the canonical one; undefined where there is neither. */
export function getWrappedCoin(config: OfferedChainsConfig, chainId: number): WrappedCoin | undefined {
  const known = getChainFacts(chainId).wrappedCoin
  const chosen = config.chains.find((chain) => chain.id === chainId)
  if (chosen?.wrappedCoin === undefined) return known
  const { name, symbol } = toChain(chosen).nativeCurrency
  return { symbol: `W${symbol}`, name: `Wrapped ${name}`, ...known, address: chosen.wrappedCoin }
}

function getDefaultUrls({ id, rpcUrls }: ChosenChain): readonly string[] {
  return rpcUrls.length > 0 ? rpcUrls : (getChain(id)?.rpcUrls.default.http ?? [])
}

function toChain(chosen: ChosenChain): Chain {
  const { ownRpcUrl, explorerUrl } = chosen
  return defineChain({
    ...(getChain(chosen.id) ?? describe(chosen)),
    rpcUrls: {
      default: { http: getDefaultUrls(chosen) },
      ...(ownRpcUrl === undefined ? {} : { [ownKey]: { http: [ownRpcUrl] } }),
    },
    ...(explorerUrl === null ? {} : { blockExplorers: { default: { name: 'Explorer', url: explorerUrl } } }),
  })
}

// A wallet that adds the network shows its name and coin to somebody who is about to pay with it: none is made up.
function describe({ id, name, coin }: ChosenChain): Omit<Chain, 'rpcUrls'> {
  if (name === undefined || coin === undefined) throw new ChainNotDescribedError(id)
  return { id, name, nativeCurrency: { ...coin, decimals: coinDecimals } }
}
