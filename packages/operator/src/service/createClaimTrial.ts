import { fetchClaimEstimate } from '@slotdrop/delivery'
import type { Address, Hex } from '@slotdrop/drops'
import type { OperatorContext } from '../OperatorContext.ts'
import type { OperatorDatabase } from '../store/OperatorDatabase.ts'
import { getOrder } from '../store/orders.ts'

/** What a trial of a claim found: it goes through, the distributor's error by its name, or one of the token. */
type TriedClaim = { readonly kind: 'passes' } | { readonly kind: 'refused'; readonly errorName: string | undefined }

/**
 * Tries claims as the account of the drop sends them, and as its lane tries them before. Undefined where the drop has no account.
 *
 * @throws ChainMissingError, and DeliveryError if the node can't try it
 */
export function createClaimTrial(db: OperatorDatabase, nodesOf: OperatorContext['nodesOf']) {
  return async (dropId: Hex, call: { readonly to: Address; readonly data: Hex }): Promise<TriedClaim | undefined> => {
    const { account, chainId } = (await getOrder(db, dropId)) ?? {}
    if (!account || chainId === undefined) return undefined
    const { client } = nodesOf(chainId)
    const tried = await fetchClaimEstimate(client, { ...call, value: 0n }, { account, chainId })
    return tried.kind === 'passes' ? { kind: 'passes' } : { kind: 'refused', errorName: tried.refusal.errorName }
  }
}
