import { and, eq } from 'drizzle-orm'
import type { Hex } from 'viem'
import { drops } from '../../database/schema.ts'
import type { ApiContext } from '../../context.ts'
import { actsAs } from '../../session.ts'
import { isDropRecord, type DropRecord } from './dropRecord.ts'

/** A sealed drop, for its own sender alone. `null` looks the same for unknown and forbidden. */
export async function getOwnDrop(context: ApiContext, id: Hex): Promise<DropRecord | null> {
  const session = await context.getSession()
  if (session === null || id.length !== 66) return null
  const [drop] = await context.db
    .select()
    .from(drops)
    .where(and(eq(drops.id, id), eq(drops.sender, session.address)))
  return isDropRecord(drop) && actsAs(session, drop.sender, drop.chainId) ? drop : null
}

export type DropChange =
  | { readonly kind: 'publish' }
  | { readonly kind: 'archive'; readonly archived: boolean }
  | { readonly kind: 'note'; readonly note: string | null }

/** Changes what does not bind: who may read a drop, whether it is put aside, the sender's own note. */
export async function changeDrop(context: ApiContext, id: Hex, change: DropChange): Promise<DropRecord | null> {
  const drop = await getOwnDrop(context, id)
  if (!drop) return null
  const [changed] = await context.db
    .update(drops)
    .set({ ...toColumns(change, drop, context.clock()), updatedAt: context.clock() })
    .where(eq(drops.ref, drop.ref))
    .returning()
  return isDropRecord(changed) ? changed : null
}

function toColumns(change: DropChange, drop: DropRecord, now: Date): Partial<typeof drops.$inferInsert> {
  switch (change.kind) {
    case 'publish':
      return { state: 'published', publishedAt: drop.publishedAt ?? now }
    case 'archive':
      return { archivedAt: change.archived ? (drop.archivedAt ?? now) : null }
    case 'note':
      return { note: change.note === '' ? null : change.note }
  }
}
