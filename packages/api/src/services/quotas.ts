import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Transaction } from '../database/database.ts'
import { drops } from '../database/schema.ts'

/** Private drops of one account: what was sealed and is not public. */
export const maxPrivateDrops = 200

/** Rows of all private drops of one account. */
export const maxPrivateRows = 20_000_000

/** Public drops of one account that no chain was seen to know yet, and their rows: they cost their sender nothing. */
export const maxUnseenDrops = 200
const maxUnseenRows = 20_000_000

/** Who may read a drop. */
export type Visibility = 'private' | 'public'

/** Both limits as values of the refusal. */
export function dropLimits(visibility: Visibility) {
  const [max, rows] = visibility === 'public' ? [maxUnseenDrops, maxUnseenRows] : [maxPrivateDrops, maxPrivateRows]
  return { visibility, max: String(max), rows: String(rows) }
}

/** Tells these locks from others of the database. */
const lockSpace = 7_305_118

/**
 * Lets what an account keeps be counted: until this transaction ends, no other one that locks the same account goes on, on
 * any instance. What is counted after it can't grow beyond a quota by requests at once.
 */
export async function lockAccount(tx: Transaction, account: Address): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(${account.toLowerCase()}))`)
}

/** Whether a locked account may keep one more drop of so many rows. */
export async function hasRoomForDrop(
  tx: Transaction,
  { sender, rowCount }: { readonly sender: Address; readonly rowCount: number },
  visibility: Visibility,
): Promise<boolean> {
  const [kept] = await tx
    .select({
      drops: sql<number>`count(*)::int`,
      rows: sql<string | number>`coalesce(sum(${drops.rowCount}), 0)`,
    })
    .from(drops)
    .where(
      visibility === 'public'
        ? and(eq(drops.sender, sender), eq(drops.state, 'published'), isNull(drops.seenOnChainAt))
        : and(eq(drops.sender, sender), eq(drops.state, 'sealed')),
    )
  const { max, rows } = dropLimits(visibility)
  return (kept?.drops ?? 0) < Number(max) && Number(kept?.rows ?? 0) + rowCount <= Number(rows)
}
