import { eq } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from './database.ts'
import { authSessions } from './schema.ts'

/**
 * Ends all sessions of an account, for the operator of the site. Servers that run refuse them within five seconds.
 *
 * @returns how many there were
 */
export async function endSessions(db: Database, address: Address): Promise<number> {
  const ended = await db
    .delete(authSessions)
    .where(eq(authSessions.address, address))
    .returning({ idHash: authSessions.idHash })
  return ended.length
}
