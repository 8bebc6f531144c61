import { queryOptions, skipToken } from '@tanstack/react-query'
import { type ChainClient, planDeployment } from '@slotdrop/delivery'
import type { Address } from '@slotdrop/drops'
import { identityKey } from '../../workers/identityKey.ts'

/** Plan and cost of deploying the distributor from an account. */
export function deploymentPlanQuery(client: ChainClient | undefined, account: Address | undefined) {
  return queryOptions({
    queryKey: ['deployment plan', identityKey(client), account],
    queryFn: client ? () => planDeployment(client, account) : skipToken,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
}
