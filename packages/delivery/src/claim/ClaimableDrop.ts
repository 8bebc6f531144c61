import type { Sentence } from '@slotdrop/messages'
import type { Address, DropCommitment, Hex } from '@slotdrop/drops'
import type { Refusal } from '../errors/index.ts'

/** What a row means for its recipient, now. */
export type ClaimStatus =
  /** The chain says that it was paid, by whatever way. */
  | { readonly kind: 'paid' }
  /** A claim of it goes through: it was tried. Without `gas` the node would not try it for an account without coins. */
  | { readonly kind: 'claimable'; readonly gas: bigint | undefined }
  /** The sender has not opened claims: the row waits until it is sent. */
  | { readonly kind: 'waiting' }
  /** Coins can't be taken from an account: they are sent, and only claimed out of a wrapped coin. */
  | { readonly kind: 'waiting-for-coins' }
  | { readonly kind: 'not-open-yet'; readonly opensAtSeconds: bigint }
  | { readonly kind: 'closed'; readonly closesAtSeconds: bigint }
  | { readonly kind: 'cancelled' }
  /** The sender holds or allows less than the row, or what the rows before it leave of that. */
  | { readonly kind: 'unfunded'; readonly available: bigint; readonly needed: bigint }
  /** A claim was tried and refused; `refusal` is undefined for an answer without a name. */
  | { readonly kind: 'refused'; readonly refusal: Refusal | undefined; readonly sentence: Sentence }

/** A drop as its public files tell it, or its manifest. */
export type ClaimableDrop = DropCommitment & { readonly dropId: Hex }

/** What the chain says to a recipient. */
export type Claims = {
  /** One for each row asked for. */
  readonly statuses: readonly ClaimStatus[]
  readonly claimsOpen: boolean
  readonly isCancelled: boolean
  /** Account that may send rows for the sender at the moment; undefined for nobody, and where everybody may. */
  readonly operator: Address | undefined
  /** Seconds since 1970, of the block that was read. */
  readonly chainSeconds: bigint
}
