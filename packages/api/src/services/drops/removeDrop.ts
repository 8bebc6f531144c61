import { eq } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { Database, Transaction } from '../../database/database.ts'
import { dropAccounts, dropFileParts, dropFiles, drops, removedDrops } from '../../database/schema.ts'

/** Removes a drop with everything that belongs to it. */
export async function deleteDropRows(tx: Transaction, ref: number): Promise<void> {
  await tx.delete(dropAccounts).where(eq(dropAccounts.dropRef, ref))
  await tx.delete(drops).where(eq(drops.ref, ref))
}

/** Whether the operator of the site removed a drop. */
export async function isRemoved(db: Database | Transaction, id: Hex): Promise<boolean> {
  const [removed] = await db.select({ id: removedDrops.id }).from(removedDrops).where(eq(removedDrops.id, id))
  return removed !== undefined
}

/**
 * Removes a drop, private or public, for the operator of the site; it is not saved here again. Servers that run stop serving its files
 * within a minute, caches in front of them do not. What the chain knows of it stays.
 *
 * @returns whether there was such a drop
 */
export function removeDrop(db: Database, id: Hex, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.insert(removedDrops).values({ id, removedAt: now }).onConflictDoNothing()
    const [drop] = await tx.select({ ref: drops.ref }).from(drops).where(eq(drops.id, id)).for('update')
    if (drop) await deleteDropRows(tx, drop.ref)
    return drop !== undefined
  })
}

/** The title of a drop whose own was removed. */
const removedTitle = 'Untitled'

/**
 * Replaces the title of a drop, for the operator of the site. The drop id does not depend on it, so the list stays as it is. Its public
 * files are written again with the new title.
 *
 * @returns whether there was such a drop
 */
export function removeTitle(db: Database, id: Hex, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [drop] = await tx
      .update(drops)
      .set({ title: removedTitle, updatedAt: now })
      .where(eq(drops.id, id))
      .returning({ ref: drops.ref })
    if (!drop) return false
    await tx.delete(dropFiles).where(eq(dropFiles.dropRef, drop.ref))
    await tx.delete(dropFileParts).where(eq(dropFileParts.dropRef, drop.ref))
    return true
  })
}
