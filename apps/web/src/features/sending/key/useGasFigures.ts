import { useQuery, useQueryClient } from '@tanstack/react-query'
import { activePhases, type SendPace } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { useBatchingClient } from '../../account/index.ts'
import type { KeySending } from './useKeySending.ts'
import { gasNowQuery, purseQuery } from './gasQueries.ts'

/** What a sending key has for gas, what gas costs, and what the rest of the list takes. Wei; undefined until it is known. */
export type GasFigures = {
  readonly gasNow: bigint | undefined
  readonly purse: bigint | undefined
  /** Wei that the rest of the list takes, at the prices that were paid so far. */
  readonly needs: bigint | undefined
  /** Reads the purse anew. */
  readonly refetchPurse: () => Promise<unknown>
}

/** What the rest costs when a slot goes on costing what slots have cost. */
function needsOf({ feesSpent, slotsSettled }: SendPace, openSlots: number): bigint | undefined {
  return slotsSettled > 0 && feesSpent > 0n ? (feesSpent * BigInt(openSlots)) / BigInt(slotsSettled) : undefined
}

/** See `GasFigures`. */
export function useGasFigures(manifest: Manifest, openSlots: number, { key, state, report }: KeySending): GasFigures {
  const client = useBatchingClient(manifest.terms.chainId)
  const cache = useQueryClient()
  const address = key.status === 'made' ? key.address : undefined
  const isActive = state !== undefined && activePhases.has(state.phase)
  const purse = useQuery(purseQuery(client, address, `${report.role}/${report.returned?.hash}`))
  const gas = useQuery(gasNowQuery(client))
  const { waiting, pace } = state ?? {}
  return {
    gasNow: waiting?.reason === 'fee' ? waiting.feePerGas : gas.data,
    purse: waiting?.reason === 'purse' ? waiting.has : isActive ? (pace?.purse ?? purse.data) : purse.data,
    needs: pace && needsOf(pace, openSlots),
    refetchPurse: () => cache.invalidateQueries({ queryKey: ['gas purse', address] }),
  }
}
