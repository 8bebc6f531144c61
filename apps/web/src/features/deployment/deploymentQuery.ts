import { queryOptions, skipToken } from '@tanstack/react-query'
import { type ChainClient, fetchDeployment } from '@slotdrop/delivery'
import type { Address } from '@slotdrop/drops'
import { identityKey } from '../../workers/identityKey.ts'

/** What stands at the distributor's address on a chain. An error says that it is not known, never that nothing is there. */
export function deploymentQuery(client: ChainClient | undefined, distributor: Address | null) {
  return queryOptions({
    queryKey: ['deployment', identityKey(client), distributor],
    queryFn: client && distributor ? () => fetchDeployment(client, distributor) : skipToken,
    networkMode: 'always',
    retry: 1,
    // Code that is there stays; what is missing may be deployed by anyone at any time.
    staleTime: ({ state }) => (state.data === 'deployed' ? Infinity : 0),
  })
}
