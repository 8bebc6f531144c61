import { queryOptions, skipToken } from '@tanstack/react-query'
import { type ChainClient, fetchDeployment, planDeployment } from '@slotdrop/delivery'
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

/** What deploying the distributor takes, for the account that would pay. */
export function deploymentPlanQuery(client: ChainClient | undefined, account: Address | undefined) {
  return queryOptions({
    queryKey: ['deployment plan', identityKey(client), account],
    queryFn: client ? () => planDeployment(client, account) : skipToken,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
}
