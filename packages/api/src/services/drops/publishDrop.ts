import { and, eq } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { ApiContext } from '../../context.ts'
import { drops } from '../../database/schema.ts'
import { actsAs } from '../../session.ts'
import { isDropRecord, type DropRecord } from './dropRecord.ts'

/** Makes a sealed drop of the signed-in sender readable for everybody. `null` looks the same for unknown and forbidden. */
export async function publishDrop(context: ApiContext, id: Hex): Promise<DropRecord | null> {
  const session = await context.getSession()
  if (session === null || id.length !== 66) return null
  const [drop] = await context.db
    .select()
    .from(drops)
    .where(and(eq(drops.id, id), eq(drops.sender, session.address)))
  if (!isDropRecord(drop) || !actsAs(session, drop.sender, drop.chainId)) return null
  const now = context.clock()
  const [changed] = await context.db
    .update(drops)
    .set({ state: 'published', publishedAt: drop.publishedAt ?? now, updatedAt: now })
    .where(eq(drops.ref, drop.ref))
    .returning()
  return isDropRecord(changed) ? changed : null
}
