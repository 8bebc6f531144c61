import { queryOptions, skipToken } from '@tanstack/react-query'
import { type ChainClient, checkReadiness } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'

/** What the chain says of a drop before anything is sent: its registration, its allowance and what stands in its way. */
export function readinessQuery(client: ChainClient | undefined, manifest: Manifest) {
  return queryOptions({
    queryKey: ['readiness', manifest.dropId],
    queryFn: client ? () => checkReadiness({ client, manifest }) : skipToken,
    gcTime: 0,
    structuralSharing: false,
  })
}
