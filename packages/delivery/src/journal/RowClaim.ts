import type { Address, Hex } from '@slotdrop/drops'

/** Where a signed claim goes, and until when it may be submitted. */
export type SignedClaim = {
  readonly to: Address
  /** Last second (since 1970) at which the distributor accepts the signature. */
  readonly deadline: bigint
}

/** A claim that pays one row: to its account, or to the address that the account signed for. */
export type RowClaim = {
  readonly signed?: (SignedClaim & { readonly signature: Hex }) | undefined
}

/** Claims by slot, and by the row's place in it. */
export type RowClaims = ReadonlyMap<number, ReadonlyMap<number, RowClaim>>
