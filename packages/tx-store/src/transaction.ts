import type { Address, Hex } from 'viem'

/**
 * What is known of a transaction.
 *
 * - `pending`: waiting to be mined, or for the confirmations it was given.
 * - `unknown`: nothing can be said: its chain can't be reached, no node has ever shown it, or its nonce was used by a
 *   transaction that can't be looked up. It is still watched; it is never a failure.
 * - `confirmed`, `failed`: mined; the receipt says success, or status 0.
 * - `cancelled`: its nonce was used by an empty transaction of the sender to itself, or a Safe's owners rejected it.
 * - `replaced`: its nonce was used by another call. A sped-up transaction (same call, other hash) is not replaced: it is
 *   followed under its new hash.
 * - `dropped`: nodes knew it and forgot it; its nonce is still free.
 */
export type TransactionStatus = 'pending' | 'unknown' | 'confirmed' | 'failed' | 'cancelled' | 'replaced' | 'dropped'

/** What a transaction does: with the sender, its identity beyond the hash. `value` is in wei. */
export type TransactionCall = {
  readonly nonce: number
  /** `null` creates a contract. */
  readonly to: Address | null
  readonly data: Hex
  readonly value: bigint
}

/** `safe`: the hash is a Safe's safeTxHash, which no node knows. */
export type TransactionKind = 'transaction' | 'safe'

/** A transaction as it is handed in (specification, section 5). */
export type NewTransaction = {
  /** As the wallet answered: 0x and 64 hex characters. */
  readonly hash: string
  readonly description: string
  /** Blocks, its own included, before it counts as confirmed; 1 when left out. */
  readonly confirmations?: number | undefined
  readonly kind?: TransactionKind | undefined
  /** Given by a caller who knows it, a replacement is recognised even when no node ever shows the original. */
  readonly call?: TransactionCall | undefined
  /** The Safe's own nonce of a Safe transaction: tells that the owners executed another one in its place. */
  readonly safeNonce?: bigint | undefined
}

/** A block of the chain. */
export type BlockReference = { readonly number: bigint; readonly hash: Hex }

/** A recorded transaction. */
export type TransactionRecord = {
  /** The hash it was added with. Never changes. */
  readonly id: Hex
  /** The hash to look at: another one than `id` once it was sped up, or executed by a Safe. */
  readonly hash: Hex
  readonly kind: TransactionKind
  readonly description: string
  readonly status: TransactionStatus
  readonly confirmations?: number | undefined
  /** Milliseconds since 1970. */
  readonly addedAtMs: number
  /** No reorganisation can change the status any more; no longer watched. */
  readonly isFinal: boolean
  /** A node has shown it. */
  readonly isSeen: boolean
  readonly call?: TransactionCall | undefined
  readonly safeNonce?: bigint | undefined
  /** Where it, or what took its place, was mined. */
  readonly block?: BlockReference | undefined
  /** What used its nonce instead, when `cancelled` or `replaced`. */
  readonly replacedBy?: Hex | undefined
  /** Since when no node knows it, milliseconds since 1970. */
  readonly missingSinceMs?: number | undefined
  /** How far a Safe's events have been read. */
  readonly scannedTo?: bigint | undefined
}

/** Whether its outcome is still open: what the wallet shows as pending. */
export function isPending(transaction: Pick<TransactionRecord, 'status'>): boolean {
  return transaction.status === 'pending' || transaction.status === 'unknown'
}
