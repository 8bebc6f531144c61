import { slotDistributorAbi } from '@slotdrop/contracts'
import type { Address, DropTerms, Manifest } from '@slotdrop/drops'
import { zeroAddress } from 'viem'
import type { ChainClient } from '../ports.ts'

/** What the chain says of a drop apart from its rows. */
export type DropRegistration = {
  /** Account that may send beside the sender; the zero address for nobody, and where its date has passed. */
  readonly operator: Address
  readonly claimsOpen: boolean
  /** Why nothing is paid by the drop any more, whatever is open. */
  readonly end: 'cancelled' | 'closed' | undefined
}

/** Status of a drop that its sender ended. */
const cancelled = 2

/** Whom the chain lets send a drop at its newest block, and whether anything may still be sent. @throws whatever the client throws */
export async function fetchRegistration({
  client,
  manifest: { dropId, terms },
}: {
  readonly client: ChainClient
  readonly manifest: Pick<Manifest, 'dropId'> & { readonly terms: Pick<DropTerms, 'distributor' | 'closesAtSeconds'> }
}): Promise<DropRegistration> {
  const [[status, operator, until, , claimsOpen], { timestamp }] = await Promise.all([
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
  return {
    operator: until !== 0n && timestamp >= until ? zeroAddress : operator,
    claimsOpen,
    end: status === cancelled ? 'cancelled' : isClosed ? 'closed' : undefined,
  }
}
