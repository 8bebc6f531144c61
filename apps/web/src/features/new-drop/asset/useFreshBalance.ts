import { useEffect } from 'react'
import type { ChainClient } from '@slotdrop/delivery'
import type { Address } from '@slotdrop/drops'
import { type Asset, readAsset, readCoin } from './readAsset.ts'

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
  const { address, chainId, standard, name, symbol, decimals } = asset ?? {}
  useEffect(() => {
    if (!client || !owner || address === undefined || chainId === undefined) return
    let isCurrent = true
    const coin = { name: name ?? '', symbol: symbol ?? '', decimals: decimals ?? 18 }
    const reading =
      standard === 'NATIVE'
        ? readCoin({ client, chainId, owner, coin })
        : readAsset({ client, chainId, address, owner })
    // A node that does not answer leaves what was known; the review asks again.
    void reading.then((answer) => void (isCurrent && 'asset' in answer && onRead(answer.asset)))
    return () => {
      isCurrent = false
    }
  }, [client, owner, address, chainId, standard, name, symbol, decimals, onRead])
}
