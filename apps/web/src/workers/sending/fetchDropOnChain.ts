import { slotDistributorAbi } from '@slotdrop/contracts'
import type { ChainClient } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import type { DropOnChain } from './createSendingRun.ts'

const cancelled = 2

/** Whom the chain lets send a drop, and whether anything may still be sent. @throws whatever the client throws */
export async function fetchDropOnChain(
  client: ChainClient,
  { dropId, terms }: Pick<Manifest, 'dropId' | 'terms'>,
): Promise<DropOnChain> {
  const [[status, operator], { timestamp }] = await Promise.all([
    client.readContract({
      abi: slotDistributorAbi,
      address: terms.distributor,
      functionName: 'stateOf',
      args: [dropId],
    }),
    client.getBlock(),
  ])
  const { closesAtSeconds } = terms
  const isClosed = closesAtSeconds !== 0n && timestamp >= closesAtSeconds
  return { operator, end: status === cancelled ? 'cancelled' : isClosed ? 'closed' : undefined }
}
