import { queryOptions, skipToken } from '@tanstack/react-query'
import { type ChainClient, planDeployment } from '@slotdrop/delivery'
import type { Address } from '@slotdrop/drops'
import { identityKey } from '../../workers/identityKey.ts'

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
