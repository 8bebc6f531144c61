import { isHashText } from '@slotdrop/drops'
import { and, eq } from 'drizzle-orm'
import type { Hex } from 'viem'
import { drops } from '../../database/schema.ts'
import type { ApiContext } from '../../context.ts'
import { isDropRecord, visibleTo, type DropRecord } from './dropRecord.ts'

/** `null` for a drop that does not exist and for one this session may not see. */
export async function getDrop(context: ApiContext, id: Hex): Promise<DropRecord | null> {
  // Ids are 32 bytes: anything else names no drop.
  if (!isHashText(id)) return null
  const session = await context.getSession()
  const reader = await context.getReader()
  return reader.find(async (db) => {
    const [drop] = await db
      .select()
      .from(drops)
      .where(and(eq(drops.id, id), visibleTo(session)))
      .limit(1)
    return isDropRecord(drop) ? drop : null
  })
}
