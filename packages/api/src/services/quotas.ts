import { and, eq, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Transaction } from '../database/database.ts'
import { drops } from '../database/schema.ts'

/** Private drops of one account: what was sealed and is not public. */
export const maxPrivateDrops = 200

/** Rows of all private drops of one account. */
export const maxPrivateRows = 20_000_000

/** Both limits as values of the refusal. */
export const privateDropLimits = { max: String(maxPrivateDrops), rows: String(maxPrivateRows) }

/** Tells these locks from others of the database. */
const lockSpace = 7_305_118

/**
 * Lets what an account keeps be counted: until this transaction ends, no other one that locks the same account goes on, on
 * any instance. What is counted after it can't grow beyond a quota by requests at once.
 */
export async function lockAccount(tx: Transaction, account: Address): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(${account.toLowerCase()}))`)
}

/** Whether a locked account may keep one more private drop of so many rows. */
export async function hasRoomForPrivateDrop(tx: Transaction, sender: Address, rowCount: number): Promise<boolean> {
  const [kept] = await tx
    .select({
      drops: sql<number>`count(*)::int`,
      rows: sql<string | number>`coalesce(sum(${drops.rowCount}), 0)`,
    })
    .from(drops)
    .where(and(eq(drops.sender, sender), eq(drops.state, 'sealed')))
  return (kept?.drops ?? 0) < maxPrivateDrops && Number(kept?.rows ?? 0) + rowCount <= maxPrivateRows
}
