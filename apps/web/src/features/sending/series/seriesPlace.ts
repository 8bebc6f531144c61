import { type DropTerms, isUnwrapped } from '@slotdrop/drops'
import { sharesApproval } from '@slotdrop/delivery'
import { isSameAddress } from '../../../chain/isSameAddress.ts'
import type { DeviceDraft } from '../../../device/deviceStore.ts'

/**
 * What the approval screen of one drop can do for another drop of the same list.
 *
 * `draft` it is not sealed yet · `missing` it is sealed, and its list is not on this device · `elsewhere` another network, account or contract
 * approves it · `coin` it needs no approval · `shared` the approval of the drop that is open is its own, too · `here` its approval is given
 * on this screen
 */
export type SeriesPlace = 'draft' | 'missing' | 'elsewhere' | 'coin' | 'shared' | 'here'

type Terms = Pick<DropTerms, 'chainId' | 'distributor' | 'sender' | 'token' | 'standard'>

/** @param list what the draft was sealed as, where this device has it */
export function seriesPlace(
  open: Terms,
  { isSealed = false }: Pick<DeviceDraft, 'isSealed'>,
  list: { readonly terms: Terms } | null,
): SeriesPlace {
  if (!isSealed) return 'draft'
  if (!list) return 'missing'
  const { terms } = list
  const isHere =
    terms.chainId === open.chainId &&
    isSameAddress(terms.sender, open.sender) &&
    isSameAddress(terms.distributor, open.distributor)
  if (!isHere) return 'elsewhere'
  if (isUnwrapped(terms)) return 'coin'
  return sharesApproval(terms, open) ? 'shared' : 'here'
}
