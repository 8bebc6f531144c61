import { type AuthStore, AuthStoreUnavailableError, type SessionRecord } from '@slotdrop/auth/server'
import { eq, lte, sql } from 'drizzle-orm'
import { checksumAddress } from 'viem'
import type { Database } from './database.ts'
import { isDatabaseAway } from './isDatabaseAway.ts'
import { authKeys, authSessions, authUsedNonces } from './schema.ts'

/** The one key there is: what nonces are signed with. Whoever deletes its row ends every nonce that is under way. */
const nonceKeyName = 'nonce'

/** Sessions and used nonces of the sign-in in the database, shared by all instances. */
export function createAuthStore(db: Database): AuthStore {
  const store = openStore(db)
  return {
    getNonceKey: (candidate) => whileAvailable(store.getNonceKey(candidate)),
    useNonce: (nonceHash, expiresAt) => whileAvailable(store.useNonce(nonceHash, expiresAt)),
    putSession: (record, replaced) => whileAvailable(store.putSession(record, replaced)),
    getSession: (idHash) => whileAvailable(store.getSession(idHash)),
    deleteSession: (idHash) => whileAvailable(store.deleteSession(idHash)),
    deleteExpired: (now) => whileAvailable(store.deleteExpired(now)),
  }
}

async function whileAvailable<value>(answer: Promise<value>): Promise<value> {
  try {
    return await answer
  } catch (error) {
    throw isDatabaseAway(error) ? new AuthStoreUnavailableError({ cause: error }) : error
  }
}

function openStore(db: Database): AuthStore {
  return {
    async getNonceKey(candidate): Promise<Uint8Array> {
      await db
        .insert(authKeys)
        .values({ name: nonceKeyName, secret: candidate, createdAt: sql`now()` })
        .onConflictDoNothing()
      const [kept] = await db.select().from(authKeys).where(eq(authKeys.name, nonceKeyName))
      return kept?.secret ?? candidate
    },

    async useNonce(nonceHash, expiresAt): Promise<boolean> {
      const used = await db.insert(authUsedNonces).values({ nonceHash, expiresAt }).onConflictDoNothing().returning()
      return used.length === 1
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
      await db.delete(authUsedNonces).where(lte(authUsedNonces.expiresAt, now))
      await db.delete(authSessions).where(lte(authSessions.expiresAt, now))
    },
  }
}
