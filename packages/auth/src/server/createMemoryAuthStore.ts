import type { AuthStore, NonceRecord, SessionRecord } from './authStore.ts'

/** A store that lasts as long as the process: for tests and for trying things out. One process only. */
export function createMemoryAuthStore(): AuthStore & {
  /** Rows held now. */
  readonly count: () => { readonly nonces: number; readonly sessions: number }
} {
  const nonces = new Map<string, NonceRecord>()
  const sessions = new Map<string, SessionRecord>()
  return {
    count: () => ({ nonces: nonces.size, sessions: sessions.size }),
    async putNonce(record, { now, maxNonces }) {
      nonces.set(record.nonceHash, record)
      // Insertion order is age, so the first one to stay ends the search.
      for (const [key, { expiresAt }] of nonces) {
        if (nonces.size <= maxNonces && expiresAt > now) break
        nonces.delete(key)
      }
    },
    async consumeNonce(nonceHash) {
      const record = nonces.get(nonceHash) ?? null
      nonces.delete(nonceHash)
      return record
    },
    async putSession(record, replaced) {
      if (replaced) sessions.delete(replaced.idHash)
      sessions.set(record.idHash, record)
    },
    getSession: async (idHash) => sessions.get(idHash) ?? null,
    async deleteSession(idHash) {
      sessions.delete(idHash)
    },
    async deleteExpired(now) {
      for (const [key, { expiresAt }] of nonces) if (expiresAt <= now) nonces.delete(key)
      for (const [key, { expiresAt }] of sessions) if (expiresAt <= now) sessions.delete(key)
    },
  }
}
