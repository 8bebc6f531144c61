import { queryConstants, getRetryDelayMs, storageConstants } from '../constants.ts'
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { QueryClient, type Query } from '@tanstack/react-query'
import type { PersistQueryClientOptions } from '@tanstack/react-query-persist-client'
import { deserialize, serialize } from 'wagmi'
import type { TextStorage } from './createSafeStorage.ts'

/** The query client of specification section 9: cached for 24 h, no retry, no refetch on focus, ENS fresh for 24 h. */
export function createWalletQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: queryConstants.gcTimeMs,
        retry: queryConstants.retry,
        retryDelay: getRetryDelayMs,
        refetchOnWindowFocus: queryConstants.refetchOnWindowFocus,
        networkMode: 'offlineFirst',
      },
    },
  })
  for (const key of ensQueryKeys) client.setQueryDefaults([key], { staleTime: queryConstants.ensStaleTimeMs })
  return client
}

const ensQueryKeys = ['ensName', 'ensAvatar']

/**
 * How the cache outlives the page: under `wagmi.cache`, for at most 24 h. Only ENS answers and queries that ask for it
 * with `meta: { persist: true }` are kept: a balance or an allowance of yesterday must not be read as today's.
 */
export function getPersistOptions(storage: TextStorage | undefined): Omit<PersistQueryClientOptions, 'queryClient'> {
  return {
    persister: createSyncStoragePersister({
      key: `${storageConstants.prefix}.cache`,
      storage,
      serialize,
      deserialize,
    }),
    maxAge: queryConstants.persistMaxAgeMs,
    dehydrateOptions: { shouldDehydrateQuery },
  }
}

function shouldDehydrateQuery(query: Query): boolean {
  const isKept = ensQueryKeys.includes(String(query.queryKey[0])) || query.meta?.['persist'] === true
  return isKept && query.state.status === 'success'
}
