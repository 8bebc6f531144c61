import { useQuery } from '@tanstack/react-query'
import { type GasSchedule, getChainFacts, getGasSchedule } from '@slotdrop/chains'
import type { TokenStandard } from '@slotdrop/drops'
import { useState } from 'react'
import { type GasFork, findGasFork } from '../../../chain/gasFork.ts'
import { type GasFigures, getGasFigures } from '../../../chain/gasFigures.ts'
import { useChainClient } from '../../account/index.ts'
import { gasScheduleQuery } from './chainQueries.ts'

/** Gas of sending and claiming on a network: by its node's schedule, and until that answers by the known dates. */
export function useGasFigures(
  standard: TokenStandard,
  chainId: number | undefined,
): { readonly figures: GasFigures; readonly fork: GasFork | undefined } {
  const measured = useQuery(gasScheduleQuery(useChainClient(chainId), chainId)).data
  const [seconds] = useState(() => BigInt(Math.floor(Date.now() / 1000)))
  const gasSchedule: GasSchedule = chainId === undefined ? 'osaka' : getGasSchedule(chainId, seconds)
  const amsterdamFrom = chainId === undefined ? undefined : getChainFacts(chainId).amsterdamFrom
  return {
    figures: getGasFigures(standard, measured ?? gasSchedule),
    fork: findGasFork({ gasSchedule, amsterdamFrom }, measured),
  }
}
