import { useMemo } from 'react'
import { useConfig } from 'wagmi'
import type { ChainClient } from '@slotdrop/delivery'
import { toChainClient } from '../../chain/toChainClient.ts'
import { useRuntime } from './useRuntime.ts'

/** Reads every chain that is offered, the one that is named first; empty until the configuration is there. */
export function useChainClients(first: number): readonly { readonly chainId: number; readonly client: ChainClient }[] {
  const config = useConfig()
  const runtime = useRuntime()
  return useMemo(() => {
    const offered = runtime?.chains ?? []
    const known = config.chains.filter(({ id }) => offered.some((chain) => chain.id === id))
    return known
      .toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
      .map(({ id: chainId }) => ({ chainId, client: toChainClient(config.getClient({ chainId })) }))
  }, [config, runtime, first])
}
