import type { Address } from '@slotdrop/drops'
import { isAddressEqual, zeroAddress } from 'viem'
import type { ClaimsState } from '../../../../components/drop-state/claimsState.ts'
import type { ServiceState } from '../serviceQueries.ts'

/**
 * What a sender can do about requests of recipients. `none` nothing · `possible` have the service registered for it · `all-sent` the service
 * sends everything, and could wait for requests instead · `on-request` it waits for them
 */
export type RequestsStage = 'none' | 'possible' | 'all-sent' | 'on-request'

/** See `RequestsStage`. `state`: undefined where nobody knows whether the service was asked; `claims`: undefined where nobody may claim. */
export function requestsStage(
  state: Pick<ServiceState, 'account' | 'stage' | 'intent' | 'scope'> | null | undefined,
  { operator, claims }: { readonly operator: Address; readonly claims: ClaimsState['kind'] | undefined },
): RequestsStage {
  if (claims === 'closed') return 'none'
  const isOpen = claims === 'open' || claims === 'later'
  const isNamed = state?.account ? isAddressEqual(state.account, operator) : false
  const isEnding = state?.stage === 'OVER' || state?.stage === 'RETURNING' || state?.intent === 'GIVE_BACK'
  if (isNamed && !isEnding) {
    if (state?.scope === 'REQUESTED') return 'on-request'
    return isOpen ? 'all-sent' : 'none'
  }
  // Somebody else who may send would be replaced.
  const isFree = isNamed || isAddressEqual(operator, zeroAddress)
  return isOpen && isFree ? 'possible' : 'none'
}
