import { isHashText } from '@slotdrop/drops'
import { and, eq } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { ApiContext } from '../../context.ts'
import { drops } from '../../database/schema.ts'
import { actsAs } from '../../session.ts'
import { hasRoomForDrop, lockAccount } from '../quotas.ts'
import { isDropRecord, type DropRecord } from './dropRecord.ts'

/**
 * Makes a sealed drop of the signed-in sender readable for everybody. `null` looks the same for unknown and forbidden; `too-many` when
 * the account has as many public drops as it may that no chain knows.
 */
export async function publishDrop(context: ApiContext, id: Hex): Promise<DropRecord | 'too-many' | null> {
  const session = await context.getSession()
  if (session === null || !isHashText(id)) return null
  return context.db.transaction(async (tx) => {
    await lockAccount(tx, session.address)
    const [drop] = await tx
      .select()
      .from(drops)
      .where(and(eq(drops.id, id), eq(drops.sender, session.address)))
    if (!isDropRecord(drop) || !actsAs(session, drop.sender, drop.chainId)) return null
    if (drop.state !== 'published' && !(await hasRoomForDrop(tx, drop, 'public'))) return 'too-many'
    const now = context.clock()
    const [changed] = await tx
      .update(drops)
      .set({ state: 'published', publishedAt: drop.publishedAt ?? now, updatedAt: now })
      .where(eq(drops.ref, drop.ref))
      .returning()
    return isDropRecord(changed) ? changed : null
  })
}
