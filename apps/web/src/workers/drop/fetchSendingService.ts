import { ANYONE } from '@slotdrop/contracts'
import { type ChainClient, fetchRegistration } from '@slotdrop/delivery'
import type { Address, ShardIndex } from '@slotdrop/drops'
import { isAddressEqual, zeroAddress } from 'viem'
import { fetchIsSenderService } from '../fetchIsSenderService.ts'

/**
 * The account that sends a drop, where it is the sender service's of this site: the chain says who may send, the site whether that is its
 * own. The site is not asked where nobody may.
 *
 * @throws whatever the client throws
 */
export async function fetchSendingService(
  client: ChainClient,
  index: ShardIndex,
  ask: typeof fetchIsSenderService = fetchIsSenderService,
): Promise<Address | undefined> {
  const { operator, end } = await fetchRegistration({ client, manifest: index })
  if (end || isAddressEqual(operator, zeroAddress) || isAddressEqual(operator, ANYONE)) return undefined
  return (await ask(index.dropId, operator)) ? operator : undefined
}
