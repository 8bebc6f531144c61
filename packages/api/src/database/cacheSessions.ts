import type { AuthStore, SessionRecord } from '@slotdrop/auth/server'

/** How long a session that was looked up is believed. One that was ended is refused everywhere after this time, here at once. */
export const sessionCacheMs = 3_000

/** Sessions remembered by one instance. */
const maxRemembered = 20_000

type Entry = { readonly sinceMs: number; readonly session: Promise<SessionRecord | null> }

/**
 * Remembers sessions for some seconds, so that a page's many requests look theirs up once.
 *
 * @param parameters `now`: milliseconds of a clock that is never set, such as `performance.now`.
 */
export function cacheSessions(store: AuthStore, parameters: { readonly now: () => number }): AuthStore {
  const { now } = parameters
  // Insertion order is age.
  const entries = new Map<string, Entry>()

  const load = (idHash: string): Promise<SessionRecord | null> => {
    const entry: Entry = { sinceMs: now(), session: store.getSession(idHash) }
    entries.delete(idHash)
    entries.set(idHash, entry)
    for (const [oldest, { sinceMs }] of entries) {
      if (entries.size <= maxRemembered && now() - sinceMs < sessionCacheMs) break
      entries.delete(oldest)
    }
    entry.session.catch(() => {
      if (entries.get(idHash) === entry) entries.delete(idHash)
    })
    return entry.session
  }
  /** Forgets before and after: what was read while a session ended may still have been there. */
  const ending = async (idHash: string | undefined, work: () => Promise<void>): Promise<void> => {
    if (idHash !== undefined) entries.delete(idHash)
    try {
      await work()
    } finally {
      if (idHash !== undefined) entries.delete(idHash)
    }
  }
  return {
    ...store,
    getSession: (idHash) => {
      const known = entries.get(idHash)
      return known && now() - known.sinceMs < sessionCacheMs ? known.session : load(idHash)
    },
    putSession: (record, replaced) => ending(replaced?.idHash, () => store.putSession(record, replaced)),
    deleteSession: (idHash) => ending(idHash, () => store.deleteSession(idHash)),
  }
}
