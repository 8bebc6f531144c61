import { type ChainClient, fetchSafe } from '@slotdrop/delivery'
import type { DropTerms } from '@slotdrop/drops'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { identityKey } from '../../../workers/identityKey.ts'

/** How many owners of a Safe must sign; null for an account that is none. */
export function safeThresholdQuery(client: ChainClient | undefined, { chainId, sender }: DropTerms) {
  return queryOptions({
    queryKey: ['safe threshold', chainId, sender, identityKey(client)],
    networkMode: 'always',
    retry: false,
    queryFn: client ? async () => (await fetchSafe({ client, address: sender }))?.threshold ?? null : skipToken,
  })
}
