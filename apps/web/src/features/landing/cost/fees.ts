import type { GasSchedule } from '@slotdrop/chains'
import type { NetworkFees } from '../../../workers/dropProtocol.ts'
import type { Network } from '../useNetworks.ts'

/** What a network answered, if it did. */
export type FeesAnswer =
  | { readonly status: 'silent' }
  | {
      readonly status: 'known'
      readonly fees: NetworkFees
      /** Dollars for one of its coins, as plain decimal digits, where this deployment knows prices. */
      readonly usd: string | undefined
    }

/** What is known of a network's fees. */
export type FeesState = { readonly status: 'idle' | 'asking' } | FeesAnswer

/** What is known of the fees of networks, and how to ask. */
export type Fees = {
  readonly of: (chainId: number) => FeesState
  readonly ask: (chainIds: readonly number[]) => Promise<void>
}

/** The gas schedule of a network: as its node answered, else by the known dates; without a network the usual one. */
export function scheduleOf(network: Network | undefined, fees: Pick<Fees, 'of'>): GasSchedule {
  if (!network) return 'osaka'
  const state = fees.of(network.id)
  return state.status === 'known' ? state.fees.gasSchedule : network.gasSchedule
}
