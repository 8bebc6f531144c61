import { type ChainClient, fetchRegistration } from '@slotdrop/delivery'
import { isUnwrapped, type ShardIndex } from '@slotdrop/drops'
import type { Claiming } from '../dropProtocol.ts'

/** Asks the chain whether rows of a drop may be claimed. @throws whatever the client throws */
export async function fetchClaiming(client: ChainClient, index: ShardIndex, now = Date.now): Promise<Claiming> {
  const { claimsOpen, end } = await fetchRegistration({ client, manifest: index })
  if (end) return end
  if (isUnwrapped(index.terms) || !claimsOpen) return 'sender-sends'
  return now() < Number(index.terms.opensAtSeconds) * 1000 ? 'not-open-yet' : 'open'
}
