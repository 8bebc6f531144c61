import { isAddressEqual } from 'viem'
import { type Address, type DropTerms, parseAddress, specialAddress } from '@slotdrop/drops'

/** Why nothing is paid to an address that was typed. */
export type DestinationFault = 'not-an-address' | 'own-address' | 'bad-destination'

/** Reads where a row shall go instead of to its account. */
export function parseDestination(
  text: string,
  { terms, account }: { readonly terms: Pick<DropTerms, 'token' | 'distributor'>; readonly account: Address },
): { readonly to: Address } | { readonly fault: DestinationFault } {
  const parsed = parseAddress(text)
  if ('fault' in parsed) return { fault: 'not-an-address' }
  const to = parsed.address
  if (isAddressEqual(to, account)) return { fault: 'own-address' }
  const isOfDrop = [terms.token, terms.distributor].some((address) => isAddressEqual(to, address))
  return isOfDrop || specialAddress(to) ? { fault: 'bad-destination' } : { to }
}
