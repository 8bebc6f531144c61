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
 * Removes a private drop of the signed-in sender with its rows. Published drops stay, because others may rely on them. A drop with an
 * order of the sender service stays until the order is over, because sending and the refund of its gas balance need the list.
 * `not-found` does not distinguish unknown from forbidden.
 */
export async function deleteDrop(context: ApiContext, id: Hex): Promise<DeleteDropOutcome> {
  const session = await context.getSession()
  if (session === null || !isHashText(id)) return 'not-found'
  // Read before the transaction: an embedded database has one connection, so a read inside would wait for the transaction itself.
  const order = await context.sending?.getOrder(id)
  return context.db.transaction(async (tx): Promise<DeleteDropOutcome> => {
    const [drop] = await tx
      .select()
      .from(drops)
      .where(and(eq(drops.id, id), eq(drops.sender, session.address)))
      // Locks out a publication at the same time.
      .for('update')
    if (!isDropRecord(drop) || !actsAs(session, drop.sender, drop.chainId)) return 'not-found'
    if (drop.state === 'published') return 'public'
    if (order && order.status.stage !== 'over') return 'being-sent'
    await deleteDropRows(tx, drop.ref)
    return 'deleted'
  })
}
