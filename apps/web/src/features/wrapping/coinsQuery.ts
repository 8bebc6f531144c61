import { queryOptions, skipToken } from '@tanstack/react-query'
import type { ChainClient } from '@slotdrop/delivery'
import type { Address } from '@slotdrop/drops'
import { identityKey } from '../../workers/identityKey.ts'

/** Wei that an account holds. */
export function coinsQuery(client: ChainClient | undefined, owner: Address) {
  return queryOptions({
    queryKey: ['coins', identityKey(client), owner],
    queryFn: client ? () => client.getBalance({ address: owner }) : skipToken,
    gcTime: 0,
  })
}
