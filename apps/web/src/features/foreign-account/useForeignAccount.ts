import { useMemo } from 'react'
import type { RuntimeConfig } from '@slotdrop/config'
import type { ForeignAccount } from '@slotdrop/delivery'
import type { Address } from '@slotdrop/drops'
import { createLiveValue } from '../../workers/liveValue.ts'
import { useLiveValue } from '../../workers/useLiveValue.ts'

/** Whether an account is a contract on another chain only. */
export type ForeignAccountState = ForeignAccount | { readonly kind: 'asking' }

const none: ForeignAccountState = { kind: 'none' }
const asking: ForeignAccountState = { kind: 'asking' }

/**
 * Looks up whether an account is a contract on another chain of this deployment and nothing on the drop's. Its scripts are fetched, and
 * nodes asked, only for an account.
 *
 * @param account undefined if there is nothing to look up
 */
export function useForeignAccount(
  config: RuntimeConfig,
  chainId: number,
  account: Address | undefined,
): ForeignAccountState {
  return useLiveValue(
    useMemo(() => {
      if (!account || config.chains.length < 2) return createLiveValue(none, () => {})
      return createLiveValue(asking, (set) => {
        import('./fetchElsewhere.ts')
          .then(({ fetchElsewhere }) => fetchElsewhere(config, chainId, account))
          .catch((): ForeignAccountState => ({ kind: 'unknown', chainIds: [chainId] }))
          .then((found) => set(() => found))
      })
    }, [config, chainId, account]),
  )
}
