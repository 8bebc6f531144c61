import type { Session } from './session.ts'

/** A nonce that was given out. Both hashes are SHA-256 in hex: what is stored cannot be used. */
export type NonceRecord = {
  readonly nonceHash: string
  /** Hash of the pre-session cookie that the nonce was given to. */
  readonly browserHash: string
  readonly expiresAt: Date
}

/** A session as it is stored. The id itself is known to the browser's cookie only. */
export type SessionRecord = Session & {
  /** SHA-256 in hex. */
  readonly idHash: string
  readonly createdAt: Date
}

/**
 * Where nonces and sessions are kept. All instances of a server share one; every function may reject, and nothing is
 * retried. Dates are compared by the caller: a store never asks for the time.
 */
export type AuthStore = {
  /** Keeps a nonce. Deletes those that ended before `now`, and the oldest ones beyond `maxNonces`. */
  readonly putNonce: (record: NonceRecord, limits: { readonly now: Date; readonly maxNonces: number }) => Promise<void>
  /**
   * Takes a nonce out. MUST be one atomic statement (`DELETE … WHERE nonce_hash = $1 RETURNING …`): of any number of
   * concurrent calls, on any number of instances, exactly one gets the record. Ended ones are returned as well.
   */
  readonly consumeNonce: (nonceHash: string) => Promise<NonceRecord | null>
  /** Keeps a session and, in the same transaction, deletes the one it replaces. */
  readonly putSession: (record: SessionRecord, replaced: { readonly idHash: string } | null) => Promise<void>
  readonly getSession: (idHash: string) => Promise<SessionRecord | null>
  /** Deletes a session; none to delete is fine. */
  readonly deleteSession: (idHash: string) => Promise<void>
  /** Deletes nonces and sessions that ended at or before `now`. */
  readonly deleteExpired: (now: Date) => Promise<void>
}
