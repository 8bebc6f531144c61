import { getPublicClient } from 'wagmi/actions'
import { useConfig } from 'wagmi'
import { useMemo } from 'react'
import type { ChainClient } from '@slotdrop/delivery'
import { useRuntime } from './useRuntime.ts'

/** Reads a chain that is offered; undefined for others and until the configuration is there. */
export function useChainClient(chainId: number | undefined): ChainClient | undefined {
  const config = useConfig()
  const runtime = useRuntime()
  return useMemo(() => {
    if (runtime === null || chainId === undefined || !runtime.chains.some(({ id }) => id === chainId)) return undefined
    // wagmi's client has what a `ChainClient` asks for; its type names the chains of this build besides.
    return getPublicClient(config, { chainId }) as ChainClient | undefined
  }, [config, runtime, chainId])
}
