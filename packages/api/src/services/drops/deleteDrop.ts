import { isHashText } from '@slotdrop/drops'
import { and, eq } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { ApiContext } from '../../context.ts'
import { drops } from '../../database/schema.ts'
import { actsAs } from '../../session.ts'
import { isDropRecord } from './dropRecord.ts'
import { deleteDropRows } from './removeDrop.ts'

export type DeleteDropOutcome = 'deleted' | 'public' | 'being-sent' | 'not-found'

/**
 * Removes a private drop of the signed-in sender with its rows. What is public stays: others may rely on it. What the chain
 * knows of a drop is not touched. What the sender service has an order for stays until that is over: it sends from this list, and gives
 * the gas money back by it. `not-found` looks the same for unknown and forbidden.
 */
export async function deleteDrop(context: ApiContext, id: Hex): Promise<DeleteDropOutcome> {
  const session = await context.getSession()
  if (session === null || !isHashText(id)) return 'not-found'
  // Asked before: within the transaction the service would wait for it in an embedded database.
  const order = await context.sending?.getOrder(id)
  return context.db.transaction(async (tx): Promise<DeleteDropOutcome> => {
    const [drop] = await tx
      .select()
      .from(drops)
      .where(and(eq(drops.id, id), eq(drops.sender, session.address)))
      // Nobody publishes it meanwhile.
      .for('update')
    if (!isDropRecord(drop) || !actsAs(session, drop.sender, drop.chainId)) return 'not-found'
    if (drop.state === 'published') return 'public'
    if (order && order.status.stage !== 'over') return 'being-sent'
    await deleteDropRows(tx, drop.ref)
    return 'deleted'
  })
}
