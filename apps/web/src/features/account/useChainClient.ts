import { useConfig } from 'wagmi'
import { useMemo } from 'react'
import type { ChainClient } from '@slotdrop/delivery'
import { toChainClient } from '../../chain/toChainClient.ts'
import { useRuntime } from './useRuntime.ts'

/** Reads a chain that is offered; undefined for others and until the configuration is there. */
export function useChainClient(chainId: number | undefined): ChainClient | undefined {
  const config = useConfig()
  const runtime = useRuntime()
  return useMemo(() => {
    if (runtime === null || chainId === undefined || !runtime.chains.some(({ id }) => id === chainId)) return undefined
    return config.chains.some(({ id }) => id === chainId) ? toChainClient(config.getClient({ chainId })) : undefined
  }, [config, runtime, chainId])
}
