import { queryOptions, skipToken } from '@tanstack/react-query'
import { type ChainClient, fetchDeployment } from '@slotdrop/delivery'
import type { Address } from '@slotdrop/drops'
import { identityKey } from '../../workers/identityKey.ts'

/** Whether the distributor is deployed on a chain. An error means that it is not known. */
export function deploymentQuery(client: ChainClient | undefined, distributor: Address | null) {
  return queryOptions({
    queryKey: ['deployment', identityKey(client), distributor],
    queryFn: client && distributor ? () => fetchDeployment(client, distributor) : skipToken,
    networkMode: 'always',
    retry: 1,
    // Deployed code stays. Missing code may be deployed by any account at any time.
    staleTime: ({ state }) => (state.data === 'deployed' ? Infinity : 0),
  })
}
