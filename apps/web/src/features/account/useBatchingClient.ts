import { useCallback, useMemo } from 'react'
import { useConfig } from 'wagmi'
import { createNodeTransport } from '@slotdrop/chains'
import type { ChainClient } from '@slotdrop/delivery'
import { type Chain, createClient } from 'viem'
import { toChainClient } from '../../chain/toChainClient.ts'
import { useRuntime } from './useRuntime.ts'

/** One a chain: what several parts of a page ask at once goes in one request. */
const clients = new WeakMap<Chain, ChainClient>()

function clientOf(chain: Chain): ChainClient {
  const client =
    clients.get(chain) ??
    toChainClient(createClient({ chain, transport: createNodeTransport(chain, { isBatching: true }), cacheTime: 0 }))
  clients.set(chain, client)
  return client
}

/** Clients of the chains that are offered, by chain, for who reads several: see `useBatchingClient`. */
export function useBatchingClients(): (chainId: number) => ChainClient | undefined {
  const { chains } = useConfig()
  const runtime = useRuntime()
  return useCallback(
    (chainId) => {
      const chain = chains.find(({ id }) => id === chainId)
      return chain && runtime?.chains.some(({ id }) => id === chainId) ? clientOf(chain) : undefined
    },
    [chains, runtime],
  )
}

/** Reads a chain that is offered, again and again: what is asked at once is one request. Undefined for other chains and until the configuration is there. */
export function useBatchingClient(chainId: number | undefined): ChainClient | undefined {
  const { chains } = useConfig()
  const runtime = useRuntime()
  return useMemo(() => {
    if (runtime === null || !runtime.chains.some(({ id }) => id === chainId)) return undefined
    const chain = chains.find(({ id }) => id === chainId)
    return chain && clientOf(chain)
  }, [chains, chainId, runtime])
}
