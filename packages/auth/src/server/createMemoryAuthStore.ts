import type { AuthStore, SessionRecord } from './authStore.ts'

/** A store that lasts as long as the process: for tests and for trying things out. One process only. */
export function createMemoryAuthStore(): AuthStore & {
  /** Rows held now. */
  readonly count: () => { readonly usedNonces: number; readonly sessions: number }
} {
  const usedNonces = new Map<string, Date>()
  const sessions = new Map<string, SessionRecord>()
  let key: Uint8Array | undefined
  return {
    count: () => ({ usedNonces: usedNonces.size, sessions: sessions.size }),
    getNonceKey: async (candidate) => (key ??= candidate),
    async useNonce(nonceHash, expiresAt) {
      if (usedNonces.has(nonceHash)) return false
      usedNonces.set(nonceHash, expiresAt)
      return true
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
      for (const [hash, expiresAt] of usedNonces) if (expiresAt <= now) usedNonces.delete(hash)
      for (const [key, { expiresAt }] of sessions) if (expiresAt <= now) sessions.delete(key)
    },
  }
}
