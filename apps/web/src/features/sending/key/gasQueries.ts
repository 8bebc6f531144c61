import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { ChainClient } from '@slotdrop/delivery'
import type { Address } from '@slotdrop/drops'
import { identityKey } from '../../../workers/identityKey.ts'
import { along } from '../delivery/askAlong.ts'

const seldom = {
  networkMode: 'always',
  gcTime: 0,
  placeholderData: keepPreviousData,
  structuralSharing: false,
  ...along(25_000),
} as const

/** Wei that a sending key holds. `settled` differs whenever rows were settled. */
export function purseQuery(client: ChainClient | undefined, address: Address | undefined, settled: string) {
  return queryOptions({
    ...seldom,
    queryKey: ['gas purse', address, identityKey(client), settled],
    queryFn: client && address ? () => client.getBalance({ address }) : skipToken,
  })
}

/** Wei a unit of gas, now. */
export function gasNowQuery(client: ChainClient | undefined) {
  return queryOptions({
    ...seldom,
    queryKey: ['gas now', identityKey(client)],
    queryFn: client ? () => client.getGasPrice() : skipToken,
  })
}
