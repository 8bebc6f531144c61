import type { ChainClient } from '@slotdrop/delivery'
import { toOfferedChains } from '@slotdrop/chains'
import type { RuntimeConfig } from '@slotdrop/config'
import { createPublicClient, fallback, http } from 'viem'

/** Nodes of a chain, without any wallet: the one that is asked, and a second opinion where there is one. */
export interface ChainClients {
  readonly first: ChainClient
  readonly second: ChainClient | undefined
  readonly symbol: string
  readonly chainName: string
}

/** Undefined where this site does not offer the chain. */
export const createChainClients = (config: RuntimeConfig, chainId: number): ChainClients | undefined => {
  const chain = toOfferedChains(config).find(({ id }) => id === chainId)
  if (!chain) return undefined
  const urls = chain.rpcUrls.default.http
  const [, other] = urls
  return {
    first: createPublicClient({ chain, transport: fallback(urls.map((url) => http(url))) }) as ChainClient,
    second: other === undefined ? undefined : (createPublicClient({ chain, transport: http(other) }) as ChainClient),
    symbol: chain.nativeCurrency.symbol,
    chainName: chain.name,
  }
}
