import type { AuthStore, NonceRecord, SessionRecord } from '@slotdrop/auth/server'
import { eq, lte, sql } from 'drizzle-orm'
import { checksumAddress } from 'viem'
import type { Database } from './database.ts'
import { authNonces, authSessions } from './schema.ts'

/** Nonces that one request may clear away: more come with more requests. */
const maxCleared = 200

/** Nonces and sessions of the sign-in in the database, shared by all instances. */
export function createAuthStore(db: Database): AuthStore {
  return {
    async putNonce(record, { now, maxNonces }) {
      // Each index is asked alone, and for an array: with both conditions in one, or a join, each request would read every
      // nonce there is. Rows another request is clearing are left to it: waiting for each other in different orders would
      // be a deadlock.
      await db.execute(sql`with doomed as (
          select ref from auth_nonces
          where ref = any(array(
            (select ref from auth_nonces where ref <= (select max(ref) from auth_nonces) - ${maxNonces - 1}
              order by ref limit ${maxCleared})
            union all
            (select ref from auth_nonces where expires_at < ${now.toISOString()}
              order by expires_at limit ${maxCleared})
          ))
          for update skip locked
        ), cleared as (delete from auth_nonces using doomed where auth_nonces.ref = doomed.ref)
        insert into auth_nonces (nonce_hash, browser_hash, expires_at)
        values (${record.nonceHash}, ${record.browserHash}, ${record.expiresAt.toISOString()})`)
    },

    async consumeNonce(nonceHash): Promise<NonceRecord | null> {
      const [nonce] = await db.delete(authNonces).where(eq(authNonces.nonceHash, nonceHash)).returning()
      return nonce ? { nonceHash, browserHash: nonce.browserHash, expiresAt: nonce.expiresAt } : null
    },

    async putSession(record, replaced) {
      await db.transaction(async (tx) => {
        if (replaced) await tx.delete(authSessions).where(eq(authSessions.idHash, replaced.idHash))
        await tx.insert(authSessions).values(record)
      })
    },

    async getSession(idHash): Promise<SessionRecord | null> {
      const [session] = await db.select().from(authSessions).where(eq(authSessions.idHash, idHash))
      return session ? { ...session, address: checksumAddress(session.address) } : null
    },

    async deleteSession(idHash) {
      await db.delete(authSessions).where(eq(authSessions.idHash, idHash))
    },

    async deleteExpired(now) {
      await db.delete(authNonces).where(lte(authNonces.expiresAt, now))
      await db.delete(authSessions).where(lte(authSessions.expiresAt, now))
    },
  }
}
