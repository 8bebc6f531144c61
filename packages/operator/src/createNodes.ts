import {
  batchingHttp,
  createNodeTransport,
  getRpcUrls,
  type OfferedChainsConfig,
  toOfferedChains,
} from '@slotdrop/chains'
import type { ChainClient } from '@slotdrop/delivery'
import { createPublicClient, type Transport } from 'viem'
import { ChainMissingError } from './errors.ts'
import type { ChainNodes } from './OperatorContext.ts'

/** Nodes beside the first that fees are compared with, and that are given each transaction. */
const maxOthers = 2

/** The nodes of the chains that a configuration offers. */
export function createNodes(config: OfferedChainsConfig): {
  readonly chainIds: readonly number[]
  /** @throws ChainMissingError */
  readonly nodesOf: (chainId: number) => ChainNodes
} {
  const chains = toOfferedChains(config)
  const nodes = new Map(
    chains.map((chain) => {
      // Sound: viem's client, whose type names one chain.
      const open = (transport: Transport) => createPublicClient({ chain, transport, cacheTime: 0 }) as ChainClient
      const others = getRpcUrls(chain).slice(1, 1 + maxOthers)
      const opened: ChainNodes = {
        client: open(createNodeTransport(chain, { isBatching: true })),
        otherClients: others.map((url) => open(batchingHttp(url))),
      }
      return [chain.id, opened] as const
    }),
  )
  return {
    chainIds: chains.map(({ id }) => id),
    nodesOf(chainId) {
      const found = nodes.get(chainId)
      if (!found) throw new ChainMissingError(chainId)
      return found
    },
  }
}
