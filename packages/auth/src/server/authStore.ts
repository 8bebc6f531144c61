import type { Session } from './session.ts'

/** A session as it is stored. The id itself is known to the browser's cookie only. */
export type SessionRecord = Session & {
  /** SHA-256 in hex. */
  readonly idHash: string
  readonly createdAt: Date
}

/**
 * Where sessions and used nonces are kept. A nonce that nobody has used is kept nowhere. All instances of a server share one; every function may reject, and nothing is
 * retried. Dates are compared by the caller: a store never asks for the time.
 */
export type AuthStore = {
  /**
   * The key that nonces are signed with: the one that is kept, or `candidate`, which is then kept for all instances. MUST
   * give every caller the same bytes, also when many ask at once for the first time.
   */
  readonly getNonceKey: (candidate: Uint8Array) => Promise<Uint8Array>
  /**
   * Remembers a nonce as used, by its SHA-256 in hex, until `expiresAt`. MUST be one atomic statement
   * (`INSERT … ON CONFLICT DO NOTHING RETURNING …`): of any number of concurrent calls, on any number of instances, exactly
   * one gets `true`.
   */
  readonly useNonce: (nonceHash: string, expiresAt: Date) => Promise<boolean>
  /** Keeps a session and, in the same transaction, deletes the one it replaces. */
  readonly putSession: (record: SessionRecord, replaced: { readonly idHash: string } | null) => Promise<void>
  readonly getSession: (idHash: string) => Promise<SessionRecord | null>
  /** Deletes a session; none to delete is fine. */
  readonly deleteSession: (idHash: string) => Promise<void>
  /** Deletes used nonces and sessions that ended at or before `now`. */
  readonly deleteExpired: (now: Date) => Promise<void>
}
