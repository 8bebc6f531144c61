import { fetchClaimEstimate } from '@slotdrop/delivery'
import type { Address, Hex } from '@slotdrop/drops'
import type { OperatorContext } from '../OperatorContext.ts'
import type { OperatorDatabase } from '../store/OperatorDatabase.ts'
import { getOrder } from '../store/orders.ts'

/**
 * Simulates claims with the service's account for a drop. Undefined if the drop has none.
 *
 * @throws ChainMissingError, or DeliveryError if the node can't simulate it
 */
export function createClaimTrial(db: OperatorDatabase, nodesOf: OperatorContext['nodesOf']) {
  return async (dropId: Hex, call: { readonly to: Address; readonly data: Hex }) => {
    const { account, chainId } = (await getOrder(db, dropId)) ?? {}
    if (!account || chainId === undefined) return undefined
    const { client } = nodesOf(chainId)
    const tried = await fetchClaimEstimate(client, { ...call, value: 0n }, { account, chainId })
    return tried.kind === 'passes' ? tried : { kind: tried.kind, errorName: tried.refusal.errorName }
  }
}
