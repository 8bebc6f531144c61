import type { ChainFacts } from '@slotdrop/chains'
import type { Hex, Manifest } from '@slotdrop/drops'
import type { AttemptHashes, AttemptReceipt } from '../journal/journal.ts'
import type { ChainClient, SenderWallet } from '../ports.ts'

/** How an attempt ended. `mined` and `reverted` may carry another hash than the one first given: it was sped up. */
export type AttemptOutcome =
  | { readonly kind: 'mined'; readonly hash: Hex | undefined; readonly receipt: AttemptReceipt | undefined }
  | { readonly kind: 'reverted'; readonly hash: Hex; readonly receipt: AttemptReceipt }
  | {
      readonly kind: 'replaced'
      readonly hash: Hex | undefined
      /** A transfer of nothing to oneself took its place, as wallets do to cancel. */
      readonly isCancellation: boolean
    }
  | { readonly kind: 'dropped'; readonly wasSeen: boolean }

/**
 * What one look at the chain tells. `waiting` is known to the node; `missing` is not, or not yet; `doubt` is a chain that
 * contradicts itself, as nodes that lag do.
 */
export type AttemptStatus =
  | { readonly kind: 'ended'; readonly outcome: AttemptOutcome }
  | { readonly kind: 'waiting' | 'doubt'; readonly seen?: { readonly hash: Hex; readonly nonce: number } | undefined }
  | { readonly kind: 'missing' }

/** The chain, and the wallet if there is one, in which attempts are looked up. */
export type AttemptSource = {
  readonly client: ChainClient
  readonly manifest: Manifest
  readonly facts: ChainFacts
  /** Called with proposals that wait for signatures by the wallet that made them. */
  readonly wallet?: SenderWallet | undefined
  /** Hashes that others learn of attempts while they are followed. */
  readonly hashes?: AttemptHashes | undefined
}

/** An attempt that is over. */
export function ended(outcome: AttemptOutcome): AttemptStatus {
  return { kind: 'ended', outcome }
}
