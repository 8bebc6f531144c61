import type { DropTerms } from '@slotdrop/drops'
import { isAddressEqual, type Address } from 'viem'
import type { ApiContext } from '../../context.ts'
import { actsAs, type Session } from '../../session.ts'

/** Why a session may not keep a drop with these terms. */
export type TermsProblem =
  | { readonly kind: 'not-signed-in' }
  | {
      readonly kind: 'not-the-sender'
      readonly sender: Address
      readonly signedInAs: Address
      readonly chainId: number
    }
  | { readonly kind: 'chain-not-offered'; readonly chainId: number }
  | { readonly kind: 'other-distributor'; readonly distributor: Address; readonly expected: Address }

/** Whether this session is the drop's sender, on a chain offered here, and pays through the distributor known there. */
export function checkTerms(
  context: Pick<ApiContext, 'chains'>,
  session: Session | null,
  terms: Pick<DropTerms, 'chainId' | 'sender' | 'distributor'>,
): TermsProblem | null {
  if (session === null) return { kind: 'not-signed-in' }
  const { chainId, sender, distributor } = terms
  if (!actsAs(session, sender, chainId)) {
    return { kind: 'not-the-sender', sender, signedInAs: session.address, chainId: session.chainId }
  }
  const chain = context.chains.find(({ id }) => id === chainId)
  if (!chain?.distributor) return { kind: 'chain-not-offered', chainId }
  if (!isAddressEqual(chain.distributor, distributor)) {
    return { kind: 'other-distributor', distributor, expected: chain.distributor }
  }
  return null
}
