import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { ChainClient } from '@slotdrop/delivery'
import { identityKey } from '../../../workers/identityKey.ts'

/** When blocks were mined, in milliseconds since 1970; those that the node does not have are left out. A block's time never changes. */
export function blockTimesQuery(client: ChainClient | undefined, blocks: readonly bigint[]) {
  return queryOptions({
    queryKey: ['block times', identityKey(client), blocks.join()],
    queryFn:
      client && blocks.length > 0
        ? async () => {
            const times = await Promise.all(
              blocks.map((blockNumber) =>
                client.getBlock({ blockNumber }).then(
                  ({ timestamp }) => [[blockNumber, Number(timestamp) * 1000] as const],
                  () => [],
                ),
              ),
            )
            return new Map(times.flat())
          }
        : skipToken,
    staleTime: Infinity,
    // What was read stays while the next transaction is asked about.
    placeholderData: keepPreviousData,
    structuralSharing: false,
  })
}
