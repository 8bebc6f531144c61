import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ChainClient } from '@slotdrop/delivery'
import type { Address } from '@slotdrop/drops'
import { freshBalanceQuery } from './chainQueries.ts'
import type { Asset } from './fetchAsset.ts'

/** Reads the chosen token anew whenever an account is connected or switched, whichever step is shown: its balance is that account's. */
export function useFreshBalance({
  client,
  owner,
  asset,
  onRead,
}: {
  readonly client: ChainClient | undefined
  readonly owner: Address | undefined
  readonly asset: Asset | undefined
  readonly onRead: (asset: Asset) => void
}): void {
  const { data } = useQuery(freshBalanceQuery({ client, owner, asset }))
  useEffect(() => {
    // A node that does not answer leaves what was known; the review asks again.
    if (data && 'asset' in data) onRead(data.asset)
  }, [data, onRead])
}
