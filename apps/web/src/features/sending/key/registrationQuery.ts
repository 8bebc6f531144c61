import { queryOptions, skipToken } from '@tanstack/react-query'
import { type ChainClient, fetchRegistration } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { identityKey } from '../../../workers/identityKey.ts'
import { along } from '../delivery/askAlong.ts'

const minute = 60_000

/** Whom the chain lets send a drop; who sends changes seldom. */
export function registrationQuery(client: ChainClient | undefined, manifest: Manifest) {
  return queryOptions({
    queryKey: ['drop registration', manifest.dropId, identityKey(client)],
    queryFn: client ? () => fetchRegistration({ client, manifest }) : skipToken,
    networkMode: 'always',
    ...along(minute),
    gcTime: 0,
  })
}
